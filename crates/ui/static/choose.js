/** Choosing and turning on this page alone, before anything is sent. */

import { all, byId, on, onKey } from './page.js';

const NOTCH = 50;
let wheeled = 0;
let kept = '';

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
  keep(board);
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

/** Fills in what is chosen. */
export const filled = (action) => action.replace(/{(.*?)}/g, (_, name) => chosen().dataset[name]);

function chosen() {
  const name = byId('board')?.dataset.chosen;
  return name ? document.querySelector(`[data-choose="${CSS.escape(name)}"]`) : null;
}

const turnable = (element) => element && Number(element.dataset.turns) > 1;

/** The first press chooses, the second turns what can be turned and lets go of the rest. */
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

/** Where one of a kind is always chosen, whoever lets go of something has the last of that kind again. */
function keep(board) {
  const { always } = board.dataset;
  if (!chosen()) delete board.dataset.chosen;
  if (always && !board.dataset.chosen) {
    const first = document.querySelector(`[data-choose^="${CSS.escape(always)}"]`)?.dataset.choose;
    board.dataset.chosen = kept || first;
  }
  if (always && board.dataset.chosen.startsWith(always)) kept = board.dataset.chosen;
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
  wheeled += event.deltaY;
  if (Math.abs(wheeled) < NOTCH) return;
  turn(turned, Math.sign(wheeled));
  wheeled = 0;
}
