/** Says why something was not done, beside where it was tried. It is laid over the page, so nothing jumps. */

import { layAt } from './page.js';

const MOST = 6000;
/** In a fast game the next event comes at once: a sentence stays at least as long as it takes to read. */
const LEAST = 2000;

let shown = null;
let since = 0;
let timer = 0;

/** Shows a sentence after `form`, or, if there is a `point` or the form has gone, at that place of the window. */
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

/** Something happened: a refusal that could be read goes. */
export function moveOn() {
  if (performance.now() - since >= LEAST) clear();
}

/** Takes the sentence away. */
export function clear() {
  clearTimeout(timer);
  shown?.remove();
  shown = null;
}
