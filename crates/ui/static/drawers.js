/** Opens sheets over the page, focuses fields that a link names, submits a form once, offers to install Clew. */

import { all, on } from './dom.js';
import { workerAddress } from './morph.js';

/** Forms whose page is being loaded. */
let sent = new WeakSet();
/** The browser's offer to install, once it has made one. */
let offer = null;

export function start() {
  on('click', '[data-sheet]', open);
  on('click', '[data-focus]', (link, event) => {
    event.preventDefault();
    location.hash = link.dataset.focus;
    document.getElementById(link.dataset.focus).focus();
  });
  on('click', '[data-install]', async () => {
    await offer?.prompt();
    show(null);
  });
  document.addEventListener('click', closeFromOutside);
  document.addEventListener('submit', (event) => {
    if (!event.target.matches('[data-once]')) return;
    if (sent.has(event.target)) event.preventDefault();
    sent.add(event.target);
  });
  // A page that comes back from the cache can be used again.
  window.addEventListener('pageshow', () => { sent = new WeakSet(); });
  // Only a page with a service worker can be installed. Plain http on a local network has none.
  if (document.body.matches('.at-home')) navigator.serviceWorker?.register(workerAddress()).catch(() => {});
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    show(event);
  });
}

/** Opens the sheet of a link. A browser without dialogs follows the link. */
function open(link, event) {
  const sheet = document.getElementById(link.dataset.sheet);
  if (!sheet?.showModal || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  sheet.showModal();
}

/** A click beside the sheet hits the dialog itself, outside of its box. */
function closeFromOutside({ target, clientX: x, clientY: y }) {
  if (!target.matches?.('dialog[open]')) return;
  const box = target.getBoundingClientRect();
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) target.close();
}

function show(event) {
  offer = event;
  for (const button of all('[data-install]')) button.hidden = !event;
}
