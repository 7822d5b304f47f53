/** Dragging, pinching and double tapping on a board that can be zoomed. */

import { on } from './dom.js';
import { pan, zoomAt } from './zoom.js';

/** A shorter movement, in pixels, is a click; a longer one is a drag and causes no click. */
const CLICK_TOLERANCE = 6;
const DOUBLE_TAP_MS = 300;

const fingers = new Map();
let svg = null;
let dragging = false;
let lastTap = {};

export function start() {
  on('pointerdown', '[data-zoom]', down);
  on('pointermove', '*', move);
  on('pointerup', '*', up);
  on('pointercancel', '*', up);
  document.addEventListener('click', (event) => dragging && event.stopImmediatePropagation(), true);
}

function down(element, event) {
  if (event.button !== 0) return;
  // If its element was removed, the browser never reported that a finger was lifted.
  if (event.isPrimary) fingers.clear();
  dragging = false;
  svg = element;
  const { clientX: x, clientY: y } = event;
  fingers.set(event.pointerId, { x, y });
  if (fingers.size > 1) hold();
}

function move(_, event) {
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  const { clientX: x, clientY: y } = event;
  if (!dragging && Math.hypot(x - finger.x, y - finger.y) < CLICK_TOLERANCE) return;
  if (!dragging) hold();
  const before = grip();
  Object.assign(finger, { x, y });
  const after = grip();
  pan(svg, after.x - before.x, after.y - before.y);
  if (after.span) zoomAt(svg, before.span / after.span, after);
}

function up(_, event) {
  if (!fingers.delete(event.pointerId) || fingers.size) return;
  if (dragging) setTimeout(() => { dragging = false; });
  else if (event.type === 'pointerup') tap(event);
}

function hold() {
  dragging = true;
  for (const id of fingers.keys()) svg.setPointerCapture(id);
}

/** The middle of two fingers, and their distance. */
function grip() {
  const [one, two = one] = fingers.values();
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, span: Math.hypot(one.x - two.x, one.y - two.y) };
}

function tap({ target, timeStamp, clientX: x, clientY: y }) {
  const double = timeStamp - lastTap.timeStamp < DOUBLE_TAP_MS && Math.hypot(x - lastTap.x, y - lastTap.y) < 24;
  lastTap = double ? {} : { timeStamp, x, y };
  // Two taps on an element with an action are two actions.
  if (double && !target.closest('[data-act], [data-choose]')) zoomAt(svg, 0.5, { x, y });
}
