/** Set-up of every test: a browser, a mock table, and a connected page. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { serve } from './mock.mjs';

let browser;
let table;

before(async () => { [browser, table] = await Promise.all([launch(), serve()]); });
after(async () => {
  await browser?.close();
  await table?.close();
});

/** The element `#stage` with these parts in it. */
export const stage = (inner, seq = 12) =>
  `<main id="stage" class="stage" data-state="running" data-table="T" data-events="/tables/T/events?page=en&seat=A" data-seq="${seq}">${inner}</main>`;

/** A form with one button for each action. */
export const acts = (...values) => `<form class="act" method="post" action="/tables/T/act"><input type="hidden" name="seat" value="A">` +
  `<input type="hidden" name="seen" value="1"><input type="hidden" name="key" value="0">` +
  `${values.map((value) => `<button name="action" value="${value}">${value}</button>`).join('')}</form>`;

/** Declares a test: opens the page with this body, runs `look`, and then checks that the page reported no error. */
export function page(says, body, look, options = {}) {
  test(says, { timeout: 40_000 }, async () => {
    table.reset(body);
    const tab = await browser.open(table.url, options);
    try {
      if (body.includes('data-events') && !options.unconnected) await table.until(() => table.state.streams.length === 1);
      await look(tab, table, browser);
      assert.deepEqual(await tab.faults(), []);
    } finally {
      await tab.close();
    }
  });
}
