/** Shows what happened: for each sight a sound and a short class on what it is about. */

import { all, byId, still } from './page.js';
import { play } from './sound.js';

const LENGTH = 400;
const SIGN_LENGTH = 4000;
/** How long a wall is shown that somebody walked into (ML-41): without motion it stands there and does not fade. */
const WALL_LENGTH = { moving: 1400, still: 1500 };

const SOUND = {
  bump: 'plonk', roll: 'rattle', spin: 'rattle', win: 'chime', take: 'chime', turn: 'card', lay: 'card',
  pass: 'card', glass: 'sand', theft: 'hop', pawn: 'gong', loss: 'gong', point: 'step', react: 'step',
};

const seen = new WeakSet();

/** What the page brought along has happened long ago. */
export function start() {
  for (const sight of sights()) seen.add(sight);
}

export function refresh() {
  for (const sight of sights()) {
    if (!seen.has(sight)) show(sight);
  }
}

/** Shows somebody's sign for a moment, where it says or among what is told. */
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
  const { effect, on, side, wall } = sight.dataset;
  play(SOUND[effect] ?? effect);
  if (wall) showWall(sight, wall);
  if (still.matches) return;
  flash(byId(on), [`fx-${effect}`, ...(side ? [`fx-${side}`] : [])]);
}

/** Shows a wall for a moment, then nothing in the page tells where it was (ML-42). */
function showWall(sight, place) {
  const wall = document.createElement('i');
  wall.className = `wall bumped ${place}`;
  wall.setAttribute('aria-hidden', 'true');
  wall.dataset.ours = '';
  byId('parterre')?.append(wall);
  sight.removeAttribute('data-wall');
  setTimeout(() => {
    wall.remove();
    sight.removeAttribute('data-side');
  }, still.matches ? WALL_LENGTH.still : WALL_LENGTH.moving);
}

function flash(element, names) {
  if (!element) return;
  element.classList.remove(...names);
  // Unless the browser sees the class gone, the same effect does not begin again.
  element.getBoundingClientRect();
  element.classList.add(...names);
  setTimeout(() => element.classList.remove(...names), LENGTH);
}
