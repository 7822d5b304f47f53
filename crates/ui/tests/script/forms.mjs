/** Tests of forms: an action is sent once, and a refusal is shown next to the place of the click. */

import assert from 'node:assert/strict';
import { acts, page, stage } from './table.mjs';

const refused = 'document.querySelector(".refused")';
const no = { status: 409, body: { error: { code: 'not-your-turn', text: 'It is not your turn.' } } };
const held = () => {
  let let_go;
  return [new Promise((go) => { let_go = go; }), (answer) => let_go(answer)];
};

page('an action is sent with its seat, a fresh key and what the page has seen', stage(acts('roll', 'stop')), async (tab, table) => {
  table.tell('parts', '<p id="none"></p>', 17);
  await tab.until('document.getElementById("stage").dataset.seq === "17"');
  await tab.click('[value=roll]');
  await table.until(() => table.state.posts.length === 1);
  await tab.until('!document.querySelector("[aria-busy]")');
  await tab.click('[value=stop]');
  await table.until(() => table.state.posts.length === 2);
  const [roll, stop] = table.state.posts;
  assert.equal(roll.path, '/tables/T/act');
  assert.equal(roll.accept, 'application/json');
  assert.match(roll.form.key, /^[0-9a-f]{16}$/);
  assert.deepEqual({ ...roll.form, key: '' }, { seat: 'A', seen: '17', key: '', action: 'roll' });
  assert.equal(stop.form.action, 'stop');
  assert.notEqual(stop.form.key, roll.form.key);
  assert.equal(table.state.loads, 1);
});

page('a refusal is said after the form, stays for a reading, and goes with an event', stage(`<div id="hand">${acts('roll')}<p>x</p></div>`), async (tab, table) => {
  table.state.answers.push(no);
  await tab.click('[value=roll]');
  await tab.until(refused);
  assert.deepEqual(await tab.get(`const r = ${refused}; [r.textContent, r.localName, r.getAttribute('role'), r.previousElementSibling.localName]`),
    ['It is not your turn.', 'output', 'alert', 'form']);
  table.tell('parts', `<div id="hand">${acts('roll')}<p>y</p></div>`, 13);
  await tab.until('document.querySelector("#hand p").textContent === "y"');
  assert.ok(await tab.get(`${refused}?.previousElementSibling.localName === "form"`), 'it could not be read yet');
  const shownAt = await tab.get('performance.now()');
  await tab.until(`performance.now() - ${shownAt} > 2000`);
  table.tell('parts', '<p id="none"></p>', 14);
  await tab.until(`!${refused}`);
  assert.ok(await tab.get(`performance.now() - ${shownAt}`) < 5000, 'the event took it away, not its age');
});

page('a refusal of the board is said where it was clicked, and goes by itself', stage(`<svg id="board" viewBox="0 0 9 9"><rect id="r" data-act="step north" x="2" y="2" width="2" height="2"/></svg>${acts('step north')}`), async (tab, table) => {
  table.state.answers.push(no);
  const at = await tab.middle('#r');
  await tab.click('#r');
  await tab.until(refused);
  const box = await tab.get(`(({ left, right, top }) => ({ left, right, top }))(${refused}.getBoundingClientRect())`);
  assert.ok(box.left < at.x && box.right > at.x && Math.abs(box.top - at.y) < 30, JSON.stringify({ box, at }));
  assert.equal(table.state.posts[0].form.action, 'step north');
  await tab.until(`!${refused}`);
});

page('while it is under way the button is busy, further clicks do nothing, and a morph changes neither', stage(`<div id="hand">${acts('roll')}</div>`), async (tab, table) => {
  const [answer, go] = held();
  table.state.answers.push(answer);
  await tab.click('[value=roll]');
  await tab.until('document.querySelector("[value=roll][aria-busy=true]")');
  await tab.click('[value=roll]');
  table.tell('parts', `<div id="hand">${acts('roll')}</div>`, 13);
  await tab.until('document.getElementById("stage").dataset.seq === "13"');
  assert.ok(await tab.get('document.querySelector("[value=roll][aria-busy=true]")'));
  await tab.click('[value=roll]');
  go({ status: 200, body: { seq: 13 } });
  await tab.until('!document.querySelector("[aria-busy]")');
  assert.equal(table.state.posts.length, 1);
  await tab.click('[value=roll]');
  await table.until(() => table.state.posts.length === 2);
});

