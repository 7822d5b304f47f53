/** Tests of a page's contribution to the dice: it is sent by itself, again when it is void, and compared with the record. */

import assert from 'node:assert/strict';
import { page, stage } from './table.mjs';

const ready = (round) => `<form data-quiet data-at-once data-round="${round}" method="post" action="/tables/T/seats/A/ready">` +
  '<input type="hidden" name="entropy" value="00" data-entropy><button>Ready</button></form>';
const chairs = (inner) => `<div id="chairs">${inner}</div>`;
const end = '<section id="end" data-mine="A"><p id="chance-differs" hidden>It differs.</p></section>';
const warned = 'document.getElementById("chance-differs")?.hidden === false';
const record = (digits) => `clew records 2\nstart 1 1\n    entropy A ${digits}\n    entropy B 00\n`;

page('a contribution is sent at once, and again whenever it is asked for', stage(chairs(ready(3))), async (tab, table) => {
  await table.until(() => table.state.posts.length === 1);
  await tab.until('!document.querySelector("[aria-busy]")');
  table.tell('parts', chairs(''), 13);
  await tab.until('!document.querySelector("form")');
  table.tell('parts', chairs(ready(14)), 14);
  await table.until(() => table.state.posts.length === 2);
  const [one, two] = table.state.posts.map(({ form }) => form.entropy);
  assert.match(one, /^[0-9a-f]{32}$/);
  assert.notEqual(one, two);
});

page('a contribution that becomes void while it is being sent is sent once more', stage(chairs(ready(3))), async (tab, table) => {
  await table.until(() => table.state.posts.length === 1);
  await tab.until('!document.querySelector("[aria-busy]")');
  let go;
  table.state.answers.push(new Promise((answer) => { go = answer; }));
  table.tell('parts', chairs(''), 13);
  table.tell('parts', chairs(ready(14)), 14);
  await table.until(() => table.state.posts.length === 2);
  table.tell('parts', chairs(ready(15)), 15);
  await tab.until('document.getElementById("stage").dataset.seq === "15"');
  assert.equal(table.state.posts.length, 2, 'one at a time');
  go({ status: 200, body: { seq: 16 } });
  await table.until(() => table.state.posts.length === 3);
});

for (const [says, honest] of [['the numbers that were sent', true], ['other numbers', false]]) {
  page(`of a record with ${says} a page ${honest ? 'says nothing' : 'warns'}`, stage(chairs(ready(3))), async (tab, table) => {
    await table.until(() => table.state.posts.length === 1);
    const { entropy } = table.state.posts[0].form;
    // Tests share one browser: forget the contributions of earlier tests.
    await tab.get('Object.keys(localStorage).filter((name) => /^chance .* (?!3$)/.test(name)).forEach((name) => localStorage.removeItem(name))');
    table.state.record = record(honest ? entropy : 'f'.repeat(32));
    await tab.until('!document.querySelector("[aria-busy]")');
    table.tell('parts', chairs(end), 13);
    if (honest) await tab.until('!Object.keys(localStorage).some((name) => name.startsWith("chance "))');
    else await tab.until(warned);
    assert.equal(await tab.get(warned), !honest);
    table.tell('parts', chairs(end.replace('data-mine', 'class="x" data-mine')), 14);
    await tab.until('document.querySelector("#end.x")');
    assert.equal(await tab.get(warned), !honest, 'it stays when the page changes');
  });
}
