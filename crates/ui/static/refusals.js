/** Shows why an action was refused, next to the place where it was tried. */

import { placeAt } from './dom.js';

const MAX_SHOWN_MS = 6000;
/** In a fast game the next event comes at once, but people need time to read. */
const MIN_SHOWN_MS = 2000;

let shown = null;
let since = 0;
let timer = 0;

/** Shows the text after the form; at the point if it concerns the board or the form has been removed. */
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
    placeAt(shown, point);
  }
  since = performance.now();
  timer = setTimeout(clear, MAX_SHOWN_MS);
}

/** Removes the text if there was time to read it. */
export function clearIfRead() {
  if (performance.now() - since >= MIN_SHOWN_MS) clear();
}

export function clear() {
  clearTimeout(timer);
  shown?.remove();
  shown = null;
}
