/** Helpers for the DOM, keys and storage that the other modules share. */

export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
export const byId = (id) => document.getElementById(id);
export const all = (selector) => document.querySelectorAll(selector);
export const stage = () => byId('stage');
export const clamp = (number, least, most) => Math.max(Math.min(number, most), least);

/** Calls `act(element, event)` for events inside an element that matches the selector. */
export function on(type, selector, act, options) {
  document.addEventListener(type, (event) => {
    const found = event.target instanceof Element && event.target.closest(selector);
    if (found) act(found, event);
  }, options);
}

/** Calls `act(event)` for keys without Ctrl, Alt or Meta that no form field and no other handler has used. */
export function onKey(act) {
  on('keydown', '*', (target, event) => {
    const taken = event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey;
    if (!taken && !target.matches('input, select, textarea, [contenteditable]')) act(event);
  });
}

/** The point at which an element was clicked; its middle if the keyboard was used. */
export function pointOf(element, event) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return event?.detail ? { x: event.clientX, y: event.clientY } : { x: left + width / 2, y: top + height / 2 };
}

/** Places a fixed element below a point, within the window. */
export function placeAt(element, { x, y }) {
  const { width, height } = element.getBoundingClientRect();
  element.style.left = `${clamp(x - width / 2, 8, innerWidth - width - 8)}px`;
  element.style.top = `${clamp(y + 12, 8, innerHeight - height - 8)}px`;
}

/** Random bytes as hexadecimal digits. */
export function randomHex(bytes) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The local storage; an object of this page where the browser forbids storage. */
export const storage = (() => {
  try {
    return localStorage;
  } catch {
    return {};
  }
})();
