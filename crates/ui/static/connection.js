/** The event stream of a table: applies its events to the page, and reconnects when it is lost. */

import { parse, partsOf } from './morph.js';
import { byId, stage } from './dom.js';
import { read } from './sse.js';

const RETRY_DELAYS_MS = [300, 1000, 2000, 4000, 8000];
const BANNER_DELAY_MS = 2000;
/** After a connection of this length the retry delays begin from the shortest again. */
const STABLE_AFTER_MS = 10_000;
const MAX_CHAT_MESSAGES = 50;

let callbacks;
let wasConnected = false;
/** The AbortController of the open connection. */
let open = null;
let address = '';
let lastEventId = '';
let attempts = 0;
let retryTimer = 0;
let bannerTimer = 0;

/** Connects. Calls `receive` with what each event brings, and `gesture` with the element of a gesture. */
export function start(calls) {
  if (!stage()?.dataset.events) return;
  callbacks = calls;
  document.addEventListener('visibilitychange', () => (document.hidden && !isPlaying() ? close() : connect()));
  addEventListener('online', connect);
  connect();
}

/** Players stay connected in a hidden tab, so that they notice when it is their turn. */
function isPlaying() {
  const { seat = 'watcher', state } = stage().dataset;
  return seat !== 'watcher' && ['waiting', 'running'].includes(state);
}

function connect() {
  if ((document.hidden && !isPlaying()) || open) return;
  clearTimeout(retryTimer);
  showBannerSoon();
  open = new AbortController();
  listen(open);
}

function close() {
  clearTimeout(retryTimer);
  clearTimeout(bannerTimer);
  bannerTimer = 0;
  open?.abort();
  open = null;
}

async function listen(connection) {
  const startedAt = performance.now();
  address = stage().dataset.events;
  try {
    const headers = { Accept: 'text/event-stream' };
    const answer = await fetch(lastEventId ? `${address}&last=${lastEventId}` : address, { headers, signal: connection.signal });
    if (/^4(?!29)/.test(answer.status)) return giveUp();
    if (answer.ok) {
      connected();
      await read(answer.body, connection, handle);
    }
  } catch {
    // The connection was lost, or closed by this page: the next line finds out.
  }
  if (open !== connection) return;
  connection.abort();
  open = null;
  showBannerSoon();
  if (performance.now() - startedAt > STABLE_AFTER_MS) attempts = 0;
  const delay = RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length - 1)];
  attempts += 1;
  retryTimer = setTimeout(connect, delay * (0.85 + 0.3 * Math.random()));
}

function showBannerSoon() {
  bannerTimer ||= setTimeout(showBanner, BANNER_DELAY_MS, true);
}

function connected() {
  wasConnected = true;
  clearTimeout(bannerTimer);
  bannerTimer = 0;
  showBanner(false);
}

const showBanner = (shown) => byId('line')?.toggleAttribute('hidden', !shown);

/** The server refuses this page's address. Reloads, unless the page has just been reloaded to no avail. */
function giveUp() {
  open = null;
  const [navigation] = performance.getEntriesByType('navigation');
  if (wasConnected || navigation.type !== 'reload') location.reload();
}

function handle({ event, id, data }) {
  if (event === 'parts') receive(id, data);
  else if (event === 'talk') data.forEach(addTalk);
  else if (event === 'bye') byId('line')?.setAttribute('data-why', data.join(' '));
}

/** The first line may be JSON: what the viewer saw, and whether it was the viewer's own action. */
function receive(id, data) {
  const { own = false, sights = [] } = data[0]?.startsWith('{') ? JSON.parse(data.shift()) : {};
  if (id) lastEventId = id;
  callbacks.receive({ id, own, sights, parts: partsOf(data) });
}

/** The page has changed. If the viewer sits elsewhere now, a new stream starts from the beginning. */
export function follow() {
  if (!open || stage().dataset.events === address) return;
  lastEventId = '';
  close();
  connect();
}

function addTalk(html) {
  const said = parse(html);
  const list = byId('chat-list');
  if (said?.dataset.effect) callbacks.gesture(said);
  else if (said && list && !(said.id && byId(said.id))) {
    const atEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 8;
    said.dataset.ours = '';
    list.append(said);
    while (list.children.length > MAX_CHAT_MESSAGES) list.firstElementChild.remove();
    if (atEnd) list.scrollTop = list.scrollHeight;
    callbacks.said?.(said);
  }
}
