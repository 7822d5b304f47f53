/** Links that are handed on: copied, or shared by the system. */

import { all, on } from './page.js';

const SAID_FOR = 2000;

export function start() {
  on('click', '[data-copy]', copy);
  on('click', '[data-share]', (element) => {
    navigator.share({ title: document.title, url: element.dataset.share }).catch(() => {});
  });
  refresh();
}

export function refresh() {
  if (navigator.share) return;
  for (const element of all('[data-share]')) element.hidden = true;
}

async function copy(element) {
  const { copy: text, copied } = element.dataset;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyOldWay(text)) return;
    element.focus();
  }
  const label = element.querySelector('span') ?? element;
  const before = label.textContent;
  if (before === copied) return;
  label.textContent = copied;
  setTimeout(() => { label.textContent = before; }, SAID_FOR);
}

/** There is no clipboard on plain http, as in a home's own network. */
function copyOldWay(text) {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const worked = document.execCommand('copy');
  field.remove();
  return worked;
}
