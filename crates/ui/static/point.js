/** Pointing at a place of the board, while pointing is what was chosen. */

import { byId, on } from './page.js';

export function start() {
  on('click', '[data-chosen="point"] [data-zoom] rect[id]', ({ id }) => {
    const button = byId('point')?.querySelector('button[name=text]');
    if (!button) return;
    button.value = id;
    button.form.requestSubmit(button);
  });
}
