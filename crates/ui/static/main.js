/** Wakes the page, and its line to the table where there is one. */

import * as choose from './choose.js';
import * as copy from './copy.js';
import * as drag from './drag.js';
import * as effects from './effects.js';
import * as events from './events.js';
import * as forms from './forms.js';
import * as fresh from './fresh.js';
import * as glass from './glass.js';
import * as grid from './grid.js';
import * as keys from './keys.js';
import * as look from './look.js';
import * as menu from './menu.js';
import { all } from './page.js';
import * as point from './point.js';
import { moveOn } from './refuse.js';
import * as sound from './sound.js';
import * as zoom from './zoom.js';

document.documentElement.classList.add('js');

// The order matters: a menu takes its keys before a choice, a grid before the shortcuts.
for (const module of [menu, choose, copy, drag, effects, glass, grid, look, point, sound, zoom, keys]) module.start();
forms.start(menu.close);
forms.refresh();

/** What only finished tables need is loaded there. */
const finished = { refresh: () => all('[data-mine]').length && import('./chance.js').then((chance) => chance.refresh()) };
finished.refresh();

const shown = [choose, forms, copy, glass, grid, look, menu, zoom, effects, fresh, finished];
const before = () => {
  moveOn();
  fresh.note();
};
events.start({ before, after: () => shown.forEach((module) => module.refresh()), sign: effects.sign });
