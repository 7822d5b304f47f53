/** Sends the place on the board to which a player points, while the pointing mode is selected. */

import { byId, on } from './dom.js';

export function start() {
  on('click', '[data-chosen="point"] [data-zoom] rect[id]', ({ id }) => {
    const button = byId('point')?.querySelector('button[name=text]');
    if (!button) return;
    button.value = id;
    button.form.requestSubmit(button);
  });
}
