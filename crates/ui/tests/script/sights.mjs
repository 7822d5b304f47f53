/** Tests of effects and sounds, the hourglass, and the switches for theme and sound. */

import assert from 'node:assert/strict';
import { page, stage } from './table.mjs';

const told = (...items) => `<ol id="told" role="status" aria-live="polite">${items.join('')}</ol>`;
const bump = '<li class="fleeting" data-effect="bump" data-on="mage-A" data-side="north">Blue walks into a wall</li>';
const body = stage(`<div id="parterre"><i id="mage-A" class="piece x0"></i></div>${told('<li data-effect="spin" data-on="mage-A">The arrow turned</li>')}<p id="now">a</p><button data-sound>Sound</button>`);
const classes = '[...document.getElementById("mage-A").classList].filter((name) => name.startsWith("fx-")).join(" ")';
const texts = '[...document.querySelectorAll("#told li")].map((li) => li.textContent)';

page('a sight is a short class on what it is about, also while the page changes', body, async (tab, table) => {
  table.tell('parts', '<p id="now">b</p>', 12);
  await tab.until('document.getElementById("now").textContent === "b"');
  assert.equal(await tab.get(classes), '', 'what the page brought along has happened before');
  await tab.get(`window.seen = []; window.times = [];
    new MutationObserver(() => { seen.push(document.getElementById('mage-A').className); times.push(performance.now()) })
      .observe(document.getElementById('mage-A'), { attributes: true })`);
  table.tell('parts', told(bump), 13);
  table.tell('parts', '<i id="mage-A" class="piece x3"></i>', 14);
  await tab.until('window.seen.length && document.getElementById("stage").dataset.seq === "14"');
  await tab.until(`document.getElementById('mage-A').className === 'piece x3'`);
  const [seen, times] = await tab.get('[seen, times]');
  assert.ok(seen.includes('piece x3 fx-bump fx-north'), seen.join());
  assert.ok(times.at(-1) - times[0] < 700, 'it was short');
});

page('fleeting words leave with the next event, lasting ones stay; the same words are said anew', body, async (tab, table) => {
  const lasting = '<li data-effect="win">Blue wins a symbol</li>';
  table.tell('parts', told(bump, lasting), 13);
  await tab.until(`${texts}.length === 2`);
  await tab.get('window.first = document.querySelector("#told li:last-child")');
  table.tell('parts', '<p id="now">b</p>', 14);
  await tab.until('document.getElementById("now").textContent === "b"');
  assert.deepEqual(await tab.get(texts), ['Blue wins a symbol']);
  table.tell('parts', stage(`${told(lasting)}<p id="now">c</p>`, 15), 15);
  await tab.until('document.getElementById("now").textContent === "c"');
  assert.deepEqual(await tab.get(`[${texts}, first.isConnected]`), [['Blue wins a symbol'], false]);
});

page('who wants no motion sees none and hears all the same, after the first touch', body, async (tab, table) => {
  await tab.get(`window.seen = []; new MutationObserver(() => seen.push(document.getElementById('mage-A').className))
    .observe(document.getElementById('mage-A'), { attributes: true })`);
  table.tell('parts', told(bump), 13);
  await tab.until('document.getElementById("stage").dataset.seq === "13"');
  assert.equal(await tab.get('strokes.length'), 0);
  await tab.click('#now');
  let seq = 13;
  while (await tab.get('strokes.length') === 0 && seq < 200) {
    seq += 1;
    table.tell('parts', told(bump), seq);
    await tab.until(`document.getElementById("stage").dataset.seq === "${seq}"`);
  }
  assert.deepEqual(await tab.get('strokes.slice(0, 2)'), ['OscillatorNode', 'AudioBufferSourceNode']);
  assert.deepEqual(await tab.get('seen'), []);
  await tab.click('[data-sound]');
  const count = await tab.get('strokes.length');
  table.tell('parts', told(bump), 500);
  await tab.until('document.getElementById("stage").dataset.seq === "500"');
  assert.equal(await tab.get('strokes.length'), count);
  await tab.send('Page.reload');
  await tab.until('document.querySelector("[data-sound]")?.getAttribute("aria-pressed") === "false"');
  await tab.click('[data-sound]');
  assert.equal(await tab.get('document.querySelector("[data-sound]").getAttribute("aria-pressed")'), 'true');
}, { still: true });

page('every sight has a sound that can be played', body, async (tab, table) => {
  await tab.click('#now');
  await tab.until('navigator.userActivation.hasBeenActive');
  const silent = [];
  const names = ['step', 'bump', 'roll', 'win', 'turn', 'spin', 'puff', 'hop', 'lay', 'take', 'glass', 'pass', 'theft', 'pawn', 'point', 'react', 'victory', 'loss'];
  let seq = 100;
  const hear = async (name) => {
    const before = await tab.get('strokes.length');
    seq += 1;
    table.tell('parts', told(`<li data-effect="${name}">${name}</li>`), seq);
    await tab.until(`document.getElementById("stage").dataset.seq === "${seq}"`);
    return await tab.get('strokes.length') > before;
  };
  while (!await hear('step') && seq < 300);
  for (const name of names) if (!await hear(name)) silent.push(name);
  assert.deepEqual(silent, []);
});

