/** Tests of the stage: order, hold and release, cuts, catch-up, reduced motion, and the same page as without beats. */

import assert from 'node:assert/strict';
import { acts, page, stage } from './table.mjs';

const told = (...lines) => `<ol id="told" aria-live="polite">${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`;
const piece = (id, x) => `<i id="${id}" class="piece" data-in="field" data-x="${x}">${x}</i>`;
/** A running table whose beats have these lengths, in milliseconds. */
const staged = (inner, pace = 100) =>
  stage(inner).replace('class="stage"', `class="stage" data-beats="go:200 long:900 hang:50" data-pace="${pace}" data-skipped="Moves skipped: #"`);
const body = staged(`${told()}<div id="field">${piece('a', 0)}${piece('b', 0)}</div><p id="now">0</p><div id="hand">${acts('zero')}</div>`);
const saw = (kind, who, x) => ({ saw: { [kind]: { who, x } }, told: true });
const line = (own, ...sights) => JSON.stringify({ own, sights });

/** Declares beats in the page: each moves a piece, adds an element, and tells at its middle. */
const DEFINE = `import('/static/1/stage.js').then(({ define, receive, jump, isHeld }) => {
  window.log = [];
  Object.assign(window, { receive, jump, isHeld });
  for (const [kind, ms, quick] of [['go', 200, false], ['long', 900, false], ['step', 200, true]]) define(kind, {
    quick, touches: ({ who }) => [who],
    async play({ who, x }, rig) {
      log.push('begin ' + kind + ' ' + who + x + ' ' + Math.round(performance.now()));
      rig.add(Object.assign(document.createElement('u'), { className: 'extra' }), document.getElementById(who)?.parentElement);
      const element = document.getElementById(who) ?? document.getElementById('now');
      await rig.pose(element, [{ transform: 'none' }, { transform: 'translateX(50px)' }], ms / 2);
      rig.tell();
      rig.show(who);
      await rig.wait(ms / 2);
      log.push('end ' + kind + ' ' + who + x + ' ' + Math.round(performance.now()));
    },
    mark({ who }, rig) {
      log.push('mark ' + who);
      rig.add(Object.assign(document.createElement('u'), { className: 'extra' }), document.getElementById('field'));
    },
  });
  define('hang', { play: () => new Promise(() => {}) });
  new MutationObserver(() => log.push('told ' + [...document.querySelectorAll('#told li')].map((li) => li.textContent).join())).observe(document.getElementById('told'), { childList: true });
})`;

const shown = '[document.getElementById("a")?.dataset.x, document.getElementById("now").textContent, document.getElementById("stage").dataset.seq].join()';
const clean = '!document.querySelector(".extra") && document.getAnimations().length === 0';
const words = (log) => log.map((entry) => entry.replace(/ \d+$/, ''));

page('beats play one after the other, and the page changes when each has been seen', body, async (tab, table) => {
  await tab.get(DEFINE);
  table.tell('parts', [line(false, saw('go', 'a', 1), saw('go', 'b', 1)), told('one', 'two'), piece('a', 1), piece('b', 1), '<p id="now">1</p>'], 13);
  table.tell('parts', [line(false, saw('go', 'a', 2)), told('three'), piece('a', 2), '<p id="now">2</p>'], 14);
  await tab.until('log.length > 0');
  assert.equal(await tab.get(shown), '0,0,12', 'nothing has changed yet');
  await tab.until(`${shown} === '2,2,14'`);
  const log = await tab.get('log');
  assert.deepEqual(words(log), ['begin go a1', 'told one', 'end go a1', 'begin go b1', 'told one,two', 'end go b1', 'begin go a2', 'told three', 'end go a2']);
  const times = log.filter((entry) => !entry.startsWith('told')).map((entry) => Number(entry.split(' ').at(-1)));
  for (const nth of [0, 2, 4]) {
    const took = times[nth + 1] - times[nth];
    assert.ok(took >= 195 && took < 500, `${took} ms`);
  }
  assert.ok(await tab.get(clean));
});

