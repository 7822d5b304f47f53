/** Against double clicks: a button that appears where another was does not hear the pointer for a moment. */

import { all } from './page.js';

const LENGTH = 400;
/** Everything is fast in Magic Maze, and one step is meant to follow another. */
const BUTTONS = '#stage:not(.g-magic-maze) button:not(.way)';

let before = [];

/** Notes where the buttons are before the page changes. */
export function note() {
  before = boxes();
}

export function refresh() {
  for (const { button, name, box } of boxes()) {
    const others = before.filter((other) => meet(other.box, box));
    if (others.length && others.every((other) => other.name !== name)) guard(button);
  }
  before = [];
}

function boxes() {
  const found = Array.from(all(BUTTONS), (button) => ({ button, name: nameOf(button), box: button.getBoundingClientRect() }));
  return found.filter(({ box }) => box.width);
}

/** A button is what it does. */
function nameOf(button) {
  return [button.form?.getAttribute('action'), button.value, button.dataset.choose, button.textContent].join();
}

function meet(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The style sheet keeps the pointer away. The keyboard presses it at once. */
function guard(button) {
  button.dataset.fresh = '';
  setTimeout(() => delete button.dataset.fresh, LENGTH);
}
