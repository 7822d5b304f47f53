/** The line to the table: its stream of events, and what is shown and done when the line is lost. */

import { parse, take } from './morph.js';
import { all, byId, stage } from './page.js';
import { read } from './stream.js';

const PAUSES = [300, 1000, 2000, 4000, 8000];
const BANNER_AFTER = 2000;
const MOST_TALK = 50;

let told;
let open = null;
let address = '';
let last = '';
let tries = 0;
let retry = 0;
let banner = 0;

/** Follows the table of this page, and calls `before` and `after` each change, and `sign` for a sign. */
export function start(calls) {
  if (!stage()?.dataset.events) return;
  told = calls;
  document.addEventListener('visibilitychange', () => (document.hidden ? close() : connect()));
  addEventListener('online', connect);
  addEventListener('pagehide', close);
  addEventListener('pageshow', connect);
  connect();
}

function close() {
  clearTimeout(retry);
  clearTimeout(banner);
  banner = 0;
  open?.abort();
  open = null;
}

function connect() {
  if (document.hidden || open) return;
  clearTimeout(retry);
  banner ||= setTimeout(() => showLine(true), BANNER_AFTER);
  open = new AbortController();
  listen(open);
}

async function listen(line) {
  address = stage().dataset.events;
  const resumed = last ? `${address}${address.includes('?') ? '&' : '?'}last=${last}` : address;
  try {
    const answer = await fetch(resumed, {
      headers: { Accept: 'text/event-stream' }, cache: 'no-store', signal: line.signal,
    });
    if (isFinal(answer.status)) return giveUp();
    if (answer.ok) {
      connected();
      await read(answer.body, line, hear);
    }
  } catch {
    // A lost line and one that we closed look alike; the next line tells them apart.
  }
  if (open === line) lost();
}

function connected() {
  clearTimeout(banner);
  banner = 0;
  showLine(false);
}

function lost() {
  open?.abort();
  open = null;
  banner ||= setTimeout(() => showLine(true), BANNER_AFTER);
  const pause = PAUSES[Math.min(tries, PAUSES.length - 1)];
  tries += 1;
  retry = setTimeout(connect, pause * (0.85 + 0.3 * Math.random()));
}

/** The table is not what this page believes: one reload puts that right, or nothing does. */
const isFinal = (status) => status >= 400 && status < 500 && status !== 408 && status !== 429;

function giveUp() {
  open = null;
  const [visit] = performance.getEntriesByType('navigation');
  if (visit.type === 'reload') showLine(true);
  else location.reload();
}

function showLine(shown, why) {
  const line = byId('line');
  if (!line) return;
  const reason = line.querySelector('[data-why]');
  if (reason && why !== undefined) reason.textContent = why;
  if (shown !== undefined) line.hidden = !shown;
}

function hear({ event, id, data }) {
  if (event === 'parts') parts(id, data);
  else if (event === 'talk') data.forEach(talk);
  else if (event === 'bye') showLine(undefined, data.join(' '));
}

function parts(id, data) {
  tries = 0;
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
