/** Limits on the size of the script, which is served without a build step. */

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

const STATIC = new URL('../../static/', import.meta.url);

const read = (name) => readFile(new URL(name, STATIC), 'utf8');

const imports = (text) => [...text.matchAll(/ '\.\/([\w-]+\.js)'/g)].map(([, name]) => name);

/** A module and all modules that it imports, directly or not. */
async function loaded(first) {
  const found = new Set();
  for (const wanted = [first]; wanted.length;) {
    const name = wanted.pop();
    if (!found.has(name)) wanted.push(...imports(await read(name)));
    found.add(name);
  }
  return found;
}

/** Compressed size of these modules as one text, in bytes. */
async function size(names) {
  return gzipSync((await Promise.all([...names].sort().map(read))).join(''), { level: 9 }).length;
}

// 30 KB leave room for showing moves one after the other.
test('what every page loads takes at most 30 KB, and looking back at most 4 KB more', async () => {
  const every = await loaded('main.js');
  const more = [...await loaded('replay.js')].filter((name) => !every.has(name));
  assert.ok(await size(every) <= 30 * 1024, `${await size(every)} bytes`);
  assert.ok(await size(more) <= 4 * 1024, `${await size(more)} bytes more`);
});

test('no module has more than 150 lines', async () => {
  const names = (await readdir(STATIC)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map(read));
  assert.deepEqual(names.filter((_, n) => texts[n].split('\n').length > 151), []);
});

test('every module says in its first line what it is about', async () => {
  for (const name of (await readdir(STATIC)).filter((one) => one.endsWith('.js'))) {
    assert.match(await readFile(new URL(name, STATIC), 'utf8'), /^\/\*\* [A-Z].*\. \*\/\n/, name);
  }
});
