/** Tests of updates: focus, scroll positions and typed text are kept. */

import assert from 'node:assert/strict';
import { acts, page, stage } from './table.mjs';

const seq = (n) => `document.getElementById('stage').dataset.seq === '${n}'`;

page('a piece that moved is the same element, and glides', stage('<div id="board"><i id="mage-A" class="piece x0"></i></div>'), async (tab, table) => {
  await tab.get('window.mage = document.getElementById("mage-A"); mage.addEventListener("transitionend", () => { window.glided = true })');
  table.tell('parts', '<div id="board"><b id="new"></b><i id="mage-A" class="piece x3"></i></div>', 13);
  await tab.until(seq(13));
  assert.equal(await tab.get('mage === document.getElementById("mage-A") && mage.className'), 'piece x3');
  await tab.until('window.glided');
});

page('an element that is only named stays as it is, where the new layout puts it', stage('<p id="now">go</p><div id="board"><i id="mage-A"></i></div>'), async (tab, table) => {
  await tab.get('window.mage = document.getElementById("mage-A")');
  const whole = stage('<p id="end">over</p><i id="board" data-same></i>');
  table.tell('parts', [whole, '<i id="mage-A" class="piece x3"></i>'], 13);
  await tab.until(seq(13));
  assert.equal(await tab.get('[...document.getElementById("stage").children].map((child) => child.localName + child.id).join()'), 'pend,divboard');
  assert.equal(await tab.get('mage.isConnected && mage.className'), 'piece x3');
});

page('who stays need not move when others go or come', stage('<ul id="list"><li id="a">a</li><li id="b">b</li><li id="c">c</li></ul>'), async (tab, table) => {
  await tab.get(`window.c = document.getElementById('c'); window.moved = [];
    new MutationObserver((all) => all.forEach((one) => moved.push(...[...one.addedNodes].map((node) => node.id))))
      .observe(document.getElementById('list'), { childList: true })`);
  table.tell('parts', '<ul id="list"><li id="d">d</li><li id="c">see</li></ul>', 13);
  await tab.until(seq(13));
  assert.equal(await tab.get('c.isConnected && document.getElementById("list").textContent'), 'dsee');
  assert.deepEqual(await tab.get('moved'), ['d']);
});

page('the order that was sent is the order that is shown', stage('<ul id="list"><li id="a">a</li>x<li id="b">b</li><li>1</li><li id="c">c</li></ul>'), async (tab, table) => {
  table.tell('parts', '<ul id="list"><li id="c">c</li><li id="b">b</li>y<li id="a">a</li><li>2</li></ul>', 13);
  await tab.until(seq(13));
  const html = await tab.get('document.getElementById("list").innerHTML');
  assert.equal(html, '<li id="c">c</li><li id="b">b</li>y<li id="a">a</li><li>2</li>');
});

page('new elements stand where the order that was sent puts them, and the others do not move',
  stage('<ul id="list"><li id="a">a</li><li id="c">c</li><li>last</li></ul><ol id="other"><li id="x">x</li></ol>'), async (tab, table) => {
    await tab.get(`window.moved = []; new MutationObserver((all) => all.forEach((one) => moved.push(...[...one.addedNodes].map((node) => node.id))))
      .observe(document.getElementById('stage'), { childList: true, subtree: true })`);
    const lines = ['<li id="b" data-in="list">b</li>', '<li id="w" data-in="other">w</li>', '<i data-order="a b w c x"></i>'];
    table.tell('parts', lines, 13);
    await tab.until(seq(13));
    assert.equal(await tab.get('document.getElementById("list").textContent'), 'abclast');
    assert.equal(await tab.get('document.getElementById("other").textContent'), 'wx');
    assert.deepEqual(await tab.get('[...new Set(moved)]'), ['b', 'w']);
  });

page('a field that is moved keeps its focus, also where browsers cannot move', stage('<form id="f"><input id="a"><input id="b"></form>'), async (tab, table) => {
  await tab.click('#b');
  await tab.type('x');
  table.tell('parts', '<form id="f"><input id="b"><input id="a"></form>', 13);
  await tab.until(seq(13));
  assert.deepEqual(await tab.get('[document.activeElement.id, document.activeElement.value, document.querySelector("input").id]'), ['b', 'x', 'b']);
}, { without: 'delete Element.prototype.moveBefore' });

page('typed words, the caret and the focus stay', stage('<form id="chat"><label>Say <input id="say" name="text" value=""></label></form>'), async (tab, table) => {
  await tab.click('#say');
  await tab.type('hello');
  await tab.get('document.getElementById("say").setSelectionRange(2, 3)');
  table.tell('parts', '<form id="chat"><p>Bo is here</p><label>Say <input id="say" name="text" value="" class="wide"></label></form>', 13);
  await tab.until(seq(13));
  assert.deepEqual(await tab.get('const say = document.activeElement; [say.id, say.value, say.selectionStart, say.selectionEnd, say.className]'),
    ['say', 'hello', 2, 3, 'wide']);
});

