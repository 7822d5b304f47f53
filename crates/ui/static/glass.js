/** The hourglass: the time left by the server's clock, a begun second counted, and the time after a turn. */

import { all, byId, clamp } from './page.js';

const TICK = 250;
const HURRY = 30_000;

/** When each glass runs out by this page's own clock, which nobody sets. */
const ends = new WeakMap();

/** What came with the page was written when its first byte came, not when this script could run. */
export function start() {
  const [visit] = performance.getEntriesByType('navigation');
  refresh(visit?.responseStart);
  tick();
}

export function refresh(arrived = performance.now()) {
  for (const glass of running()) draw(glass, left(glass, arrived));
}

/** A glass in a figure of the rules has no clock and stands still. */
const running = () => (byId('clock') ? all('[data-deadline]') : []);

/** Draws at the moment when the next second begins, so that all pages show it at once. */
function tick() {
  const [glass] = running();
  // Read before drawing: if the second ended in between, its drawing would wait for the next tick.
  const rest = glass ? left(glass) % 1000 : 0;
  if (!document.hidden) refresh();
  setTimeout(tick, rest > 0 ? Math.min(rest, TICK) : TICK);
}

/** In a pause it stands still. Of several words about one deadline the one with the least delay holds. */
function left(glass, arrived = performance.now()) {
  const { deadline, paused } = glass.dataset;
  const { now } = byId('clock').dataset;
  if (paused !== undefined) return deadline - now;
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
  glass.classList.toggle('hurry', shown <= HURRY);
  const seconds = Math.ceil(shown / 1000);
  write(glass.querySelector('[data-glass-left]'), seconds);
  write(glass.querySelector('[data-glass-after]'), Math.round(full / 1000) - seconds);
}

function write(element, seconds) {
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  if (element && element.textContent !== text) element.textContent = text;
}
