/** The beats of The Magic Labyrinth: steps and walking into a wall; the others are in a second module. */

import './magic-labyrinth-chips.js';
import { all, byId, clamp } from './dom.js';
import { element, over, shift, way } from './rig.js';
import { define } from './stage.js';

const SIZE = 6;
const SIDES = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

const numbers = (square) => square.split(',').map(Number);
const cellAt = (square) => {
  const [x, y] = numbers(square);
  return all('#squares td')[y * SIZE + x];
};
const rectAt = (square) => cellAt(square).getBoundingClientRect();
const mage = (seat) => byId(`mage-${seat}`);

/** Where the page has a magician (`rest`), and the way from there to where it is seen (`now`). */
function standing(seat, rig) {
  if (!rig.memory.has(seat)) {
    const rest = mage(seat).getBoundingClientRect();
    rig.memory.set(seat, { rest, now: way(rest, rig.seen.get(`mage-${seat}`) ?? rest) });
  }
  return rig.memory.get(seat);
}

/** Moves a magician to a way from its rest. */
function travel(seat, to, ms, rig, options) {
  const place = standing(seat, rig);
  const frames = [place.now, to].map((one) => ({ transform: shift(one) }));
  place.now = to;
  return rig.pose(mage(seat), frames, ms, options);
}

/** Steps sound higher towards the top of the board. */
const pitch = (square) => 1.25 - numbers(square)[1] * 0.09;

/** Hops of a piece while it travels: on its picture, because the piece itself has the way. */
function hop(piece, ms, count, rig) {
  const jump = [{ transform: 'none' }, { transform: 'translateY(-22%) scale(1.06, .98)', offset: 0.45 }, { transform: 'scale(1.05, .93)', offset: 0.9 }, { transform: 'none' }];
  rig.run(piece.firstElementChild, jump, ms / count, { iterations: count });
}

define('step', {
  quick: true,
  touches: ({ seat }) => [`mage-${seat}`],
  async play({ seat, to }, rig) {
    const goal = rectAt(to);
    hop(mage(seat), 220, 1, rig);
    rig.sound('tap', goal, { pitch: pitch(to), delay: 150 });
    await travel(seat, way(standing(seat, rig).rest, goal), 220, rig);
    rig.tell();
    await rig.wait(16);
  },
  mark: ({ to }, rig) => rig.sound('tap', rectAt(to), { pitch: pitch(to) }),
});

/** The wall between two squares: a bar on the edge, with a front that rises from it. */
function wallAt(from, side) {
  const [x, y] = numbers(from);
  const [dx, dy] = SIDES[side];
  const wall = element(`wall bumped x${x + Math.min(dx, 0)} y${y + Math.min(dy, 0)} ${dx ? 'east' : 'south'}`);
  wall.append(element('front'));
  return wall;
}

/** Where the word stands: behind the wall, within the board. */
function wordPlace(edge, at, frame, side) {
  const [dx, dy] = SIDES[side];
  const left = clamp(edge.left + edge.width / 2 + dx * at.width, frame.left + at.width, frame.right - at.width);
  const top = clamp(edge.top + edge.height / 2 + (dy || -1) * at.height * 0.9, frame.top + at.height * 0.4, frame.bottom - at.height * 0.4);
  return { left, top, width: 0, height: 0 };
}

