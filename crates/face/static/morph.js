/** Changes what is on the page into what was sent, and keeps what people have there: focus, scroll, typed words. */

import { byId } from './page.js';

const asIs = { createHTML: (html) => html };
const policy = window.trustedTypes?.createPolicy('clew', asIs) ?? asIs;

/** Set by the script alone: a morph leaves them as they are. */
const OURS = new Set(['aria-busy', 'data-chosen', 'data-turn', 'style']);

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

/** Makes `from` like `to`. Elements are the same if their ids are, or else their kind and order. */
export function morph(from, to) {
  if (!alike(from, to)) return from.replaceWith(to);
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.data !== to.data) from.data = to.data;
    return undefined;
  }
  attributes(from, to);
  // A sentence that is said again must be announced again: only fresh nodes are.
  return from.id === 'told' ? from.replaceChildren(...to.childNodes) : children(from, to);
}

function place(part) {
  const here = part.id && byId(part.id);
  if (part.hasAttribute('data-gone')) here?.remove();
  else if (here) morph(here, part);
  else byId(part.dataset.in)?.append(part);
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
  const kept = (from.dataset.keep ?? to.dataset.keep ?? '').split(' ');
  const focused = from === document.activeElement;

  const stays = (name) =>
    kept.includes(name) || OURS.has(name) || (name === 'open' && from.localName === 'details') ||
    (name === 'tabindex' && focused);
  for (const [name, value] of wanted) {
    const has = from.hasAttribute(name);
    if (name === 'open' && stays(name)) continue;
    if (!(has && stays(name)) && from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  for (const { name } of [...from.attributes]) {
    if (!wanted.has(name) && !stays(name)) from.removeAttribute(name);
  }
  // Without any tabindex the focus would be lost.
  if (focused && from.hasAttribute('tabindex') && !wanted.has('tabindex')) from.setAttribute('tabindex', '-1');
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
    if (!have) {
      from.insertBefore(want, at);
      continue;
    }
    if (have === at) at = at.nextSibling;
    else move(from, have, at);
    morph(have, want);
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
  if (!trail.length || document.activeElement === focused) return;
  const nearest = trail.find((node) => node.isConnected);
  if (!nearest) return;
  if (!nearest.hasAttribute('tabindex') && nearest !== focused) nearest.setAttribute('tabindex', '-1');
  nearest.focus({ preventScroll: true });
}