page('what is said comes with its beat, and a control of the time before does nothing', body, async (tab, table) => {
  await tab.get(DEFINE);
  table.tell('parts', [line(false, saw('long', 'a', 1)), told('one'), piece('a', 1), `<div id="hand">${acts('one')}</div>`], 13);
  await tab.until('log.length > 0');
  assert.equal(await tab.get('isHeld(document.querySelector("#hand button"))'), true);
  assert.equal(await tab.get('isHeld(document.querySelector("#now"))'), false);
  await tab.click('#hand button');
  await tab.until('document.querySelector("#hand button").value === "one"');
  assert.deepEqual(table.state.posts, []);
  await tab.click('#hand button');
  await table.until(() => table.state.posts.length === 1);
  assert.equal(table.state.posts[0].form.seen, '13');
});

page('the own action cuts what plays, and after an own step the controls come at once', body, async (tab, table) => {
  await tab.get(DEFINE);
  table.tell('parts', [line(false, saw('long', 'b', 1)), told('one'), piece('b', 1)], 13);
  await tab.until('log.length > 0');
  table.tell('parts', [line(true, saw('step', 'a', 1)), told('two'), piece('a', 1), '<p id="now">1</p>'], 14);
  await tab.until('log.some((entry) => entry.startsWith("begin step"))');
  assert.equal(await tab.get('document.getElementById("b").dataset.x'), '1', 'the other is where it belongs');
  assert.equal(await tab.get(shown), '0,1,14', 'all but the piece');
  await tab.until(`${shown} === '1,1,14' && ${clean}`);
  assert.deepEqual(words(await tab.get('log')).filter((entry) => entry.startsWith('end')), ['end step a1'], 'the beat that was cut never ended');
});

page('a new piece that a beat shows early does not change the order of new pieces', body, async (tab, table) => {
  await tab.get(DEFINE);
  const order = '[...document.querySelectorAll("#field .piece")].map(({ id }) => id).join()';
  table.tell('parts', [line(false, saw('go', 'd', 1)), told('one'), piece('c', 1), piece('d', 1), piece('e', 1)], 13);
  await tab.until('document.getElementById("d")');
  assert.equal(await tab.get(order), 'a,b,c,d');
  await tab.until(`document.getElementById('stage').dataset.seq === '13'`);
  assert.equal(await tab.get(order), 'a,b,c,d,e');
});

page('who is behind goes to the present and is told how much was skipped', body, async (tab, table) => {
  await tab.get(DEFINE);
  for (let nth = 1; nth <= 5; nth += 1) {
    table.tell('parts', [line(false, saw('long', 'a', nth)), told(`move ${nth}`), piece('a', nth)], 12 + nth);
  }
  await tab.until('log.some((entry) => entry.includes("skipped"))');
  assert.equal(await tab.get('log.find((entry) => entry.includes("skipped"))'), 'told Moves skipped: 3');
  await tab.until(`document.getElementById('stage').dataset.seq === '17' && ${clean}`);
  assert.equal(await tab.get('document.getElementById("told").textContent'), 'move 5');
});

page('a beat that hangs or fails ends, and the next one plays', body, async (tab, table) => {
  await tab.get(DEFINE);
  table.tell('parts', [line(false, saw('hang', 'a', 1)), told('one'), piece('a', 1)], 13);
  table.tell('parts', [line(false, saw('go', 'a', 2)), told('two'), piece('a', 2)], 14);
  await tab.until(`document.getElementById('stage').dataset.seq === '14' && ${clean}`);
});

