/** Says why something was not done, beside where it was tried. */

import { layAt } from './page.js';

const MOST = 6000;
/** In a fast game the next event comes at once, but a sentence wants to be read. */
const LEAST = 2000;

let shown = null;
let since = 0;
let timer = 0;

/** Shows a sentence after the form; for the board, or if the form has gone, at the point. */
export function refuse(text, form, point) {
  clear();
  shown = document.createElement('output');
  shown.className = 'refused';
  shown.setAttribute('role', 'alert');
  shown.dataset.ours = '';
  shown.textContent = text;
  if (form.isConnected && !point.onBoard) form.after(shown);
  else {
    shown.classList.add('at');
    document.body.append(shown);
    layAt(shown, point);
  }
  since = performance.now();
  timer = setTimeout(clear, MOST);
}

export function moveOn() {
  if (performance.now() - since >= LEAST) clear();
}

export function clear() {
  clearTimeout(timer);
  shown?.remove();
  shown = null;
}
