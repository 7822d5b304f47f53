/** Tests of the connection: a lost connection is restored. */

import assert from 'node:assert/strict';
import { page, stage } from './table.mjs';

const shown = 'document.getElementById("line")?.hidden === false';
const now = stage('<p id="now">a</p>');

page('the first stream is asked for as the page says, the next from where the last ended', now, async (tab, table) => {
  assert.deepEqual(table.state.opened, ['/tables/T/events?page=en&seat=A']);
  table.tell('parts', '<p id="now">b</p>', 14);
  await tab.until('document.getElementById("now").textContent === "b"');
  table.cut();
  await table.until(() => table.state.streams.length === 1);
  assert.equal(table.state.opened[1], '/tables/T/events?page=en&seat=A&last=14');
  table.tell('parts', '<p id="now">c</p>', 15);
  await tab.until('document.getElementById("now").textContent === "c"');
  assert.equal(await tab.get(shown), false);
});

page('after two seconds without a line the banner shows, and goes when the line is back', now, async (tab, table) => {
  await tab.get(`new MutationObserver(() => { window.bannerAt ??= performance.now() }).observe(document.getElementById('line'), { attributeFilter: ['hidden'] })`);
  table.tell('bye', 'The server is updated.');
  await tab.until('document.getElementById("line").dataset.why === "The server is updated."');
  assert.equal(await tab.get(shown), false);
  table.state.down = true;
  const cutAt = await tab.get('performance.now()');
  table.cut();
  await tab.until(shown);
  const waited = await tab.get('bannerAt') - cutAt;
  assert.ok(waited > 1900 && waited < 3500, `${waited} ms`);
  table.state.down = false;
  await table.until(() => table.state.streams.length === 1);
  await tab.until(`!(${shown})`);
});

page('tries grow rarer, and the browser\'s word that it is online brings one at once', now, async (tab, table) => {
  await tab.get(`(() => {
    const before = fetch;
    [window.asked, window.failed] = [0, 0];
    window.fetch = (...all) => {
      asked += 1;
      const answer = before(...all);
      // The page has noticed it by then.
      answer.catch(() => setTimeout(() => { failed += 1; }));
      return answer;
    };
  })()`);
  table.state.down = true;
  table.cut();
  await tab.until('failed === 3');
  assert.equal(table.state.opened.length, 4);
  table.state.down = false;
  // Otherwise it would wait for four seconds.
  assert.equal(await tab.get('(dispatchEvent(new Event("online")), asked)'), 4);
  await table.until(() => table.state.streams.length === 1);
  assert.equal(table.state.opened.length, 5);
});

page('a server in trouble is asked again', now, async (tab, table) => {
  table.state.refuse = 503;
  table.cut();
  await table.until(() => table.state.opened.length === 3);
  table.state.refuse = 0;
  await table.until(() => table.state.streams.length === 1);
  assert.equal(table.state.loads, 1);
});

page('a stream that is refused reloads the page, once', now, async (tab, table) => {
  table.state.refuse = 403;
  table.cut();
  await table.until(() => table.state.loads === 2);
  await tab.until(shown);
  assert.equal(table.state.loads, 2);
  table.state.refuse = 0;
  await tab.get('dispatchEvent(new Event("online"))');
  await table.until(() => table.state.streams.length === 1);
  await tab.until(`!(${shown})`);
});

page('a page that was reloaded by hand and then had a line is reloaded as well', now, async (tab, table) => {
  await tab.send('Page.reload');
  await table.until(() => table.state.opened.length === 2 && table.state.streams.length === 1);
  // The answer has to reach the page before the connection is cut.
  table.tell('parts', '<p id="now">b</p>', 13);
  await tab.until('document.getElementById("now")?.textContent === "b"');
  table.state.refuse = 403;
  table.cut();
  await table.until(() => table.state.loads === 3);
});

page('a hidden page has no stream, and resumes when shown', now, async (tab, table, browser) => {
  table.tell('parts', '<p id="now">b</p>', 14);
  await tab.until('document.getElementById("now").textContent === "b"');
  const other = await browser.open('about:blank');
  try {
    await other.toFront();
    await table.until(() => table.state.streams.length === 0);
    assert.equal(await tab.get('document.hidden'), true);
    const before = table.state.opened.length;
    await tab.toFront();
    await table.until(() => table.state.streams.length === 1);
    assert.deepEqual(table.state.opened.slice(before), ['/tables/T/events?page=en&seat=A&last=14']);
  } finally {
    await other.close();
  }
});

page('who gets another seat listens to another stream', now, async (tab, table) => {
  table.tell('parts', stage('<p id="now">b</p>').replace('seat=A', 'seat=B'), 14);
  await table.until(() => table.state.opened.length === 2 && table.state.streams.length === 1);
  assert.equal(table.state.opened[1], '/tables/T/events?page=en&seat=B');
});

page('a line that breaks again and again is tried ever more rarely, and the banner does not wait for the next try', now, async (tab, table) => {
  for (const count of [2, 3, 4]) {
    table.cut();
    await table.until(() => table.state.opened.length === count && table.state.streams.length === 1);
    table.tell('parts', `<p id="now">${count}</p>`, count);
    await tab.until(`document.getElementById("now").textContent === "${count}"`);
  }
  table.cut();
  await tab.until(shown);
  assert.equal(table.state.opened.length, 4);
});

page('an event that comes in pieces is put together', now, async (tab, table) => {
  const bytes = Buffer.from('event: parts\r\nid: 13\r\ndata: <p id="now">b</p>\r\n\r\nevent: parts\nid: 14\ndata: <p id="now">é</p>\n\n');
  const inside = bytes.indexOf(Buffer.from('é')) + 1;
  table.state.streams[0].write(bytes.subarray(0, inside));
  await tab.until('document.getElementById("now").textContent === "b"');
  table.state.streams[0].write(bytes.subarray(inside));
  await tab.until('document.getElementById("now").textContent === "é"');
});

page('a mistake in one event does not cost the line', now, async (tab, table) => {
  table.tell('parts', ['', '<p id="now">'], 14);
  table.tell('nonsense', 'x');
  table.tell('parts', '<p id="now">é</p>', 15);
  await tab.until('document.getElementById("now").textContent === "é"');
  assert.equal(table.state.opened.length, 1);
});

page('talk is added, fifty at most, and survives a change of the chat', stage('<div id="chat"><ol id="chat-list"></ol></div>'), async (tab, table) => {
  for (let n = 1; n <= 51; n += 1) table.tell('talk', `<li id="s${n}">Bo: ${n}</li>`);
  table.tell('talk', '<li id="s51">Bo: 51</li>');
  table.tell('parts', '<div id="chat"><h2>Chat</h2><ol id="chat-list"><li id="s51">Bo: 51</li></ol></div>', 13);
  await tab.until('document.querySelector("h2")');
  assert.deepEqual(await tab.get('const all = document.getElementById("chat-list").children; [all.length, all[0].id, all[49].id]'), [50, 's2', 's51']);
});
