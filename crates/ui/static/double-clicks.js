/** Protects against double clicks: a button that appears in the place of another ignores the pointer for a moment. */

import { all } from './dom.js';

const GUARD_MS = 400;
/** Not while a real-time game is played, where people click fast, and not for steps, where one click follows another. */
const BUTTONS = '#stage:not([data-real-time].running) button:not(.way)';

let before = [];

/** Remembers the positions of the buttons before the page changes. */
export function note() {
  before = boxes();
}

export function refresh() {
  for (const { button, name, box } of boxes()) {
    const others = before.filter((other) => overlap(other.box, box));
    if (others.length && others.every((other) => other.name !== name)) guard(button);
  }
  before = [];
}

function boxes() {
  const found = Array.from(all(BUTTONS), (button) => ({ button, name: nameOf(button), box: button.getBoundingClientRect() }));
  return found.filter(({ box }) => box.width);
}

/** Identifies a button by what it does. */
function nameOf(button) {
  return [button.form?.getAttribute('action'), button.value, button.dataset.choose, button.textContent].join();
}

function overlap(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The style sheet disables the pointer on such a button. The keyboard can press it at once. */
function guard(button) {
  button.dataset.fresh = '';
  setTimeout(() => delete button.dataset.fresh, GUARD_MS);
}
