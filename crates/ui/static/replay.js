/** The replay of a finished game: steps, slider and playing. Without script the links load page by page. */

import * as choose from './choose.js';
import * as copy from './copy.js';
import { partsOf, place } from './morph.js';
import { all, byId, on, stage } from './dom.js';
import { linesOf } from './told.js';
import * as zoom from './zoom.js';

let wanted = null;
let busy = false;
let next = 0;

on('click', 'a[data-at]', (link, event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return;
  event.preventDefault();
  stop();
  go(link.dataset.at);
});
on('input', '#slider', ({ value }) => {
  stop();
  go(value);
});
on('click', '#play', () => (isPlaying() ? stop() : play()));
document.addEventListener('visibilitychange', () => document.hidden && stop());

const navigation = () => byId('reel').dataset;
const isPlaying = () => byId('play').getAttribute('aria-pressed') === 'true';

function play() {
  byId('play').setAttribute('aria-pressed', 'true');
  // At the end it plays from the beginning.
  if (navigation().at === byId('slider').max) go(byId('slider').min);
  later();
}

function stop() {
  clearTimeout(next);
  byId('play').setAttribute('aria-pressed', 'false');
}

function later() {
  next = setTimeout(async () => {
    await go(byId('to-after').dataset.at);
    if (!isPlaying()) return;
    if (navigation().at === byId('slider').max) stop();
    else later();
  }, byId('speed').value);
}

/** Shows a step. During a request only the newest of further steps is remembered. */
async function go(at) {
  wanted = at;
  if (busy) return;
  busy = true;
  try {
    while (wanted !== null) {
      const one = wanted;
      wanted = null;
      await show(one);
    }
  } finally {
    busy = false;
  }
}

async function show(at) {
  const { parts, seq } = stage().dataset;
  if (at === seq) return;
  let answer;
  try {
    answer = await fetch(`${parts}?at=${at}&from=${seq}`);
  } catch {
    stop();
    byId('line').hidden = false;
    return;
  }
  byId('line').hidden = true;
  // Another build, or a table that is gone: the page itself shows it.
  if (!answer.ok) return location.assign(`?at=${at}`);
  const sent = partsOf((await answer.text()).split('\n'));
  // Going backwards shows no effects.
  const told = Number(at) > Number(seq) && sent.find(({ id }) => id === 'told');
  place(sent.filter((part) => part !== told));
  if (told) linesOf(told).finish();
  settle();
}

function settle() {
  const { at } = navigation();
  stage().dataset.seq = at;
  byId('slider').value = at;
  byId('slider').setAttribute('aria-valuetext', byId('place').textContent);
  history.replaceState(null, '', `?at=${at}`);
  for (const field of all('input[name=back]')) field.value = location.pathname + location.search;
  for (const module of [choose, zoom, copy]) module.refresh();
  const line = byId(`m${at}`);
  for (const link of all('#moves-list [aria-current]')) link.removeAttribute('aria-current');
  line?.firstElementChild.setAttribute('aria-current', 'step');
  const list = line?.parentElement;
  if (list?.clientHeight) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 2;
}
