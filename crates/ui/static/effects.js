/** Shows what happened: plays a sound for each narration and sets a CSS class on an element for a moment. */

import { all, byId, reducedMotion } from './dom.js';
import { play } from './sound.js';

const EFFECT_MS = 400;
const GESTURE_MS = 4000;
/** How long a wall is shown after a bump (ML-41). With reduced motion it does not fade. */
const WALL_MS = { animated: 1400, reducedMotion: 1500 };

const SOUND = {
  bump: 'plonk', roll: 'rattle', spin: 'rattle', win: 'chime', take: 'chime', turn: 'card', lay: 'card',
  pass: 'card', glass: 'sand', theft: 'hop', pawn: 'gong', loss: 'gong', point: 'step', react: 'step',
};

const seen = new WeakSet();

/** Marks the narrations that came with the page as seen: they happened before. */
export function start() {
  for (const sight of sights()) seen.add(sight);
}

export function refresh() {
  for (const sight of sights()) {
    if (!seen.has(sight)) show(sight);
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

const sights = () => all('#told [data-effect]');

function show(sight) {
  seen.add(sight);
  const { effect, on, side, wall } = sight.dataset;
  play(SOUND[effect] ?? effect);
  if (wall) showWall(sight, wall);
  if (reducedMotion.matches) return;
  flash(byId(on), [`fx-${effect}`, ...(side ? [`fx-${side}`] : [])]);
}

/** Shows a wall for a moment. After that nothing in the page says where it was (ML-42). */
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
  }, reducedMotion.matches ? WALL_MS.reducedMotion : WALL_MS.animated);
}

function flash(element, names) {
  if (!element) return;
  element.classList.remove(...names);
  // Reading the layout makes the browser notice that the class is gone, so that the animation starts again.
  element.getBoundingClientRect();
  element.classList.add(...names);
  setTimeout(() => element.classList.remove(...names), EFFECT_MS);
}