page('a sign that somebody gives is shown where it says and goes by itself', stage(`<i id="seat-B"></i><ul id="signs"></ul>${told()}`), async (tab, table) => {
  table.tell('talk', '<li data-effect="react" data-on="seat-B" data-in="signs">Bo: bravo</li>');
  await tab.until('document.querySelector("#signs li")?.textContent === "Bo: bravo" && document.getElementById("seat-B").classList.contains("fx-react")');
  table.tell('talk', '<li data-effect="point" data-on="seat-B">Bo points</li>');
  await tab.until(`${texts}.join() === "Bo points"`);
  table.tell('parts', '<ul id="signs"></ul>', 13);
  await tab.until(`${texts}.length === 0`);
  assert.equal(await tab.get('document.querySelectorAll("#signs li").length'), 1);
  await tab.until('document.querySelectorAll("#signs li").length === 0');
});

const glass = (left) => `<div id="glass" class="glass" data-deadline="${1_000_000 + left}" data-full="180000"><b data-glass-left></b><i data-glass-after></i></div>`;
/** In a pause the server sends no deadline and writes the time itself. */
const still = '<div id="glass" class="glass" data-full="180000"><b data-glass-left>1:00</b><i data-glass-after>2:00</i></div>';
const clock = (now) => `<i id="clock" data-now="${now}" hidden></i>`;
const sand = '[document.querySelector("[data-glass-left]").textContent, document.querySelector("[data-glass-after]").textContent, Number(document.getElementById("glass").style.getPropertyValue("--left")), document.getElementById("glass").classList.contains("hurry")]';

page('the hourglass runs by the server\'s clock, hurries, stands in a pause and ends', stage(still + clock(1_000_000)), async (tab, table) => {
  await tab.until('performance.now() > 1500');
  assert.deepEqual((await tab.get(sand)).slice(0, 2), ['1:00', '2:00']);
  table.tell('parts', glass(30_400), 13);
  await tab.until('document.getElementById("stage").dataset.seq === "13"');
  assert.deepEqual((await tab.get(sand))[0], '0:31');
  await tab.until(`${sand}[3]`);
  assert.deepEqual((await tab.get(sand)).slice(0, 2), ['0:30', '2:30']);
  table.tell('parts', glass(-5), 14);
  await tab.until(`${sand}[0] === '0:00'`);
  assert.deepEqual(await tab.get(sand), ['0:00', '3:00', 0, true]);
});

/** The time that the hourglass should show this long after the page began to arrive, and the time that it shows. Waits for a moment that is far from a change. */
const second = (left) => `(() => {
  const { responseStart } = performance.getEntriesByType('navigation')[0];
  const rest = ${left} - (performance.now() - responseStart);
  if (rest % 1000 < 150 || rest % 1000 > 850) return null;
  return [Math.ceil(rest / 1000), Number(document.querySelector('[data-glass-left]').textContent.split(':')[1])];
})()`;

page('a page whose script comes late shows the same second as others', stage(glass(50_900) + clock(1_000_000)), async (tab, table) => {
  table.delay(1_700);
  await tab.send('Page.reload');
  await tab.until('performance.now() > 1700 && document.querySelector("[data-glass-left]").textContent !== ""');
  const [expected, shown] = await tab.until(second(50_900));
  assert.equal(shown, expected);
  await tab.until('performance.now() > 3000');
  const [later, shownLater] = await tab.until(second(50_900));
  assert.equal(shownLater, later);
});

page('what the table says late does not set the hourglass back', stage(glass(50_900) + clock(1_000_000)), async (tab, table) => {
  await tab.until('performance.now() > 1000');
  // The server wrote it 100 ms after the page, and it took more than 900 ms to arrive.
  table.tell('parts', clock(1_000_100), 13);
  await tab.until('document.getElementById("stage").dataset.seq === "13"');
  const [expected, shown] = await tab.until(second(50_900));
  assert.equal(shown, expected);
  // An event that arrived faster than the page corrects the time.
  table.tell('parts', clock(1_009_000), 14);
  await tab.until('document.getElementById("stage").dataset.seq === "14"');
  const [slower, sooner] = await tab.until(second(50_900));
  assert.ok(sooner < slower - 3, `${sooner} and ${slower}`);
});

const mall = stage(`<section id="board" data-chosen="hero-elf" data-always="hero-">
  <button data-choose="hero-elf">E</button><button data-choose="hero-mage">M</button><button data-choose="point">P</button>
  <p id="elf" data-for="hero-elf">e</p><p id="mage" data-for="hero-mage">m</p></section>`);
const open = '[...document.querySelectorAll("[data-for]:not([hidden])")].map((element) => element.id).join()';

page('where somebody is always chosen there are controls at all times', mall, async (tab) => {
  assert.equal(await tab.get(open), 'elf');
  await tab.click('[data-choose="hero-elf"]');
  assert.equal(await tab.get(open), 'elf');
  await tab.click('[data-choose="hero-mage"]');
  assert.equal(await tab.get(open), 'mage');
  await tab.click('[data-choose="point"]');
  assert.equal(await tab.get(open), '');
  await tab.click('[data-choose="point"]');
  assert.equal(await tab.get(open), 'mage');
  await tab.press('Escape');
  assert.equal(await tab.get(open), 'mage');
});

page('the theme goes round, is shown at once and remembered', '<button data-theme-switch data-light="Light" data-dark="Dark" data-auto="As the system">T</button>', async (tab) => {
  const theme = '[document.documentElement?.dataset.theme ?? null, document.querySelector("button")?.getAttribute("aria-label")]';
  assert.deepEqual(await tab.get(theme), [null, 'As the system']);
  await tab.click('button');
  assert.deepEqual(await tab.get(theme), ['light', 'Light']);
  await tab.click('button');
  await tab.send('Page.reload');
  await tab.until(`${theme}[0] === 'dark' && ${theme}[1] === 'Dark'`);
  await tab.click('button');
  assert.deepEqual(await tab.get(theme), [null, 'As the system']);
});
