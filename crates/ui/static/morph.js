/** Changes the page to the HTML that was sent, and keeps focus, scroll positions and typed text. */

import { byId } from './dom.js';

const asIs = { createHTML: (html) => html, createScriptURL: () => '/worker.js' };
const policy = window.trustedTypes?.createPolicy('clew', asIs) ?? asIs;

/** The only address from which a service worker may be loaded. */
export const workerAddress = () => policy.createScriptURL('');

/** Attributes that only the script sets; the server never sends them. */
const SCRIPT_ATTRIBUTES = ['aria-busy', 'data-chosen', 'data-fresh', 'data-turn', 'style'];

export function parse(html) {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return template.content.firstElementChild;
}

/** The elements that were sent: each changes, appends or removes an element, or sets the order of several. */
export function partsOf(lines) {
  const sent = lines.map(parse).filter(Boolean);
  return sent.flatMap((part) => (part.hasAttribute('data-part') ? [...part.children] : [part]));
}

/** Applies these elements to the page, in order. */
export const place = (parts) => keepFocus(() => parts.forEach(placePart));

function placePart(part) {
  if (part.hasAttribute('data-order')) {
    arrange(part.dataset.order.split(' '));
    return;
  }
  const here = part.id && byId(part.id);
  if (part.hasAttribute('data-gone')) here?.remove();
  else if (here) morph(here, part);
  else byId(part.dataset.in)?.append(part);
}

/** Sorts the elements with these ids into this order, each within its parent. Elements that are in order do not move. */
function arrange(ids) {
  const following = new Map();
  for (const element of ids.map(byId).reverse()) {
    const parent = element?.parentNode;
    if (!parent) continue;
    const next = following.get(parent);
    let after = element.nextSibling;
    while (after && after !== next && !ids.includes(after.id)) after = after.nextSibling;
    if (next && after !== next) move(parent, element, next);
    following.set(parent, element);
  }
}

/** Makes `from` equal to `to`. Elements are matched by their key, or else by tag name and order. */
function morph(from, to) {
  // The server knows that this page has the element.
  if (to.hasAttribute?.('data-same')) return undefined;
  if (from.nodeName !== to.nodeName) return from.replaceWith(to);
  if (!from.attributes) {
    if (from.data !== to.data) from.data = to.data;
    return undefined;
  }
  morphAttributes(from, to);
  // Screen readers announce only new nodes, and the same sentence may come twice.
  return from.id === 'told' ? from.replaceChildren(...to.childNodes) : morphChildren(from, to);
}

/** Whether the script added the element, or the server asks to keep it. */
const isOurs = (node) => node.hasAttribute?.('data-ours');

/** The key of an element: its id, or the value of a button. */
function key(node) {
  return node.getAttribute?.('id') ?? (node.localName === 'button' && node.value ? `button ${node.value}` : null);
}

function morphAttributes(from, to) {
  const wanted = new Map(Array.from(to.attributes, ({ name, value }) => [name, value]));
  const effects = [...from.classList].filter((name) => name.startsWith('fx-'));
  if (effects.length) wanted.set('class', [...to.classList, ...effects].join(' '));

  const kept = [...SCRIPT_ATTRIBUTES, ...(from.dataset.keep ?? '').split(' ')];
  if (from.localName === 'details') {
    kept.push('open');
    wanted.delete('open');
  }
  if (from === document.activeElement && from.hasAttribute('tabindex')) {
    kept.push('tabindex');
    // An element without a tabindex would lose the focus.
    if (!wanted.has('tabindex')) from.setAttribute('tabindex', '-1');
  }
  for (const { name } of [...from.attributes]) {
    if (kept.includes(name)) wanted.delete(name);
    else if (!wanted.has(name)) from.removeAttribute(name);
  }
  for (const [name, value] of wanted) {
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
}

function morphChildren(from, to) {
  const wanted = new Set(Array.from(to.children, key));
  // Remove elements first, so that the others need not move: moving an element ends its CSS transition.
  for (const child of [...from.children]) {
    if (key(child) && !wanted.has(key(child)) && !isOurs(child)) child.remove();
  }
  const named = new Map(Array.from(from.children, (child) => [key(child), child]));
  let at = from.firstChild;
  for (const want of [...to.childNodes]) {
    while (at && isOurs(at)) at = at.nextSibling;
    const name = key(want);
    const have = name ? named.get(name) : nextLike(at, want);
    if (name) named.delete(name);
    if (!have) from.insertBefore(want, at);
    else {
      if (have === at) at = at.nextSibling;
      else move(from, have, at);
      morph(have, want);
    }
  }
  while (at) {
    const rest = at;
    at = at.nextSibling;
    if (!isOurs(rest)) rest.remove();
  }
}

function nextLike(at, want) {
  let node = at;
  while (node && (key(node) || isOurs(node) || node.nodeName !== want.nodeName)) node = node.nextSibling;
  return node;
}

function move(parent, child, before) {
  if (parent.moveBefore) parent.moveBefore(child, before);
  else parent.insertBefore(child, before);
}

/** Runs `change`. If that removes the focused element, its nearest remaining ancestor gets the focus. */
function keepFocus(change) {
  const focused = document.activeElement;
  const ancestors = [];
  for (let node = focused; node && node !== document.body; node = node.parentElement) ancestors.push(node);
  change();
  const nearest = ancestors.find((node) => node.isConnected);
  if (!nearest || document.activeElement === focused) return;
  if (nearest !== focused && !nearest.hasAttribute('tabindex')) nearest.setAttribute('tabindex', '-1');
  nearest.focus({ preventScroll: true });
}