define('bump', {
  async play({ seat, from, side, home }, rig) {
    const board = byId('parterre');
    const [at, frame, goal] = [rectAt(from), board.getBoundingClientRect(), rectAt(home)];
    const { rest } = standing(seat, rig);
    const [dx, dy] = SIDES[side];
    const [x, y] = way(rest, at);
    await travel(seat, [x + dx * at.width * 0.2, y + dy * at.width * 0.2], 160, rig, { easing: 'ease-in' });
    const wall = rig.add(wallAt(from, side), board);
    const light = rig.add(element('stage-light'), board);
    const edge = wall.getBoundingClientRect();
    const middle = [edge.left + edge.width / 2 - frame.left, edge.top + edge.height / 2 - frame.top];
    light.style.background = `radial-gradient(circle at ${middle[0]}px ${middle[1]}px, transparent ${at.width * 1.1}px, #0a201ea0 ${at.width * 2.4}px)`;
    rig.sound('slam', at);
    if (rig.own) navigator.vibrate?.(80);
    rig.run(light, [{ opacity: 0 }, { opacity: 1 }], 110, { fill: 'forwards' });
    await rig.run(wall.firstChild, [{ transform: 'scaleY(0)' }, { transform: 'scaleY(1.25)', offset: 0.7 }, { transform: 'none' }], 110, { easing: 'ease-out' });
    rig.tell();
    const burst = rig.add(over(element('stage-burst'), edge, at.width * 1.5), board);
    // Below the wall, so within the board.
    Object.assign(burst.style, { left: `${middle[0] - at.width * 0.75}px`, top: `${middle[1] - at.width * 0.75}px` });
    const word = rig.add(over(element('stage-word', 'b'), wordPlace(edge, at, frame, side), at.width * 2));
    word.textContent = board.dataset.bump;
    rig.run(burst, [{ transform: 'scale(.2)', opacity: 1 }, { transform: 'scale(1)', opacity: 1, offset: 0.3 }, { transform: 'scale(1.15)', opacity: 0 }], 420, { fill: 'forwards' });
    rig.run(word, [{ transform: 'rotate(-8deg) scale(.3)' }, { transform: 'rotate(-8deg) scale(1.12)', offset: 0.2 }, { transform: 'rotate(-8deg)', offset: 0.3 }, { transform: 'rotate(-8deg)', opacity: 1, offset: 0.85 }, { transform: 'rotate(-8deg)', opacity: 0 }], 1150, { fill: 'forwards' });
    const nudge = [0, 5, -3, 0].map((by) => ({ transform: shift([dx * by, dy * by], `rotate(${by / 8}deg)`) }));
    rig.run(board, nudge, 260);
    travel(seat, [x, y], 260, rig, { easing: 'ease-out' });
    roll(at, frame, rig);
    await rig.wait(1200);
    rig.run(wall.firstChild, [{ transform: 'none', opacity: 1 }, { transform: 'scaleY(0)', opacity: 0 }], 160, { fill: 'forwards' });
    rig.run(wall, [{ opacity: 1 }, { opacity: 0 }], 160, { fill: 'forwards' });
    rig.run(light, [{ opacity: 1 }, { opacity: 0 }], 160, { fill: 'forwards' });
    rig.sound('home', at, { to: goal });
    hop(mage(seat), 500, 4, rig);
    await travel(seat, way(rest, goal), 500, rig);
    await rig.wait(80);
  },
  mark({ from, side }, rig) {
    rig.add(wallAt(from, side), byId('parterre'));
    rig.sound('slam', rectAt(from));
  },
});

/** The ball falls from under the magician and rolls off along the edge of the board. */
function roll(from, frame, rig) {
  const size = from.width * 0.26;
  const ball = rig.add(over(element('stage-ball'), from, size));
  const isLow = from.top > frame.top + frame.height / 2;
  const rim = { left: from.left, top: isLow ? frame.bottom - size : frame.top, width: from.width, height: size };
  const isLeft = from.left < frame.left + frame.width / 2;
  const corner = { ...rim, left: isLeft ? frame.left - size : frame.right - from.width + size };
  const [edge, end] = [way(from, rim), way(from, corner)];
  const frames = [[0, 0, 0], [0, from.height * 0.3, 0.1], [0, from.height * 0.12, 0.18], [0, from.height * 0.3, 0.26], [...edge, 0.55], [...end, 0.95]];
  const motion = frames.map(([x, y, at]) => ({ transform: shift([x, y]), offset: at, opacity: 1 }));
  rig.sound('ball', from, { to: corner, delay: 120 });
  rig.run(ball, [...motion, { transform: shift(end), opacity: 0 }], 1150, { delay: 120 * rig.pace, easing: 'linear', fill: 'both' });
}
