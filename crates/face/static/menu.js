/** The little menu that opens where one place of the board allows several actions. */

import { byId, layAt, onKey, pointOf } from './page.js';

let menu = null;
let opener = null;

export function start() {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target : document.body;
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

/** After a morph: an open menu stays open as long as it is there. */
export function refresh() {
  if (menu?.isConnected && opener.isConnected) show(true);
  else close();
}

/** Closes what is open. */
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
  layAt(menu, pointOf(from, event));
  menu.querySelector('button:enabled')?.focus();
}

/** A menu is a folding element, a popover where there are such, or else simply hidden. */
function show(open) {
  if (menu.localName === 'details') menu.open = open;
  else if (menu.hasAttribute('popover') && menu.showPopover) {
    if (menu.matches(':popover-open') !== open) menu.togglePopover(open);
  } else menu.hidden = !open;
}