page('when the line fails it is tried twice more with the same key, then said', stage(acts('roll')), async (tab, table) => {
  table.state.answers.push('drop', 'drop', { status: 200, body: { seq: 13 } });
  await tab.click('[value=roll]');
  await table.until(() => table.state.posts.length === 3);
  await tab.until('!document.querySelector("[aria-busy]")');
  assert.equal(await tab.get(refused), null);
  table.state.answers.push('drop', 'drop', 'drop');
  await tab.click('[value=roll]');
  await tab.until(`${refused}?.textContent === "The line is lost."`);
  const keys = table.state.posts.map(({ form }) => form.key);
  assert.equal(keys.length, 6);
  assert.equal(new Set(keys.slice(0, 3)).size, 1);
  assert.equal(new Set(keys.slice(3)).size, 1);
  assert.notEqual(keys[0], keys[3]);
});

page('a quiet form without a key is tried once, and is emptied if it says so', stage('<form data-quiet data-reset method="post" action="/tables/T/talk"><input id="say" name="text"><button>Say</button></form>'), async (tab, table) => {
  table.state.answers.push('drop');
  await tab.click('#say');
  await tab.type('hello');
  await tab.press('Enter', { text: '\r' });
  await tab.until(refused);
  assert.equal(table.state.posts.length, 1);
  assert.equal(await tab.get('document.getElementById("say").value'), 'hello');
  await tab.press('Enter', { text: '\r' });
  await tab.until('document.getElementById("say").value === ""');
  assert.deepEqual(table.state.posts[1], { path: '/tables/T/talk', accept: 'application/json', form: { text: 'hello' } });
});

page('an ordinary form is an ordinary post, with entropy of its own', '<form method="post" action="/tables/T/join"><input type="hidden" name="entropy" data-entropy><button>Join</button></form>', async (tab, table) => {
  for (const count of [1, 2]) {
    await tab.click('button');
    await table.until(() => table.state.posts.length === count);
    await tab.until('!document.querySelector("button")');
    await tab.send('Page.navigate', { url: table.url });
    await tab.until('document.querySelector("button") && document.readyState === "complete"');
  }
  const [one, two] = table.state.posts;
  assert.match(one.form.entropy, /^[0-9a-f]{32}$/);
  assert.notEqual(one.form.entropy, two.form.entropy);
  assert.match(one.accept, /text\/html/);
});