page('scroll and open folds stay', stage('<div id="log" class="long"><details><summary>Older</summary>x</details><p>1</p><p>2</p><p>3</p><p>4</p></div>'), async (tab, table) => {
  await tab.get('document.querySelector("details").open = true; document.getElementById("log").scrollTop = 30');
  table.tell('parts', '<div id="log" class="long"><details><summary>Older!</summary>x</details><p>1</p><p>2</p><p>3</p><p>4</p><p>5</p></div>', 13);
  await tab.until(seq(13));
  assert.deepEqual(await tab.get('[document.querySelector("details").open, document.getElementById("log").scrollTop, document.querySelectorAll("p").length - 1]'),
    [true, 30, 5]);
});

page('attributes named in data-keep stay', stage('<div id="now" data-keep="title lang" title="a" lang="de" dir="ltr"></div>'), async (tab, table) => {
  await tab.get('document.getElementById("now").title = "mine"');
  table.tell('parts', '<div id="now" data-keep="title lang" title="b" class="c"></div>', 13);
  await tab.until(seq(13));
  assert.equal(await tab.get('document.getElementById("now").outerHTML'), '<div id="now" data-keep="title lang" title="mine" lang="de" class="c"></div>');
});

page('the focused square keeps the focus when it loses its tabindex', stage('<div id="board"><i id="sq" tabindex="0">x</i></div>'), async (tab, table) => {
  await tab.get('document.getElementById("sq").focus()');
  table.tell('parts', '<div id="board"><i id="sq">y</i></div>', 13);
  await tab.until(seq(13));
  // The browser notices a lost focus when it draws the page.
  await tab.get('new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))');
  assert.deepEqual(await tab.get('[document.activeElement.id, document.activeElement.getAttribute("tabindex")]'), ['sq', '-1']);
});

page('the focus of a button that has gone goes to what held it', stage(`<div id="hand">${acts('roll')}</div>`), async (tab, table) => {
  await tab.get('document.querySelector("button").focus()');
  table.tell('parts', `<div id="hand"><p>Wait.</p></div>`, 13);
  await tab.until(seq(13));
  assert.equal(await tab.get('document.activeElement.id'), 'hand');
});

page('a button is what it does, and never becomes another', stage(`<div id="hand">${acts('roll', 'stop')}</div>`), async (tab, table) => {
  await tab.get('window.stop_ = document.querySelector("[value=stop]"); stop_.focus()');
  table.tell('parts', `<div id="hand">${acts('step north', 'go', 'stop')}</div>`, 13);
  await tab.until(seq(13));
  assert.ok(await tab.get('stop_ === document.activeElement && stop_.value === "stop" && document.querySelectorAll("button").length === 3'));
});

page('parts are appended where they say, go, and are ignored without a place', stage('<ul id="list"><li id="t7">7</li></ul>'), async (tab, table) => {
  table.tell('parts', ['<li id="t8" data-in="list">8</li>', '<i id="t7" data-gone></i>', '<li id="t9">9</li>', '<i id="t6" data-gone></i>'], 13);
  await tab.until(seq(13));
  assert.equal(await tab.get('document.getElementById("list").textContent'), '8');
  assert.equal(await tab.get('document.getElementById("t9")'), null);
});

page('parts of an SVG are changed and appended as SVG', stage('<svg id="board" viewBox="0 0 9 9"><g id="g"><rect id="r" width="1" height="1" class="x0"/></g></svg>'), async (tab, table) => {
  await tab.get('window.r = document.getElementById("r")');
  table.tell('parts', '<svg data-part><rect id="r" width="2" height="1" class="x3"/><circle id="c" r="1" data-in="g"/></svg>', 13);
  await tab.until(seq(13));
  assert.ok(await tab.get('r === document.getElementById("r") && r.getAttribute("class") === "x3" && r.width.baseVal.value === 2'));
  assert.ok(await tab.get('document.getElementById("c") instanceof SVGCircleElement && document.getElementById("c").parentNode.id === "g"'));
});

page('the whole stage can be sent, and a script in it stays dead', stage('<p id="now">a</p>'), async (tab, table) => {
  await tab.get('window.main = document.getElementById("stage")');
  table.tell('parts', stage('<p id="now">over</p><img id="i" src="data:,"><script>window.ran = 1</script>', 13).replace('running', 'over'), 13);
  await tab.until('document.getElementById("now").textContent === "over"');
  assert.deepEqual(await tab.get('[main === document.getElementById("stage"), main.dataset.state, main.dataset.seq, window.ran ?? null]'),
    [true, 'over', '13', null]);
});

page('a large update comes in several events, and what is only named at first keeps its place', stage('<p id="now">wait</p>'), async (tab, table) => {
  const named = '<i id="now" data-same></i><i id="board" data-same></i><i id="told" data-same></i>';
  table.tell('parts', [stage(named, 13), '<section id="board"><div id="pad" data-same></div></section>']);
  table.tell('parts', ['<div id="pad" class="full">x</div>', '<ol id="told"><li>go</li></ol>'], 13);
  await tab.until('document.querySelector("#told li")');
  assert.equal(await tab.get(() => document.getElementById('stage').innerHTML),
    '<p id="now">wait</p><section id="board"><div id="pad" class="full">x</div></section><ol id="told"><li>go</li></ol>');
});
