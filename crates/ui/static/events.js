/** The line to the table: what it says, and what is done when it is lost. */

import { parse, take } from './morph.js';
import { all, byId, stage } from './page.js';
import { read } from './stream.js';

const PAUSES = [300, 1000, 2000, 4000, 8000];
const BANNER_AFTER = 2000;
const STEADY = 10_000;
const MOST_TALK = 50;

let told;
let held = false;
let open = null;
let address = '';
let last = '';
let tries = 0;
let retry = 0;
let banner = 0;

/** Calls `told.before` and `told.after` with each change, and `told.sign` with a sign. */
export function start(calls) {
  if (!stage()?.dataset.events) return;
  told = calls;
  document.addEventListener('visibilitychange', () => (document.hidden ? close() : connect()));
  addEventListener('online', connect);
  connect();
}

function connect() {
  if (document.hidden || open) return;
  clearTimeout(retry);
  miss();
  open = new AbortController();
  listen(open);
}

function close() {
  clearTimeout(retry);
  clearTimeout(banner);
  banner = 0;
  open?.abort();
  open = null;
}

async function listen(line) {
  const begun = performance.now();
  address = stage().dataset.events;
  try {
    const headers = { Accept: 'text/event-stream' };
    const answer = await fetch(last ? `${address}&last=${last}` : address, { headers, signal: line.signal });
    if (/^4(?!29)/.test(answer.status)) return giveUp();
    if (answer.ok) {
      found();
      await read(answer.body, line, hear);
    }
  } catch {
    // Lost, or closed by us: the next line tells.
  }
  if (open !== line) return;
  line.abort();
  open = null;
  miss();
  if (performance.now() - begun > STEADY) tries = 0;
  const pause = PAUSES[Math.min(tries, PAUSES.length - 1)];
  tries += 1;
  retry = setTimeout(connect, pause * (0.85 + 0.3 * Math.random()));
}

function miss() {
  banner ||= setTimeout(showLine, BANNER_AFTER, true);
}

function found() {
  held = true;
  clearTimeout(banner);
  banner = 0;
  showLine(false);
}

const showLine = (shown) => byId('line')?.toggleAttribute('hidden', !shown);

/** The table is not what this page believes. If a fresh reload did not put that right, nothing does. */
function giveUp() {
  open = null;
  const [visit] = performance.getEntriesByType('navigation');
  if (held || visit.type !== 'reload') location.reload();
}

function hear({ event, id, data }) {
  if (event === 'parts') parts(id, data);
  else if (event === 'talk') data.forEach(talk);
  else if (event === 'bye') byId('line')?.setAttribute('data-why', data.join(' '));
}

function parts(id, data) {
  told.before();
  for (const fleeting of all('#told .fleeting')) fleeting.remove();
  data.forEach(take);
  if (id) stage().dataset.seq = last = id;
  told.after();
  if (stage().dataset.events === address) return;
  // Another seat, another stream: what it has to say begins anew.
  last = '';
  close();
  connect();
}

function talk(html) {
  const said = parse(html);
  const list = byId('chat-list');
  if (said?.dataset.effect) told.sign(said);
  else if (said && list && !(said.id && byId(said.id))) {
    const atEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 8;
    said.dataset.ours = '';
    list.append(said);
    while (list.children.length > MOST_TALK) list.firstElementChild.remove();
    if (atEnd) list.scrollTop = list.scrollHeight;
  }
}
