/** A mock server for one table: its page, event stream and posts, controlled by a test. */

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';

const STATIC = new URL('../../static/', import.meta.url);
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "form-action 'self'; require-trusted-types-for 'script'; trusted-types clew";

/** The styles that the tests depend on. */
const STYLE = `
[hidden] { display: none !important }
.refused { position: absolute } .refused.at { position: fixed }
.piece { position: absolute; left: calc(var(--x) * 100px); transition: left 200ms linear; width: 20px; height: 20px }
.x0 { --x: 0 } .x3 { --x: 3 }
.long { height: 40px; overflow: auto; display: block }
svg { width: 400px; height: 400px; display: block; outline: 1px solid }
rect { fill: #ccc }
`;

/** Starts the server on a free port. */
export async function serve() {
  const state = { body: '', streams: [], opened: [], posts: [], answers: [], refuse: 0, loads: 0, down: false, late: null };
  const server = createServer((request, response) => answer(state, request, response));
  await new Promise((ready) => { server.listen(0, '127.0.0.1', ready); });
  return {
    state,
    url: `http://127.0.0.1:${server.address().port}/tables/T`,
    /** Resets the table; its page has this body. */
    reset(body) {
      state.streams.forEach((stream) => stream.destroy());
      Object.assign(state, { body, record: '', streams: [], opened: [], posts: [], answers: [], refuse: 0, loads: 0, down: false, late: null });
    },
    /** Delays the delivery of main.js by this number of milliseconds. */
    delay(millis) {
      state.late = new Promise((go) => { setTimeout(go, millis); });
    },
    /** Sends an event to all open streams. */
    tell(event, lines, id) {
      const data = [lines].flat().map((line) => `data: ${line}\n`).join('');
      for (const stream of state.streams) stream.write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}${data}\n`);
    },
    /** Cuts all streams, like a lost connection. */
    cut: () => state.streams.splice(0).forEach((stream) => stream.destroy()),
    /** Waits until a condition on the state holds. */
    async until(isSo) {
      const end = Date.now() + 15_000;
      while (!isSo()) {
        if (Date.now() > end) throw new Error(`never came true: ${isSo} ${JSON.stringify({ ...state, streams: state.streams.length })}`);
        await new Promise((go) => { setTimeout(go, 5); });
      }
    },
    close: () => new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    }),
  };
}

async function answer(state, request, response) {
  const { pathname } = new URL(request.url, 'http://mock');
  // On a reused connection the browser itself would repeat a dropped request.
  response.setHeader('Connection', 'close');
  if (request.method === 'POST') return post(state, request, response);
  if (pathname.endsWith('/events')) return events(state, request, response);
  if (pathname.startsWith('/static/')) return file(pathname.split('/').at(-1), response, state.late);
  if (pathname === '/tables/T/record' && state.record) return response.writeHead(200, { 'Content-Type': 'text/plain' }).end(state.record);
  if (pathname !== '/tables/T') return response.writeHead(404).end();
  state.loads += 1;
  const head = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY };
  return response.writeHead(200, head).end(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>T</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/static/1/mock.css">
<script type="module" src="/static/1/main.js"></script></head>
<body data-lang="en" data-lost="The line is lost."><p id="line" hidden>No line.</p>${state.body}</body></html>`);
}

async function file(name, response, late) {
  if (name === 'main.js') await late;
  const [text, kind] = name === 'mock.css' ? [STYLE, 'text/css'] : [await readFile(new URL(name, STATIC)), 'text/javascript'];
  response.writeHead(200, { 'Content-Type': kind }).end(text);
}

function events(state, request, response) {
  state.opened.push(request.url);
  if (state.down) return request.socket.destroy();
  if (state.refuse) return response.writeHead(state.refuse).end();
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(': hello\n\n');
  state.streams.push(response);
  return response.once('close', () => { state.streams = state.streams.filter((stream) => stream !== response); });
}

/** Answers as the test has prepared: `'drop'` cuts the connection, a promise delays the answer. */
async function post(state, request, response) {
  let text = '';
  for await (const piece of request) text += piece;
  state.posts.push({ path: request.url, accept: request.headers.accept, form: Object.fromEntries(new URLSearchParams(text)) });
  const next = await (state.answers.shift() ?? { status: 200, body: { seq: 13 } });
  if (next === 'drop') return request.socket.destroy();
  return response.writeHead(next.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(next.body));
}
