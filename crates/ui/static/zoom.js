/** Zooming and panning an SVG board. Until a person zooms, the view follows the whole board. */

import { all, clamp, on, onKey, pointOf, reducedMotion } from './dom.js';

const ZOOM_STEP = 1.4;
const MAX_ZOOM = 12;
const GLIDE_MS = 300;

const views = new WeakMap();

export function start() {
  on('wheel', '[data-zoom]', (svg, event) => {
    event.preventDefault();
    zoomAt(svg, Math.exp(clamp(event.deltaY, -120, 120) / 400), { x: event.clientX, y: event.clientY });
  }, { passive: false });
  on('click', '[data-zoom-in]', () => zoom(1 / ZOOM_STEP));
  on('click', '[data-zoom-out]', () => zoom(ZOOM_STEP));
  on('click', '[data-zoom-fit]', fit);
  on('focusin', '[data-zoom] *', reveal);
  onKey(({ key }) => {
    if (key === '+') zoom(1 / ZOOM_STEP);
    else if (key === '-') zoom(ZOOM_STEP);
    else if (key === '0') fit();
  });
  refresh();
}

export function refresh() {
  for (const svg of all('[data-zoom]')) {
    const { fit: whole } = svg.dataset;
    if (!views.has(svg)) views.set(svg, { now: box(svg), whole, free: false, glide: 0 });
    const view = views.get(svg);
    svg.style.touchAction = 'none';
    write(svg, view.now);
    if (view.whole !== whole && !view.free) glide(svg);
    view.whole = whole;
  }
}

/** Zooms and keeps a point of the window in place. */
export function zoomAt(svg, factor, { x, y }) {
  const [left, top, w, h] = views.get(svg).now;
  const whole = box(svg)[2];
  const k = clamp(w * factor, whole / MAX_ZOOM, whole * 1.25) / w;
  const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
  setView(svg, [point.x - (point.x - left) * k, point.y - (point.y - top) * k, w * k, h * k]);
}

export function pan(svg, dx, dy) {
  const [x, y, ...size] = views.get(svg).now;
  const scale = svg.getScreenCTM().a;
  setView(svg, [x - dx / scale, y - dy / scale, ...size]);
}

const box = (svg) => svg.dataset.fit.split(' ').map(Number);

function zoom(factor) {
  for (const svg of all('[data-zoom]')) zoomAt(svg, factor, pointOf(svg));
}

function fit() {
  all('[data-zoom]').forEach(glide);
}

/** Sets the view that the person chose. Its middle stays on the board. */
function setView(svg, [x, y, w, h]) {
  const view = views.get(svg);
  const [left, top, width, height] = box(svg);
  cancelAnimationFrame(view.glide);
  view.free = true;
  write(svg, [clamp(x, left - w / 2, left + width - w / 2), clamp(y, top - h / 2, top + height - h / 2), w, h]);
}

function write(svg, now) {
  views.get(svg).now = now;
  svg.setAttribute('viewBox', now.map((n) => Number(n.toFixed(3))).join(' '));
}

/** Moves to the whole board, and follows it from now on. */
function glide(svg) {
  const view = views.get(svg);
  const [from, to, begun] = [view.now, box(svg), performance.now()];
  cancelAnimationFrame(view.glide);
  view.free = false;
  const frame = (time) => {
    const t = reducedMotion.matches ? 1 : clamp((time - begun) / GLIDE_MS, 0, 1);
    const eased = 1 - (1 - t) ** 3;
    write(svg, from.map((n, side) => n + (to[side] - n) * eased));
    if (t < 1) view.glide = requestAnimationFrame(frame);
  };
  view.glide = requestAnimationFrame(frame);
}

function reveal(element) {
  const svg = element.closest('[data-zoom]');
  const [outer, inner] = [svg.getBoundingClientRect(), element.getBoundingClientRect()];
  const dx = clamp(inner.left, outer.left, outer.right - inner.width) - inner.left;
  const dy = clamp(inner.top, outer.top, outer.bottom - inner.height) - inner.top;
  if (dx || dy) pan(svg, dx, dy);
}
