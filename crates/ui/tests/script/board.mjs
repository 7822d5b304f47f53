/** Tests of a board by mouse and keyboard: acting, choosing, turning. */

import assert from 'node:assert/strict';
import { acts, page, stage } from './table.mjs';

page('Enter and Space on an element of the board do what a click does', stage(`<svg id="board" viewBox="0 0 9 9"><rect id="r" tabindex="0" data-act="step east" x="1" y="1" width="2" height="2"/></svg>${acts('step east')}`), async (tab, table) => {
  await tab.get('document.getElementById("r").focus()');
  for (const count of [1, 2]) {
    await tab.press(...(count === 1 ? ['Enter', { text: '\r' }] : [' ', { code: 'Space', text: ' ' }]));
    await table.until(() => table.state.posts.length === count);
    await tab.until('!document.querySelector("[aria-busy]")');
  }
  assert.deepEqual(table.state.posts.map(({ form }) => form.action), ['step east', 'step east']);
});

page('a key does what its button does, but not while typing', stage(`<button hidden data-key="KeyQ">q</button>${acts('roll').replace('<button', '<button data-key="KeyQ ArrowUp"')}${acts('stop').replace('<button', '<button data-key="KeyS"')}<input id="say">`), async (tab, table) => {
  await tab.press('a', { code: 'KeyQ' });
  await table.until(() => table.state.posts.length === 1);
  await tab.until('!document.querySelector("[aria-busy]")');
  await tab.press('ArrowUp');
  await table.until(() => table.state.posts.length === 2);
  await tab.until('!document.querySelector("[aria-busy]")');
  await tab.click('#say');
  await tab.press('q', { code: 'KeyQ', text: 'q' });
  await tab.until('document.getElementById("say").value === "q"');
  await tab.get('document.getElementById("say").blur()');
  await tab.press('q', { code: 'KeyQ', modifiers: 2 });
  await tab.press('s', { code: 'KeyS' });
  await table.until(() => table.state.posts.length === 3);
  assert.deepEqual(table.state.posts.map(({ form }) => form.action), ['roll', 'roll', 'stop']);
});

page('either Enter does what its button does', stage(acts('stop').replace('<button', '<button data-key="Enter"')), async (tab, table) => {
  for (const [count, code] of ['Enter', 'NumpadEnter'].entries()) {
    await tab.press('Enter', { code });
    await table.until(() => table.state.posts.length === count + 1);
    await tab.until('!document.querySelector("[aria-busy]")');
  }
});

const heroes = stage('<div id="board"><button id="e" data-choose="hero-elf">Elf</button><button id="d" data-choose="hero-dwarf">Dwarf</button>' +
  '<p id="pe" data-for="hero-elf">E</p><p id="pd" data-for="hero-dwarf hero-orc">D</p></div>');
const stands = '[document.getElementById("board").dataset.chosen ?? null, document.getElementById("pe").hidden, document.getElementById("pd").hidden, document.getElementById("e").getAttribute("aria-pressed")]';

page('one thing is chosen at a time, and only what is for it is shown', heroes, async (tab, table) => {
  assert.deepEqual(await tab.get(stands), [null, false, false, 'false']);
  await tab.click('#e');
  assert.deepEqual(await tab.get(stands), ['hero-elf', false, true, 'true']);
  await tab.click('#d');
  assert.deepEqual(await tab.get(stands), ['hero-dwarf', true, false, 'false']);
  table.tell('parts', '<div id="board"><button id="e" data-choose="hero-elf">Elf</button><button id="d" data-choose="hero-dwarf">Dwarf</button><p id="pe" data-for="hero-elf">E</p><p id="pd" data-for="hero-dwarf">D!</p></div>', 13);
  await tab.until('document.getElementById("pd").textContent === "D!"');
  assert.deepEqual(await tab.get(stands), ['hero-dwarf', true, false, 'false']);
  await tab.click('#d');
  assert.deepEqual(await tab.get(stands), [null, false, false, 'false']);
  await tab.click('#e');
  await tab.press('Escape');
  assert.deepEqual(await tab.get(stands), [null, false, false, 'false']);
  await tab.click('#e');
  table.tell('parts', '<div id="board"><button id="d" data-choose="hero-dwarf">Dwarf</button><p id="pe" data-for="hero-elf">E</p><p id="pd" data-for="hero-dwarf">D</p></div>', 14);
  await tab.until('!document.getElementById("e")');
  assert.deepEqual(await tab.get('[document.getElementById("board").dataset.chosen ?? null, document.getElementById("pd").hidden]'), [null, false]);
  assert.equal(table.state.posts.length, 0);
});

