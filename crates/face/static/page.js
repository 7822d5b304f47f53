/** Small words that the other modules share: finding, listening, placing, chance, memory. */

export const still = matchMedia('(prefers-reduced-motion: reduce)');
export const byId = (id) => document.getElementById(id);
export const all = (selector) => document.querySelectorAll(selector);
export const stage = () => byId('stage');
export const clamp = (number, least, most) => Math.min(Math.max(number, least), most);

/** Calls `act(element, event)` for events inside an element that matches, also if it comes later. */
export function on(type, selector, act, options) {
  document.addEventListener(type, (event) => {
    const found = event.target instanceof Element && event.target.closest(selector);
    if (found) act(found, event);
  }, options);
}

/** Calls `act(event)` for keys that are nobody else's: no shortcut of the browser, no typing. */
export function onKey(act) {
  on('keydown', '*', (target, event) => {
    const taken = event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey;
    if (!taken && !target.matches('input, select, textarea, [contenteditable]')) act(event);
  });
}

/** Where in the window an element was clicked; by keyboard that is its middle. */
export function pointOf(element, event) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return event?.detail ? { x: event.clientX, y: event.clientY } : { x: left + width / 2, y: top + height / 2 };
}

/** Lays an element over the page near a point, wholly inside the window. */
export function layAt(element, { x, y }) {
  const { width, height } = element.getBoundingClientRect();
  element.style.left = `${clamp(x - width / 2, 8, Math.max(8, innerWidth - width - 8))}px`;
  element.style.top = `${clamp(y + 12, 8, Math.max(8, innerHeight - height - 8))}px`;
}

/** Fresh random bytes as hex digits. */
export function hex(bytes) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What this browser remembers by a name. Storage that is forbidden remembers nothing. */
export function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function remember(name, text) {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Then it holds for this page alone.
  }
}
