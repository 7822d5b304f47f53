/** The hourglass: shows the time left by the server's clock, rounded up to seconds, and the time after a turn. */

import { all, byId, clamp } from './dom.js';

const TICK_MS = 250;
/** With less time left the hourglass looks urgent. */
const URGENT_MS = 30_000;

/** When each hourglass runs out, by the monotonic clock of this page. */
const ends = new WeakMap();

/** The server wrote its time when the first byte of the page came, not when this script started. */
export function start() {
  const [navigation] = performance.getEntriesByType('navigation');
  refresh(navigation?.responseStart);
  tick();
}

export function refresh(arrived = performance.now()) {
  for (const glass of running()) draw(glass, left(glass, arrived));
}

/** An hourglass in a figure of the rules has no clock and does not run. */
const running = () => (byId('clock') ? all('[data-deadline]') : []);

/** Draws when the next second begins, so that all pages show it at the same time. */
function tick() {
  const [glass] = running();
  // Read before drawing: if the second ended in between, its drawing would wait for the next tick.
  const rest = glass ? left(glass) % 1000 : 0;
  if (!document.hidden) refresh();
  setTimeout(tick, rest > 0 ? Math.min(rest, TICK_MS) : TICK_MS);
}

/** The time left. The server may send its time several times for one deadline: the one with the least delay counts. */
function left(glass, arrived = performance.now()) {
  const { deadline } = glass.dataset;
  const { now } = byId('clock').dataset;
  let end = ends.get(glass);
  if (end?.deadline !== deadline || end.now !== now) {
    const at = arrived + (deadline - now);
    end = { deadline, now, at: end?.deadline === deadline ? Math.min(end.at, at) : at };
    ends.set(glass, end);
  }
  return end.at - performance.now();
}

function draw(glass, rest) {
  const full = Number(glass.dataset.full);
  const shown = clamp(rest, 0, full);
  glass.style.setProperty('--left', (shown / full).toFixed(4));
  glass.classList.toggle('hurry', shown <= URGENT_MS);
  const seconds = Math.ceil(shown / 1000);
  write(glass.querySelector('[data-glass-left]'), seconds);
  write(glass.querySelector('[data-glass-after]'), Math.round(full / 1000) - seconds);
}

function write(element, seconds) {
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  if (element && element.textContent !== text) element.textContent = text;
}
