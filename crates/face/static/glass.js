/** The hourglass: the time left by the server's clock, and the time after a turn. */

import { all, clamp } from './page.js';

const TICK = 250;
const HURRY = 30_000;

const ahead = new WeakMap();

export function start() {
  refresh();
  setInterval(() => document.hidden || refresh(), TICK);
}

export function refresh() {
  for (const glass of all('[data-deadline]')) draw(glass);
}

function draw(glass) {
  const full = Number(glass.dataset.full);
  const left = clamp(glass.dataset.deadline - now(glass), 0, full);
  glass.style.setProperty('--left', (left / full).toFixed(4));
  glass.classList.toggle('hurry', left <= HURRY);
  const seconds = Math.ceil(left / 1000);
  write(glass.querySelector('[data-glass-left]'), seconds);
  write(glass.querySelector('[data-glass-after]'), Math.round(full / 1000) - seconds);
}

/** The server's clock. It stands still in a pause. */
function now(glass) {
  const { now: written, paused } = glass.dataset;
  if (paused !== undefined) return Number(written);
  if (ahead.get(glass)?.written !== written) ahead.set(glass, { written, by: Date.now() - written });
  return Date.now() - ahead.get(glass).by;
}

function write(element, seconds) {
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  if (element && element.textContent !== text) element.textContent = text;
}