page('a link is copied, and its button says so for a while', '<button data-copy="http://here/T" data-copied="Copied">Copy</button>', async (tab, table, browser) => {
  await browser.call('Browser.grantPermissions', { permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'] });
  await tab.toFront();
  await tab.click('button');
  await tab.until('document.querySelector("button").textContent === "Copied"');
  assert.equal(await tab.get('navigator.clipboard.readText()'), 'http://here/T');
  await tab.until('document.querySelector("button").textContent === "Copy"');
});

page('a link is copied on plain http too', '<button data-copy="http://here/T" data-copied="Copied">Copy</button>', async (tab) => {
  await tab.get('document.addEventListener("copy", () => { window.taken = document.activeElement.value })');
  await tab.click('button');
  await tab.until('document.querySelector("button").textContent === "Copied"');
  assert.deepEqual(await tab.get('[taken, document.activeElement.localName, document.querySelectorAll("textarea").length]'), ['http://here/T', 'button', 0]);
}, { without: 'Object.defineProperty(navigator, "clipboard", { value: undefined })' });

page('what cannot be shared is not offered', '<button data-share="http://here/T">Share</button>', async (tab) => {
  assert.equal(await tab.get('document.querySelector("button").hidden'), await tab.get('!navigator.share'));
});

const live = '<form id="settings" data-quiet data-live method="post" action="/tables/T/settings"><div class="stepper">'
  + '<button type="button" data-step="-1">-</button><input id="walls" name="settings.walls" type="number" min="0" max="999" value="19"><button type="button" data-step="1">+</button></div>'
  + '<input type="hidden" name="settings.trail" value="off"><input id="trail" type="checkbox" name="settings.trail" value="on"></form>'
  + '<button form="settings" formaction="/tables/T/start" id="start">Start</button>';
page('a live form sends each change at once and alone, and what its button does after that', stage(live), async (tab, table) => {
  const [answer, go] = held();
  table.state.answers.push(answer);
  await tab.click('#walls');
  await tab.type('7');
  await tab.click('#start');
  await table.until(() => table.state.posts.length === 1);
  assert.deepEqual([table.state.posts[0].path, table.state.posts[0].form], ['/tables/T/settings', { 'settings.walls': '197' }]);
  go({ status: 200, body: {} });
  await table.until(() => table.state.posts.length === 2);
  assert.deepEqual([table.state.posts[1].path, table.state.posts[1].form], ['/tables/T/start', {}]);
  await tab.click('#trail');
  await table.until(() => table.state.posts.length === 3);
  assert.deepEqual(table.state.posts[2].form, { 'settings.trail': 'on' });
  await tab.click('#trail');
  await table.until(() => table.state.posts.length === 4);
  assert.deepEqual(table.state.posts[3].form, { 'settings.trail': 'off' });
});

page('a change that is refused stops the start that came with it, and the field shows what holds', stage(live), async (tab, table) => {
  const [answer, go] = held();
  table.state.answers.push(answer);
  await tab.click('#walls');
  await tab.type('7');
  await tab.click('#start');
  await table.until(() => table.state.posts.length === 1);
  go(no);
  await tab.until(refused);
  await tab.until('document.getElementById("walls").value === "19"');
  await tab.get('document.getElementById("start").click()');
  await table.until(() => table.state.posts.length === 2);
  assert.equal(table.state.posts[1].path, '/tables/T/start');
});

page('a change that was lost on its way is sent with the start', stage(live), async (tab, table) => {
  table.state.answers.push('drop');
  await tab.click('#walls');
  await tab.type('7');
  await tab.get('document.activeElement.blur()');
  await tab.until(refused);
  assert.equal(await tab.get('document.getElementById("walls").value'), '197');
  await tab.get('document.getElementById("start").click()');
  await table.until(() => table.state.posts.length === 2);
  assert.deepEqual([table.state.posts[1].path, table.state.posts[1].form], ['/tables/T/start', { 'settings.walls': '197' }]);
});

page('a stepper steps within its limits, and a field follows the server unless somebody types in it', stage(live), async (tab, table) => {
  for (let taps = 0; taps < 5; taps += 1) await tab.click('[data-step="1"]');
  await tab.until('document.getElementById("walls").value === "24"');
  await table.until(() => table.state.posts.at(-1)?.form['settings.walls'] === '24');
  await tab.until('!document.querySelector("[aria-busy]")');
  table.tell('parts', live.slice(0, live.indexOf('<button form')).replace('value="19"', 'value="12"').replace('id="trail"', 'id="trail" checked'), 13);
  await tab.until('document.getElementById("walls").value === "12" && document.getElementById("trail").checked');
  await tab.click('#walls');
  await tab.type('3');
  table.tell('parts', live.slice(0, live.indexOf('<button form')).replace('value="19"', 'value="9"'), 14);
  await tab.until('document.getElementById("stage").dataset.seq === "14"');
  assert.equal(await tab.get('document.getElementById("walls").value'), '123');
});

page('a sheet closes when its form was sent, and stays open when it was refused', stage('<button popovertarget="up">Open</button><div id="up" popover><form data-quiet method="post" action="/tables/T/seats/B/bot"><button id="add">Easy</button></form></div>'), async (tab, table) => {
  await tab.click('[popovertarget]');
  table.state.answers.push(no);
  await tab.click('#add');
  await tab.until(refused);
  assert.ok(await tab.get('document.querySelector("#up:popover-open")'));
  await tab.click('#add');
  await tab.until('!document.querySelector("#up:popover-open")');
  assert.equal(table.state.posts.filter(({ path }) => path.endsWith('/bot')).length, 2);
});

page('a button that appears where another was hears the keyboard at once, and the pointer a moment later', stage(`<div id="hand">${acts('roll')}</div>`), async (tab, table) => {
  table.tell('parts', `<div id="hand">${acts('stop')}</div>`, 13);
  await tab.until('document.querySelector("[value=stop]")');
  const seen = await tab.get('performance.now()');
  assert.ok(await tab.get('document.querySelector("[value=stop]").hasAttribute("data-fresh")'));
  await tab.get('document.querySelector("[value=stop]").focus()');
  await tab.press('Enter', { text: '\r' });
  await table.until(() => table.state.posts.length === 1);
  await tab.until('!document.querySelector("[data-fresh]")');
  assert.ok(await tab.get('performance.now()') - seen > 300);
  table.tell('parts', `<div id="hand">${acts('stop')}<p>x</p></div>`, 14);
  await tab.until('document.querySelector("#hand p")');
  assert.equal(await tab.get('document.querySelectorAll("[data-fresh]").length'), 0, 'the same button stays as it is');
});
