/** Shows the parts of an event: some of them during its beats, and all at its end. */

import { byId, stage as table } from './dom.js';
import { place } from './morph.js';

let callbacks = { before() {}, after() {} };

/** Sets the functions that are called around each change of the page: `before` and `after`. */
export function setCallbacks(calls) {
  callbacks = calls;
}

/** Shows some parts of an event before it ends. New elements keep their order: earlier ones come with them. */
export function show(event, ids) {
  const wanted = ({ id }) => ids.includes(id);
  const last = event.parts.findLastIndex((part) => wanted(part) && !byId(part.id));
  const isNew = (part, nth) => nth < last && part.dataset.in && !byId(part.id);
  const early = event.parts.filter((part, nth) => wanted(part) || isNew(part, nth));
  change(() => take(event, early));
}

/** Shows everything but the pieces that the beats move: a player can go on at once. */
export function showControls(event) {
  const touched = event.beats.flatMap(({ touches, sight }) => touches?.(sight) ?? []);
  if (event.parts.some((part) => touched.some((id) => part.id !== id && part.querySelector(`#${id}`)))) return;
  change(() => {
    take(event, event.parts.filter(({ id }) => !touched.includes(id)));
    if (event.id) table().dataset.seq = event.id;
  });
}

function take(event, parts) {
  event.parts = event.parts.filter((part) => !parts.includes(part));
  place(parts);
}

/** Shows what is left of an event: the page is then as the server sent it. */
export function finish(event) {
  change(() => {
    place(event.parts);
    event.lines.finish();
    if (event.id) table().dataset.seq = event.id;
  });
}

function change(act) {
  callbacks.before();
  act();
  callbacks.after();
}
