/** Selecting and turning a piece in this page, before an action is sent. */

import { all, byId, on, onKey } from './dom.js';

/** Wheel distance of one turn, in pixels. */
const WHEEL_STEP = 50;
let wheelDistance = 0;
/** The last selection on a board where something is always selected. */
let lastChosen = '';

export function start() {
  on('click', '[data-choose], [data-turns]', press);
  on('wheel', '[data-turns], #board:not([data-zoom], :has([data-zoom]))', wheel, { passive: false });
  onKey(({ code, shiftKey }) => {
    if (code === 'Escape') choose(null);
    if (code === 'KeyR' && turnable(chosen())) turn(chosen(), shiftKey ? -1 : 1);
  });
  refresh();
}

export function refresh() {
  const board = byId('board');
  if (!board) return;
  restore(board);
  const name = board.dataset.chosen;
  const turned = chosen()?.dataset.turn;
  for (const element of all('button[data-choose], [role=button][data-choose]')) {
    element.setAttribute('aria-pressed', element.dataset.choose === name);
  }
  for (const element of all('[data-for]')) {
    const fits = element.dataset.for.split(' ').some((word) => word === name || word === `${name}/${turned}`);
    element.toggleAttribute('hidden', Boolean(name) && !fits);
  }
}

/** The action with the data of the selected element in place of `{name}`. */
export const filled = (action) => action.replace(/{(.*?)}/g, (_, name) => chosen().dataset[name]);

function chosen() {
  const name = byId('board')?.dataset.chosen;
  return name ? document.querySelector(`[data-choose="${CSS.escape(name)}"]`) : null;
}

const turnable = (element) => element && Number(element.dataset.turns) > 1;

/** The first click selects an element; the second turns it, or deselects it if it cannot be turned. */
function press(element) {
  const name = element.dataset.choose;
  const again = !name || byId('board')?.dataset.chosen === name;
  if (!again) choose(name);
  else if (turnable(element)) turn(element, 1);
  else choose(null);
}

function choose(name) {
  const board = byId('board');
  if (!board) return;
  if (name) board.dataset.chosen = name;
  else delete board.dataset.chosen;
  refresh();
}

/** On a board where one element of a kind is always selected, selects the last one again. */
function restore(board) {
  const { always } = board.dataset;
  if (!chosen()) delete board.dataset.chosen;
  if (always && !board.dataset.chosen) {
    const first = document.querySelector(`[data-choose^="${CSS.escape(always)}"]`)?.dataset.choose;
    board.dataset.chosen = lastChosen || first;
  }
  if (always && board.dataset.chosen.startsWith(always)) lastChosen = board.dataset.chosen;
}

function turn(element, by) {
  const turns = Number(element.dataset.turns);
  element.dataset.turn = (Number(element.dataset.turn ?? 0) + by + turns) % turns;
  refresh();
}

function wheel(element, event) {
  const turned = turnable(element) ? element : chosen();
  if (!turnable(turned) || event.ctrlKey) return;
  event.preventDefault();
  wheelDistance += event.deltaY;
  if (Math.abs(wheelDistance) < WHEEL_STEP) return;
  turn(turned, Math.sign(wheelDistance));
  wheelDistance = 0;
}
