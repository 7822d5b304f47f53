/** Tests of zooming and panning a board. */

import assert from 'node:assert/strict';
import { acts, page, stage } from './table.mjs';

const svg = (fit, inner = '') => `<svg id="board" data-zoom viewBox="${fit}" data-fit="${fit}"><rect id="r" data-act="step north" x="10" y="10" width="20" height="20"/>${inner}</svg>`;
const body = stage(`<div id="view">${svg('0 0 100 100')}</div><button data-zoom-in>+</button><button data-zoom-out>-</button><button data-zoom-fit>fit</button>${acts('step north')}`);
const box = 'document.getElementById("board").getAttribute("viewBox").split(" ").map(Number)';
const is = (wanted) => `document.getElementById("board").getAttribute("viewBox") === "${wanted}"`;

page('the view follows the board until the person has zoomed, and again after fit', body, async (tab, table) => {
  table.tell('parts', `<div id="view">${svg('-50 0 200 200')}</div>`, 13);
  await tab.until(is('-50 0 200 200'));
  await tab.click('[data-zoom-in]');
  const [x, , w] = await tab.get(box);
  assert.ok(w < 150 && x > -50);
  const own = (await tab.get(box)).join(' ');
  table.tell('parts', `<div id="view">${svg('0 0 300 300')}</div>`, 14);
  await tab.until('document.getElementById("stage").dataset.seq === "14"');
  await tab.get('new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))');
  assert.equal(await tab.get(`${is(own)}`), true);
  await tab.click('[data-zoom-fit]');
  await tab.until(is('0 0 300 300'));
  table.tell('parts', `<div id="view">${svg('0 0 400 400')}</div>`, 15);
  await tab.until(is('0 0 400 400'));
});

page('the wheel zooms about the pointer, keys about the middle, and not without end', body, async (tab) => {
  const at = await tab.middle('#r');
  await tab.wheel(at, -240);
  await tab.until(`${box}[2] < 99`);
  const after = await tab.middle('#r');
  assert.ok(Math.hypot(after.x - at.x, after.y - at.y) < 1, JSON.stringify({ at, after }));
  await tab.press('0', { code: 'Digit0' });
  await tab.until(is('0 0 100 100'));
  await tab.press('+', { code: 'BracketRight' });
  const [x, y, w] = await tab.get(box);
  assert.ok(Math.abs(x + w / 2 - 50) < 0.1 && Math.abs(y + w / 2 - 50) < 0.1 && w < 80);
  await tab.press('-', { code: 'Slash' });
  assert.ok(Math.abs((await tab.get(box))[2] - 100) < 0.1);
  for (let n = 0; n < 12; n += 1) await tab.press('+', { code: 'Equal' });
  assert.ok((await tab.get(box))[2] > 8);
});

page('a drag pans and is no click; less than six pixels is one', body, async (tab, table) => {
  const at = await tab.middle('#r');
  await tab.get('window.clicks = 0; addEventListener("click", () => { clicks += 1 })');
  await tab.drag(at, { x: at.x + 40, y: at.y + 20 });
  assert.deepEqual(await tab.get(box), [-10, -5, 100, 100]);
  assert.equal(await tab.get('clicks'), 0);
  assert.equal(table.state.posts.length, 0);
  const there = await tab.middle('#r');
  await tab.drag(there, { x: there.x + 3, y: there.y + 3 });
  await table.until(() => table.state.posts.length === 1);
  assert.deepEqual(await tab.get(box), [-10, -5, 100, 100]);
  await tab.drag(there, { x: there.x + 3000, y: there.y });
  assert.equal((await tab.get(box))[0], -50);
});

page('a double tap on empty ground looks closer', body, async (tab) => {
  const at = await tab.get('(({ left, top }) => ({ x: left + 300, y: top + 200 }))(document.getElementById("board").getBoundingClientRect())');
  for (const clickCount of [1, 2]) {
    await tab.mouse('mousePressed', at, { clickCount });
    await tab.mouse('mouseReleased', at, { clickCount });
  }
  assert.deepEqual(await tab.get(box), [37.5, 25, 50, 50]);
});

page('two fingers pinch', body, async (tab, table) => {
  const { x, y } = await tab.middle('#board');
  const finger = (id, dx) => ({ id, x: x + dx, y });
  await tab.touch('touchStart', finger(1, -50), finger(2, 50));
  await tab.touch('touchMove', finger(1, -75), finger(2, 75));
  await tab.touch('touchMove', finger(1, -100), finger(2, 100));
  await tab.touch('touchEnd');
  await tab.until(`Math.abs(${box}[2] - 50) < 0.5`);
  const [left, top, w] = await tab.get(box);
  assert.ok(Math.abs(left + w / 2 - 50) < 0.5 && Math.abs(top + w / 2 - 50) < 0.5);
  assert.equal(table.state.posts.length, 0);
}, { touch: true });

page('what gets the focus comes into view', stage(`<div id="view">${svg('0 0 100 100', '<rect id="far" tabindex="0" x="90" y="90" width="5" height="5"/>')}</div><button data-zoom-in>+</button>`), async (tab) => {
  for (let n = 0; n < 4; n += 1) await tab.click('[data-zoom-in]');
  await tab.get('document.getElementById("far").focus()');
  const [x, , w] = await tab.get(box);
  assert.ok(x <= 90 && x + w >= 95, `${x} ${w}`);
});