page('without motion the page changes at once, and a drawing stands for one and a half seconds', body, async (tab, table) => {
  await tab.get(DEFINE);
  table.tell('parts', [line(false, saw('go', 'a', 1)), told('one'), piece('a', 1), '<p id="now">1</p>'], 13);
  await tab.until(`${shown} === '1,1,13'`);
  const since = await tab.get('performance.now()');
  assert.equal(await tab.get('document.querySelectorAll(".extra").length'), 1);
  await tab.until(clean);
  const stood = await tab.get('performance.now()') - since;
  assert.ok(stood > 1200 && stood < 2200, `${stood} ms`);
  assert.deepEqual(words(await tab.get('log')).filter((entry) => !entry.startsWith('told')), ['mark a']);
}, { still: true });

/** Random events with random cuts leave the page as if every part had been applied at once. */
const RANDOM = `(async (seed) => {
  const random = (below) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % below; };
  const { partsOf, place } = await import('/static/1/morph.js');
  const wait = (ms) => new Promise((go) => { setTimeout(go, ms); });
  const stage = document.getElementById('stage');
  const plain = stage.cloneNode(true);
  const piece = (id, x) => '<i id="' + id + '" class="piece" data-in="field" data-x="' + x + '"><b>' + x + '</b></i>';
  const sent = [];
  const live = new Set(['a', 'b']);
  for (let seq = 13; seq < 73; seq += 1) {
    const html = [];
    const sights = [];
    for (let count = random(4); count > 0; count -= 1) {
      const id = 'abcdef'[random(6)];
      const kind = ['go', 'long', 'step', 'none'][random(4)];
      sights.push({ saw: { [kind]: { who: id, x: seq } }, told: random(3) > 0 });
      if (html.some((one) => one.includes('id="' + id + '"'))) continue;
      if (live.has(id) && random(3) === 0) { live.delete(id); html.push('<i id="' + id + '" data-gone></i>'); }
      else { live.add(id); html.push(piece(id, seq)); }
    }
    const lines = sights.filter(({ told }) => told).map((_, nth) => '<li' + (random(2) ? ' class="fleeting"' : '') + '>' + seq + '.' + nth + '</li>');
    if (random(2)) html.reverse();
    if (random(4)) html.unshift('<ol id="told" aria-live="polite">' + lines.join('') + '</ol>');
    else for (const sight of sights) sight.told = false;
    if (random(2)) html.push('<p id="now">' + seq + '</p>');
    if (random(6) === 0) html.push('<i data-order="' + [...live].sort().join(' ') + '"></i>');
    if (random(12) === 0) html.push('<div id="field">' + [...live].map((id) => piece(id, seq)).join('') + '</div>');
    sent.push({ seq, html });
    receive({ id: String(seq), own: random(4) === 0, sights, parts: partsOf(html) });
    if (random(3)) await wait(random(160));
    if (random(6) === 0) jump();
    if (random(10) === 0) dispatchEvent(new Event('pagehide'));
    if (random(10) === 0) stage.dataset.pace = [100, 30, 0][random(3)];
  }
  stage.dataset.pace = plain.dataset.pace;
  jump();
  dispatchEvent(new Event('pagehide'));
  const left = [...document.querySelectorAll('.extra')].length + document.getAnimations().length;
  const staged = stage.outerHTML;
  stage.replaceWith(plain);
  for (const { seq, html } of sent) {
    if (!html.some((one) => one.startsWith('<ol'))) document.querySelectorAll('#told .fleeting').forEach((line) => line.remove());
    place(partsOf(html));
    plain.dataset.seq = seq;
  }
  return { left, staged, plain: plain.outerHTML };
})`;

page('random events with random cuts leave the same page as without beats', body, async (tab) => {
  await tab.get(DEFINE);
  for (const seed of [1, 2, 3, 4]) {
    const { left, staged: played, plain } = await tab.get(`${RANDOM}(${seed})`);
    assert.equal(left, 0, 'nothing moves, nothing was left');
    assert.equal(played, plain, `seed ${seed}`);
    await tab.get('log.length = 0');
  }
});
