/** Fingers and mouse on a board that can be zoomed: drag to pan, pinch, double tap. */

import { on } from './page.js';
import { pan, zoomAt } from './zoom.js';

/** Less is a click. */
const SLACK = 6;
const DOUBLE = { within: 300, near: 24 };

const fingers = new Map();
let svg = null;
let dragging = false;
let lastTap = null;

export function start() {
  on('pointerdown', '[data-zoom]', down);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', up);
  document.addEventListener('pointercancel', up);
  // The click that ends a drag means nothing.
  document.addEventListener('click', (event) => dragging && event.stopImmediatePropagation(), true);
}

function down(element, event) {
  if (event.button !== 0) return;
  if (fingers.size === 0) dragging = false;
  svg = element;
  const { clientX: x, clientY: y } = event;
  fingers.set(event.pointerId, { x, y, fromX: x, fromY: y });
  if (fingers.size > 1) hold();
}

function move(event) {
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  const { clientX: x, clientY: y } = event;
  if (!dragging && Math.hypot(x - finger.fromX, y - finger.fromY) < SLACK) return;
  if (!dragging) hold();
  const before = grip();
  Object.assign(finger, { x, y });
  const after = grip();
  pan(svg, after.x - before.x, after.y - before.y);
  if (after.span) zoomAt(svg, before.span / after.span, after.x, after.y);
}

function up(event) {
  if (!fingers.delete(event.pointerId) || fingers.size) return;
  if (dragging) setTimeout(() => { dragging = false; });
  else if (event.type === 'pointerup') tap(event);
}

/** From here on it is a drag, also outside the board. */
function hold() {
  dragging = true;
  for (const id of fingers.keys()) svg.setPointerCapture(id);
}

/** The middle of the fingers, and how far apart two of them are. */
function grip() {
  const [one, two = one] = fingers.values();
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, span: Math.hypot(one.x - two.x, one.y - two.y) };
}

function tap({ target, timeStamp, clientX: x, clientY: y }) {
  const double = lastTap && timeStamp - lastTap.timeStamp < DOUBLE.within &&
    Math.hypot(x - lastTap.x, y - lastTap.y) < DOUBLE.near;
  lastTap = double ? null : { timeStamp, x, y };
  // Where a tap does something, two taps do it twice.
  if (double && !target.closest('[data-act], [data-choose], [data-menu]')) zoomAt(svg, 0.5, x, y);
}
