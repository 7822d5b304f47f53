/** The menu of an element that allows several actions. */

import { byId, placeAt, on, onKey, pointOf } from './dom.js';

let menu = null;
let opener = null;

export function start() {
  on('click', '*', (pressed, event) => {
    const from = pressed.closest('[data-menu]');
    if (from) toggle(from, event);
    else if (menu && !menu.contains(pressed)) close();
  });
  onKey((event) => {
    if (event.code !== 'Escape' || !menu) return;
    event.preventDefault();
    const back = opener;
    close();
    back.focus();
  });
}

export function refresh() {
  if (menu?.isConnected && opener.isConnected) show(true);
  else close();
}

export function close() {
  if (menu) show(false);
  menu = null;
  opener = null;
}

function toggle(from, event) {
  const wanted = byId(from.dataset.menu);
  const again = wanted === menu;
  close();
  if (!wanted || again) return;
  menu = wanted;
  opener = from;
  show(true);
  placeAt(menu, pointOf(from, event));
  menu.querySelector('button:enabled')?.focus();
}

/** Opens or closes the menu: a `details` element, a popover, or an element that is hidden. */
function show(open) {
  if (menu.localName === 'details') menu.open = open;
  else if (menu.togglePopover && menu.hasAttribute('popover')) menu.togglePopover(open);
  else menu.hidden = !open;
}
