/** What has just been seen, in words: says each line when its beat has shown it, with a sound and a short CSS class. */

import { byId, reducedMotion } from './dom.js';
import { play } from './sound.js';

const EFFECT_MS = 400;
const GESTURE_MS = 4000;

const SOUND = {
  bump: 'plonk', roll: 'rattle', spin: 'rattle', win: 'chime', take: 'chime', turn: 'card', lay: 'card',
  pass: 'card', glass: 'sand', theft: 'hop', pawn: 'gong', loss: 'gong', point: 'step', react: 'step',
};

/** The lines that came with an event, to be said one after the other. `sent` is the new element, if there is one. */
export function linesOf(sent) {
  const lines = [...(sent?.children ?? [])];
  let isFirst = true;
  /** Says the next lines, `count` of them, in the place of those of earlier events. */
  const tell = (count) => {
    const said = lines.splice(0, count);
    if (isFirst) forget(sent);
    isFirst = false;
    byId('told')?.append(...said);
    said.forEach(show);
  };
  return { tell, finish: () => tell(lines.length) };
}

/** Removes what was said about earlier events: all of it, or what is fleeting if there is nothing new. */
function forget(sent) {
  // After a large update, a placeholder stands here until the element itself comes.
  if (sent && byId('told')?.hasAttribute('data-same')) byId('told').replaceWith(sent.cloneNode(false));
  const list = byId('told');
  for (const line of [...(list?.children ?? [])]) {
    if (sent || line.matches('.fleeting')) line.remove();
  }
  if (sent && list) {
    for (const { name, value } of sent.attributes) list.setAttribute(name, value);
    if (!sent.dataset.seq) delete list.dataset.seq;
  }
}

/** Shows a player's gesture for a moment, in the element that it names or among the narrations. */
export function showGesture(element) {
  const home = byId(element.dataset.in ?? 'told');
  element.dataset.ours = '';
  if (home?.id === 'told') element.classList.add('fleeting');
  home?.append(element);
  setTimeout(() => element.remove(), GESTURE_MS);
  show(element);
}

function show(line) {
  const { effect, on, side } = line.dataset;
  if (!effect) return;
  play(SOUND[effect] ?? effect);
  if (!reducedMotion.matches) flash(byId(on), [`fx-${effect}`, ...(side ? [`fx-${side}`] : [])]);
}

function flash(element, names) {
  if (!element) return;
  element.classList.remove(...names);
  // Reading the layout makes the browser notice that the class is gone, so that the animation starts again.
  element.getBoundingClientRect();
  element.classList.add(...names);
  setTimeout(() => element.classList.remove(...names), EFFECT_MS);
}

/** Says a line of the page's own in the place of the others, such as that moves were skipped. */
export function add(text) {
  const line = document.createElement('li');
  line.className = 'fleeting';
  line.dataset.ours = '';
  line.textContent = text;
  byId('told')?.replaceChildren(line);
}
