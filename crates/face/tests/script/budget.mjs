/** The script stays small: as it is sent, without a build step. */

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

const STATIC = new URL('../../static/', import.meta.url);

test('all modules together take at most 12 KB, and none has more than 150 lines', async () => {
  const names = (await readdir(STATIC)).filter((name) => name.endsWith('.js')).sort();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, STATIC), 'utf8')));
  const size = gzipSync(texts.join(''), { level: 9 }).length;
  assert.ok(size <= 12 * 1024, `${size} bytes`);
  const long = names.filter((_, n) => texts[n].split('\n').length > 151);
  assert.deepEqual(long, []);
});

test('every module says in its first line what it is about', async () => {
  for (const name of (await readdir(STATIC)).filter((one) => one.endsWith('.js'))) {
    assert.match(await readFile(new URL(name, STATIC), 'utf8'), /^\/\*\* [A-Z].*\. \*\/\n/, name);
  }
});
