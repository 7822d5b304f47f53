/** Shows what happened: for each sight a sound and a short class on what it is about. */

import { byId, still } from './page.js';
import { play } from './sound.js';

const LENGTH = 400;
/** A sign has to be noticed and read. */
const SIGN_LENGTH = 4000;

const SOUND = {
  step: 'step', bump: 'plonk', roll: 'rattle', win: 'chime', turn: 'card', spin: 'rattle', puff: 'puff',
  hop: 'hop', lay: 'card', take: 'chime', glass: 'sand', pass: 'card', theft: 'hop', pawn: 'gong',
  point: 'step', react: 'step', victory: 'victory', loss: 'loss',
};

const seen = new WeakSet();

/** What the page brought along has happened long ago. */
export function start() {
  for (const sight of sights()) seen.add(sight);
}

/** After a morph: shows each sight that is told for the first time. */
export function refresh() {
  for (const sight of sights()) {
    if (!seen.has(sight)) show(sight);
  }
}

/** Shows a sign that somebody gives, for a moment, where it says or among what is told. */
export function sign(element) {
  const home = byId(element.dataset.in ?? 'told');
  element.dataset.ours = '';
  if (home?.id === 'told') element.classList.add('fleeting');
  home?.append(element);
  setTimeout(() => element.remove(), SIGN_LENGTH);
  show(element);
}

const sights = () => document.querySelectorAll('#told [data-effect]');

function show(sight) {
  seen.add(sight);
  const { effect, who, on, side, at } = sight.dataset;
  play(SOUND[effect]);
  if (still.matches) return;
  const names = [`fx-${effect}`, ...(side ? [`fx-${side}`] : [])];
  flash(byId(who), names);
  // A mark that lies ready on the board is laid where it happened.
  flash(byId(on), [...names, ...(at ? at.split(' ') : [])]);
}

function flash(element, names) {
  if (!element) return;
  const added = names.filter((name) => name.startsWith('fx-') || !element.classList.contains(name));
  element.classList.remove(...added);
  // The browser has to see the class gone, or the same effect would not begin again.
  element.getBoundingClientRect();
  element.classList.add(...added);
  setTimeout(() => element.classList.remove(...added), LENGTH);
}
