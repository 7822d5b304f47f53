/** Changes the page into what was sent, and keeps what people have there: focus, scroll, typed words. */

import { byId } from './page.js';

const asIs = { createHTML: (html) => html };
const policy = window.trustedTypes?.createPolicy('clew', asIs) ?? asIs;

/** Attributes that the script alone sets. */
const OURS = ['aria-busy', 'data-chosen', 'data-turn', 'style'];

/** The one element that a line of HTML holds, or `null`. */
export function parse(html) {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return template.content.firstElementChild;
}

/** Takes a part from the server: changes it in, appends it or removes it. */
export function take(html) {
  const sent = parse(html);
  if (!sent) return;
  const parts = sent.hasAttribute('data-part') ? [...sent.children] : [sent];
  keepingFocus(() => parts.forEach(place));
}

function place(part) {
  const here = part.id && byId(part.id);
  if (part.hasAttribute('data-gone')) here?.remove();
  else if (here) morph(here, part);
  else byId(part.dataset.in)?.append(part);
}

/** Makes `from` like `to`. Elements are the same if their ids are, or else their kind and order. */
function morph(from, to) {
  if (!alike(from, to)) from.replaceWith(to);
  else if (!isElement(from)) {
    if (from.data !== to.data) from.data = to.data;
  } else {
    attributes(from, to);
    // A sentence that is said again must be announced again: only fresh nodes are.
    if (from.id === 'told') from.replaceChildren(...to.childNodes);
    else children(from, to);
  }
}

const alike = (a, b) => a.nodeName === b.nodeName && a.namespaceURI === b.namespaceURI;
const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;
const isOurs = (node) => isElement(node) && node.hasAttribute('data-ours');

/** What an element is known by among its siblings. A button is what it does. */
function key(node) {
  if (!isElement(node)) return null;
  const value = node.localName === 'button' && node.getAttribute('value');
  return node.getAttribute('id') ?? (value ? `button ${value}` : null);
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
  // What has gone makes room first, so that what stays need not move: a move ends a glide.
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
  while (node && (key(node) || isOurs(node) || !alike(node, want))) node = node.nextSibling;
  return node;
}

/** Where the browser can, an element is moved with all its state. */
function move(parent, child, before) {
  if (parent.moveBefore) parent.moveBefore(child, before);
  else parent.insertBefore(child, before);
}

/** If the focused element is taken away, the focus goes to what held it and not to the page's start. */
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
