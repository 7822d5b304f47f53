/** Changes the page into what was sent and keeps what people have there: focus, scroll, typed words. */

import { byId } from './page.js';

const asIs = { createHTML: (html) => html };
const policy = window.trustedTypes?.createPolicy('clew', asIs) ?? asIs;

/** The script alone sets these. */
const OURS = ['aria-busy', 'data-chosen', 'data-fresh', 'data-turn', 'style'];

export function parse(html) {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return template.content.firstElementChild;
}

/** Changes in, appends or removes a part that was sent, or puts elements into the order that was sent. */
export function take(html) {
  const sent = parse(html);
  if (!sent) return;
  if (sent.hasAttribute('data-order')) {
    arrange(sent.dataset.order.split(' '));
    return;
  }
  const parts = sent.hasAttribute('data-part') ? [...sent.children] : [sent];
  keepingFocus(() => parts.forEach(place));
}

function place(part) {
  const here = part.id && byId(part.id);
  if (part.hasAttribute('data-gone')) here?.remove();
  else if (here) morph(here, part);
  else byId(part.dataset.in)?.append(part);
}

/** Puts the elements with these ids into this order, each within its parent. Those that stand right do not move. */
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

/** Makes `from` like `to`. Elements are known by their key, or else by kind and order. */
function morph(from, to) {
  if (from.nodeName !== to.nodeName) return from.replaceWith(to);
  if (!from.attributes) {
    if (from.data !== to.data) from.data = to.data;
    return undefined;
  }
  attributes(from, to);
  // Only fresh nodes are announced: a sentence may be said twice.
  return from.id === 'told' ? from.replaceChildren(...to.childNodes) : children(from, to);
}

const isOurs = (node) => node.hasAttribute?.('data-ours');

/** What an element is known by. A button is what it does. */
function key(node) {
  return node.getAttribute?.('id') ?? (node.localName === 'button' && node.value ? `button ${node.value}` : null);
}

function attributes(from, to) {
  const wanted = new Map(Array.from(to.attributes, ({ name, value }) => [name, value]));
  const effects = [...from.classList].filter((name) => name.startsWith('fx-'));
  if (effects.length) wanted.set('class', [...to.classList, ...effects].join(' '));

  const kept = [...OURS, ...(from.dataset.keep ?? '').split(' ')];
  if (from.localName === 'details') {
    kept.push('open');
    wanted.delete('open');
  }
  if (from === document.activeElement && from.hasAttribute('tabindex')) {
    kept.push('tabindex');
    // Without any tabindex the focus would be lost.
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

function children(from, to) {
  const wanted = new Set(Array.from(to.children, key));
  // What goes makes room first, so that what stays need not move: a move ends a glide.
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

/** If the focused element goes, the focus stays with what held it. */
function keepingFocus(change) {
  const focused = document.activeElement;
  const trail = [];
  for (let node = focused; node && node !== document.body; node = node.parentElement) trail.push(node);
  change();
  const nearest = trail.find((node) => node.isConnected);
  if (!nearest || document.activeElement === focused) return;
  if (nearest !== focused && !nearest.hasAttribute('tabindex')) nearest.setAttribute('tabindex', '-1');
  nearest.focus({ preventScroll: true });
}
