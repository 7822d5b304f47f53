/** Shows what happened: for each sight a sound and a short class on what it is about. */

import { all, byId, still } from './page.js';
import { play } from './sound.js';

const LENGTH = 400;
/** A sign has to be noticed and read. */
const SIGN_LENGTH = 4000;

/** Sounds that are not called as their effect. */
const SOUND = {
  bump: 'plonk', roll: 'rattle', spin: 'rattle', win: 'chime', take: 'chime', turn: 'card', lay: 'card',
  pass: 'card', glass: 'sand', theft: 'hop', pawn: 'gong', point: 'step', react: 'step',
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

const sights = () => all('#told [data-effect]');

function show(sight) {
  seen.add(sight);
  const { effect, who, on, side, at } = sight.dataset;
  play(SOUND[effect] ?? effect);
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
