/** Small words that the other modules share. */

export const still = matchMedia('(prefers-reduced-motion: reduce)');
export const byId = (id) => document.getElementById(id);
export const all = (selector) => document.querySelectorAll(selector);
export const stage = () => byId('stage');
export const clamp = (number, least, most) => Math.max(Math.min(number, most), least);

/** Calls `act(element, event)` for events inside an element that matches. */
export function on(type, selector, act, options) {
  document.addEventListener(type, (event) => {
    const found = event.target instanceof Element && event.target.closest(selector);
    if (found) act(found, event);
  }, options);
}

/** Calls `act(event)` for keys that are nobody else's. */
export function onKey(act) {
  on('keydown', '*', (target, event) => {
    const taken = event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey;
    if (!taken && !target.matches('input, select, textarea, [contenteditable]')) act(event);
  });
}

/** Where an element was clicked; by keyboard that is its middle. */
export function pointOf(element, event) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return event?.detail ? { x: event.clientX, y: event.clientY } : { x: left + width / 2, y: top + height / 2 };
}

export function layAt(element, { x, y }) {
  const { width, height } = element.getBoundingClientRect();
  element.style.left = `${clamp(x - width / 2, 8, innerWidth - width - 8)}px`;
  element.style.top = `${clamp(y + 12, 8, innerHeight - height - 8)}px`;
}

export function hex(bytes) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What this browser remembers; where that is forbidden, only this page does. */
export const memory = (() => {
  try {
    return localStorage;
  } catch {
    return {};
  }
})();