const cards = stage('<div id="board"><h2>Board</h2><p id="p0" data-for="card-7/0">0</p><p id="p1" data-for="card-7/1">1</p></div><button id="k" data-choose="card-7" data-turns="4" data-turn="0">Card</button>');

page('a card turns by a second tap, the R key and the wheel, and shows where it fits so', cards, async (tab) => {
  const turn = 'Number(document.getElementById("k").dataset.turn)';
  const hidden = '[document.getElementById("p0").hidden, document.getElementById("p1").hidden]';
  await tab.click('#k');
  assert.deepEqual([await tab.get(turn), await tab.get(hidden)], [0, [false, true]]);
  await tab.click('#k');
  assert.deepEqual([await tab.get(turn), await tab.get(hidden)], [1, [true, false]]);
  await tab.press('r', { code: 'KeyR' });
  assert.equal(await tab.get(turn), 2);
  await tab.wheel(await tab.middle('#board'), 120);
  await tab.until(`${turn} === 3`);
  await tab.wheel(await tab.middle('#k'), 120);
  await tab.until(`${turn} === 0`);
  assert.deepEqual(await tab.get(hidden), [false, true]);
});

const zoomed = '<svg id="z" data-zoom data-fit="0 0 9 9" viewBox="0 0 9 9"><rect id="r" data-act="place {choose} at 1,0 turn {turn}" data-for="7/1" x="3" y="3" width="3" height="3"/></svg>';
const laying = stage(`<div id="board">${zoomed}</div>${acts('finish')}<button id="k" data-choose="7" data-turns="4" data-turn="0">Card</button>`);

page('a place does what is chosen as it is turned, without a button; the wheel over a board that zooms turns nothing', laying, async (tab, table) => {
  await tab.click('#k');
  await tab.click('#k');
  const view = await tab.get('document.getElementById("z").getAttribute("viewBox")');
  await tab.wheel(await tab.middle('#z'), -120);
  await tab.until(`document.getElementById("z").getAttribute("viewBox") !== "${view}"`);
  await tab.click('#r');
  await table.until(() => table.state.posts.length > 0);
  assert.deepEqual(table.state.posts.map(({ form }) => form.action), ['place 7 at 1,0 turn 1']);
});

const mall = stage(`<section id="board"><svg data-zoom viewBox="0 0 40 40" data-fit="0 0 40 40"><rect id="q7-5" x="10" y="10" width="20" height="20"/></svg></section>
<button data-choose="point">Point</button><form id="point" method="post" action="/tables/T/talk" data-quiet hidden>
<input type="hidden" name="kind" value="point"><button name="text" value="mall">Point</button></form>`);

page('once pointing is chosen a press on a square says which one', mall, async (tab, table) => {
  await tab.click('#q7-5');
  await tab.click('[data-choose]');
  await tab.click('#q7-5');
  await table.until(() => table.state.posts.length > 0);
  assert.deepEqual(table.state.posts.map(({ path, form }) => [path, form]), [['/tables/T/talk', { kind: 'point', text: 'q7-5' }]]);
});

const framed = (fit) => `<svg id="mall" data-zoom viewBox="${fit}" data-fit="${fit}">`;

page('the frame of a drawing changes without what stands in it', stage(`<div id="view">${framed('0 0 40 40')}<g id="tiles" data-ours><g id="t1"/></g></svg></div>`), async (tab, table) => {
  await tab.get(() => { window.tile = document.getElementById('t1'); });
  table.tell('parts', `<svg data-part>${framed('0 0 80 80')}</svg><g id="t2" data-in="tiles"/></svg>`, 13);
  await tab.until('document.getElementById("mall").getAttribute("viewBox") === "0 0 80 80"');
  assert.deepEqual(await tab.get(() => [...window.tile.parentElement.children].map(({ id }) => id)), ['t1', 't2']);
  table.tell('parts', `<div id="view">${framed('0 0 80 80')}<g id="tiles" data-ours><g id="t2"/></g></svg></div>`, 14);
  await tab.until('!document.getElementById("t1") && document.getElementById("t2")');
});
