/** Boards by keyboard: one square of a grid is in the tab order, and the arrow keys carry that place along. */

import { all, on } from './page.js';

const CELL = '[data-grid] [data-x][data-y]';
const current = new WeakMap();

const AHEAD = {
  ArrowLeft: (from, to) => to.y === from.y && from.x - to.x,
  ArrowRight: (from, to) => to.y === from.y && to.x - from.x,
  ArrowUp: (from, to) => to.x === from.x && from.y - to.y,
  ArrowDown: (from, to) => to.x === from.x && to.y - from.y,
};

export function start() {
  on('focusin', CELL, (cell) => settle(cell.closest('[data-grid]'), cell));
  on('keydown', CELL, (cell, event) => {
    if (event.target !== cell || event.altKey || event.metaKey || event.shiftKey) return;
    const next = target(cell, event);
    if (next === undefined) return;
    event.preventDefault();
    next?.focus();
  });
  refresh();
}

/** After a morph: the square where the person is stays the one in the tab order. */
export function refresh() {
  for (const grid of all('[data-grid]')) {
    const cell = current.get(grid);
    if (cell && grid.contains(cell)) settle(grid, cell);
  }
}

function settle(grid, cell) {
  current.set(grid, cell);
  for (const other of cells(grid)) {
    const wanted = other === cell ? '0' : '-1';
    if (other.getAttribute('tabindex') !== wanted) other.setAttribute('tabindex', wanted);
  }
}

const cells = (grid) => [...grid.querySelectorAll('[data-x][data-y]')];
const spot = ({ dataset }) => ({ x: Number(dataset.x), y: Number(dataset.y) });

/** Where a key leads: a square, `null` for nowhere, nothing for a key that is not ours. */
function target(cell, { key, code, ctrlKey }) {
  const squares = cells(cell.closest('[data-grid]'));
  if (key === 'Home' || key === 'End') {
    const row = squares.filter((other) => ctrlKey || other.dataset.y === cell.dataset.y).sort(byReading);
    return row.at(key === 'Home' ? 0 : -1);
  }
  const ahead = AHEAD[code];
  if (!ahead || ctrlKey) return undefined;
  const from = spot(cell);
  // Boards may have gaps: the nearest square in that direction, however far.
  const distance = (other) => ahead(from, spot(other)) || 0;
  const open = squares.filter((other) => distance(other) > 0).sort((a, b) => distance(a) - distance(b));
  return open[0] ?? null;
}

function byReading(a, b) {
  const [one, two] = [spot(a), spot(b)];
  return one.y - two.y || one.x - two.x;
}
