/** Entry point of every page: starts the other modules and the connection to the table. */

import * as choose from './choose.js';
import * as copy from './copy.js';
import * as drag from './drag.js';
import * as effects from './effects.js';
import * as connection from './connection.js';
import * as forms from './forms.js';
import * as doubleClicks from './double-clicks.js';
import * as hourglass from './hourglass.js';
import * as keys from './keys.js';
import * as preferences from './preferences.js';
import { all } from './dom.js';
import * as point from './point.js';
import { clearIfRead } from './refusals.js';
import * as sound from './sound.js';
import * as zoom from './zoom.js';

document.documentElement.classList.add('js');

// The order matters: a selection handles a key before the shortcuts do.
for (const module of [choose, copy, drag, effects, hourglass, preferences, point, sound, zoom, keys, forms]) module.start();
forms.refresh();

/** Loads the module that only finished tables need. */
const finished = { refresh: () => all('[data-mine]').length && import('./chance.js').then((chance) => chance.refresh()) };
finished.refresh();

const refreshed = [choose, forms, copy, hourglass, preferences, zoom, effects, doubleClicks, finished];
const before = () => {
  clearIfRead();
  doubleClicks.note();
};
connection.start({ before, after: () => refreshed.forEach((module) => module.refresh()), gesture: effects.showGesture });
