/** Looking closer at a board: pinch, wheel, drag, double tap, keys and buttons; until then the view fits the whole. */

import { all, clamp, on, onKey, pointOf, still } from './page.js';

const STEP = 1.4;
const CLOSEST = 12;
const GLIDE = 300;

/** For each board the view now, and whether the person has made it theirs. */
const views = new WeakMap();

export function start() {
  on('wheel', '[data-zoom]', (svg, event) => {
    event.preventDefault();
    zoomAt(svg, Math.exp(clamp(event.deltaY, -120, 120) / 400), event.clientX, event.clientY);
  }, { passive: false });
  on('click', '[data-zoom-in]', () => zoom(1 / STEP));
  on('click', '[data-zoom-out]', () => zoom(STEP));
  on('click', '[data-zoom-fit]', fit);
  on('focusin', '[data-zoom] *', reveal);
  onKey(({ key }) => {
    if (key === '+') zoom(1 / STEP);
    else if (key === '-') zoom(STEP);
    else if (key === '0') fit();
  });
  refresh();
}

/** After a morph: the view is what it was, or follows the board as it grows. */
export function refresh() {
  for (const svg of all('[data-zoom]')) {
    const { fit: whole } = svg.dataset;
    if (!views.has(svg)) views.set(svg, { now: box(svg), whole, free: false, glide: 0 });
    const view = views.get(svg);
    svg.style.touchAction = 'none';
    write(svg, view.now);
    if (view.whole !== whole && !view.free) glide(svg, box(svg));
    view.whole = whole;
  }
}

/** Zooms so that the point of the window stays where it is. */
export function zoomAt(svg, factor, x, y) {
  const { now } = views.get(svg);
  const whole = box(svg);
  const k = clamp(now.w * factor, whole.w / CLOSEST, whole.w * 1.25) / now.w;
  const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
  take(svg, { x: point.x - (point.x - now.x) * k, y: point.y - (point.y - now.y) * k, w: now.w * k, h: now.h * k });
}

/** Moves the view by so many pixels. The middle of the view never leaves the board. */
export function pan(svg, dx, dy) {
  const { now } = views.get(svg);
  const { a, d } = svg.getScreenCTM();
  take(svg, { ...now, x: now.x - dx / a, y: now.y - dy / d });
}

const board = () => document.querySelector('[data-zoom]');

function box(svg) {
  const [x, y, w, h] = (svg.dataset.fit ?? svg.getAttribute('viewBox')).split(/[ ,]+/).map(Number);
  return { x, y, w, h };
}

function zoom(factor) {
  const svg = board();
  if (!svg) return;
  const { x, y } = pointOf(svg);
  zoomAt(svg, factor, x, y);
}

function fit() {
  const svg = board();
  if (!svg) return;
  views.get(svg).free = false;
  glide(svg, box(svg));
}

/** The person's own view: from now on it follows nothing. */
function take(svg, next) {
  const view = views.get(svg);
  const whole = box(svg);
  cancelAnimationFrame(view.glide);
  view.free = true;
  const x = clamp(next.x, whole.x - next.w / 2, whole.x + whole.w - next.w / 2);
  const y = clamp(next.y, whole.y - next.h / 2, whole.y + whole.h - next.h / 2);
  write(svg, { ...next, x, y });
}

function write(svg, now) {
  views.get(svg).now = now;
  const text = [now.x, now.y, now.w, now.h].map((n) => Number(n.toFixed(3))).join(' ');
  if (svg.getAttribute('viewBox') !== text) svg.setAttribute('viewBox', text);
}

function glide(svg, to) {
  const view = views.get(svg);
  const from = view.now;
  const begun = performance.now();
  cancelAnimationFrame(view.glide);
  const length = still.matches ? 0 : GLIDE;
  const frame = (time) => {
    const t = length ? clamp((time - begun) / length, 0, 1) : 1;
    const eased = 1 - (1 - t) ** 3;
    const between = (side) => from[side] + (to[side] - from[side]) * eased;
    write(svg, { x: between('x'), y: between('y'), w: between('w'), h: between('h') });
    if (t < 1) view.glide = requestAnimationFrame(frame);
  };
  view.glide = requestAnimationFrame(frame);
}

/** What has the focus is never outside the view. */
function reveal(element) {
  const svg = element.closest('[data-zoom]');
  const [outer, inner] = [svg.getBoundingClientRect(), element.getBoundingClientRect()];
  const dx = Math.max(outer.left - inner.left, 0) + Math.min(outer.right - inner.right, 0);
  const dy = Math.max(outer.top - inner.top, 0) + Math.min(outer.bottom - inner.bottom, 0);
  if (dx || dy) pan(svg, dx, dy);
}
