/** Keyboard navigation on a grid: one cell is in the tab order, and the arrow keys move to the next. */

import { all, on } from './dom.js';

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const current = new WeakMap();

export function start() {
  on('focusin', '[data-grid] [data-x]', (cell) => settle(cell.closest('[data-grid]'), cell));
  on('keydown', '[data-grid] [data-x]', (cell, event) => {
    if (event.target !== cell || event.altKey || event.metaKey || event.shiftKey) return;
    const next = target(cell, event);
    if (next === undefined) return;
    event.preventDefault();
    next?.focus();
  });
}

export function refresh() {
  for (const grid of all('[data-grid]')) {
    const cell = current.get(grid);
    if (grid.contains(cell ?? null)) settle(grid, cell);
  }
}

function settle(grid, cell) {
  current.set(grid, cell);
  for (const other of grid.querySelectorAll('[data-x]')) other.setAttribute('tabindex', other === cell ? 0 : -1);
}

/** The cell to which a key leads; `null` at the edge, `undefined` for other keys. */
function target(cell, { code, ctrlKey }) {
  const cells = [...cell.closest('[data-grid]').querySelectorAll('[data-x]')];
  const [x, y] = spot(cell);
  if (code === 'Home' || code === 'End') {
    const row = cells.filter((other) => ctrlKey || spot(other)[1] === y).sort(byReading);
    return row.at(code === 'Home' ? 0 : -1);
  }
  if (!DIRECTIONS[code] || ctrlKey) return undefined;
  const [right, down] = DIRECTIONS[code];
  // A grid may have gaps.
  const ahead = cells.filter((other) => {
    const [dx, dy] = [spot(other)[0] - x, spot(other)[1] - y];
    return dx * down === dy * right && dx * right + dy * down > 0;
  }).sort(byReading);
  return ahead.at(right + down > 0 ? 0 : -1) ?? null;
}

const spot = ({ dataset }) => [Number(dataset.x), Number(dataset.y)];

function byReading(a, b) {
  const [[ax, ay], [bx, by]] = [spot(a), spot(b)];
  return ay - by || ax - bx;
}
