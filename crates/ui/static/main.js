/** Entry point of every page: starts the other modules and the connection to the table. */

import * as choose from './choose.js';
import * as copy from './copy.js';
import * as drag from './drag.js';
import * as connection from './connection.js';
import * as drawers from './drawers.js';
import * as forms from './forms.js';
import * as doubleClicks from './double-clicks.js';
import * as hourglass from './hourglass.js';
import * as keys from './keys.js';
import * as lobby from './lobby.js';
import * as notice from './notice.js';
import * as preferences from './preferences.js';
import { all } from './dom.js';
import * as point from './point.js';
import { clearIfRead } from './refusals.js';
import * as sound from './sound.js';
import * as stage from './stage.js';
import { showGesture } from './told.js';
import * as zoom from './zoom.js';

document.documentElement.classList.add('js');

// The order matters: a selection handles a key before the shortcuts do.
for (const module of [choose, copy, drag, drawers, hourglass, preferences, point, sound, zoom, keys, lobby, notice, forms]) module.start();
forms.refresh();

/** Loads the module that only finished tables need. */
const finished = { refresh: () => all('[data-mine]').length && import('./chance.js').then((chance) => chance.refresh()) };
finished.refresh();

const refreshed = [choose, lobby, forms, copy, notice, hourglass, preferences, zoom, doubleClicks, finished];
const before = () => {
  clearIfRead();
  doubleClicks.note();
};
const after = () => {
  refreshed.forEach((module) => module.refresh());
  connection.follow();
};
stage.start({ before, after });
connection.start({ receive: stage.receive, gesture: showGesture, said: notice.said });
