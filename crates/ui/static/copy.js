/** Buttons that copy a link or open the share dialog of the system. */

import { all, on } from './dom.js';

const CONFIRMATION_MS = 2000;

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
    if (!copyWithSelection(text)) {
      selectLink();
      return;
    }
    element.focus();
  }
  const label = element.querySelector('span') ?? element;
  const before = label.textContent;
  if (before === copied) return;
  label.textContent = copied;
  setTimeout(() => { label.textContent = before; }, CONFIRMATION_MS);
}

/** Nothing can be copied: selects the link, so that the person can. */
function selectLink() {
  const link = document.querySelector('.link a');
  if (link) getSelection().selectAllChildren(link);
}

/** Browsers offer no clipboard API on plain http, which local networks use. */
function copyWithSelection(text) {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const worked = document.execCommand('copy');
  field.remove();
  return worked;
}
