// The game that the others play: four tokens on a grid, one step by turns.

export const SEATS = 4;
export const STEPS = ['north', 'east', 'south', 'west'];
const SIZE = 6;
const BY = { north: -SIZE, east: 1, south: SIZE, west: -1 };

// Where the tokens stand at first: in the corners.
export const corners = () => [0, SIZE - 1, SIZE * (SIZE - 1), SIZE * SIZE - 1];

// The square that a step leads to; undefined if the grid ends there.
export function beside(square, step) {
  const column = square % SIZE;
  if (step === 'west' && column === 0) return undefined;
  if (step === 'east' && column === SIZE - 1) return undefined;
  const to = square + (BY[step] ?? NaN);
  return to >= 0 && to < SIZE * SIZE ? to : undefined;
}

// One of the steps that are open, at random.
export function anyStep(square) {
  const open = STEPS.filter((step) => beside(square, step) !== undefined);
  return open[Math.floor(Math.random() * open.length)];
}
