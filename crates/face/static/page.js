/** Small words that the other modules share: finding, listening, chance, memory. */

/** The page asks for no motion. */
export const still = matchMedia('(prefers-reduced-motion: reduce)');

export const byId = (id) => document.getElementById(id);

/** The table's element; there is none on pages without a table. */
export const stage = () => byId('stage');

/** Calls `act(element, event)` for events inside an element that matches, also if it comes later. */
export function on(type, selector, act, options) {
  document.addEventListener(type, (event) => {
    const found = event.target instanceof Element && event.target.closest(selector);
    if (found) act(found, event);
  }, options);
}

/** Does what a click does. SVG elements have no `click()` of their own. */
export function activate(element) {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Whether keys belong to a field just now. */
export const isTyping = (event) =>
  event.target instanceof Element && event.target.matches('input, select, textarea, [contenteditable]');

/** Fresh random bytes as hex digits. */
export function hex(bytes) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What was remembered in this browser; a browser that forbids it remembers nothing. */
export function recall(name, store = 'localStorage') {
  try {
    return window[store].getItem(name);
  } catch {
    return null;
  }
}

/** Remembers a text, or forgets it with `null`. Tells whether that went well. */
export function remember(name, text, store = 'localStorage') {
  try {
    if (text === null) window[store].removeItem(name);
    else window[store].setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a number between two others. */
export const clamp = (number, least, most) => Math.min(Math.max(number, least), most);
