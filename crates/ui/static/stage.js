/** The stage: plays what happened as beats, one after the other, and then shows the parts that were sent. */

import { reducedMotion, stage as table } from './dom.js';
import { finish, setCallbacks, show, showControls } from './release.js';
import { createRig } from './rig.js';
import { add, linesOf } from './told.js';

/** If more than this would wait, the stage goes to the present. */
const MAX_WAITING_MS = 3000;
/** How long a drawing stands that takes the place of motion. */
const MARK_MS = 1500;

const kinds = new Map();
/** Events that have not been shown in full, in order of arrival. The first one is being played. */
let queue = [];
let rig = null;
/** Drawings without motion, with the functions that remove them. */
const marks = new Set();
/** Where pieces were seen when their motion was cut. */
let seen = new Map();

/**
 * Declares the beat of a kind of sight: `play(sight, rig)` moves, `mark(sight, rig)` draws without motion. `touches`
 * names the parts that wait for the end of a `quick` beat; all others come at once if the action was the viewer's own.
 */
export const define = (kind, beat) => kinds.set(kind, beat);

export function start(calls) {
  setCallbacks(calls);
  addEventListener('pagehide', clear);
  document.addEventListener('visibilitychange', () => document.hidden && clear());
  reducedMotion.addEventListener('change', clear);
  screen.orientation?.addEventListener('change', clear);
}

/** Takes an event: its parts are shown when its beats have been played. */
export function receive({ id, own = false, sights = [], parts }) {
  const told = parts.find((part) => part.id === 'told');
  const event = { id, own, lines: linesOf(told), parts: parts.filter((part) => part !== told), beats: sights.map(beatOf) };
  if (table()?.dataset.state !== 'running') event.beats.length = 0;
  if (pace() === 0) {
    jump();
    finish(event);
    event.beats.forEach(mark);
    return;
  }
  const skipped = queue.length;
  if (own || (skipped && length(queue) + length([event]) > MAX_WAITING_MS)) {
    jump();
    if (!own) add(table().dataset.skipped?.replace('#', skipped) ?? '');
  }
  queue.push(event);
  if (queue.length === 1) playQueue();
}

/** Goes to the present at once. */
export function jump() {
  seen = new Map(rig?.moving());
  rig?.end();
  rig = null;
  const waiting = queue;
  queue = [];
  waiting.forEach(finish);
}

/** Whether a control belongs to a part whose newer version waits. */
export function isHeld(control) {
  const held = new Set(queue.flatMap(({ parts }) => parts.map(({ id }) => id)));
  for (let node = control; node; node = node.parentElement) if (held.has(node.id)) return true;
  return false;
}

function clear() {
  jump();
  marks.forEach((remove) => remove());
}

/** The factor of all lengths; 0 if nothing moves. */
function pace() {
  return reducedMotion.matches || document.hidden ? 0 : Number(table()?.dataset.pace ?? 0) / 100;
}

function beatOf({ saw, told }) {
  const kind = typeof saw === 'string' ? saw : Object.keys(saw ?? {})[0];
  const [, ms] = table()?.dataset.beats?.match(`\\b${kind}:(\\d+)`) ?? [];
  return { ...kinds.get(kind), kind, sight: saw?.[kind] ?? {}, told, ms: Number(ms ?? 0) };
}

const length = (events) => events.flatMap(({ beats }) => beats).reduce((sum, { ms }) => sum + ms, 0);

/** Plays the waiting events. The first motion begins in this task. */
async function playQueue() {
  while (queue.length) {
    const [event] = queue;
    const hooks = { seen, own: event.own, show: (...ids) => show(event, ids) };
    const now = createRig(pace(), hooks);
    rig = now;
    seen = new Map();
    if (event.own && event.beats.every(({ quick, play }) => quick || !play)) showControls(event);
    for (const beat of event.beats) {
      if (beat.play) await play(beat, event, now);
      if (now.signal.aborted) return;
      tell(beat, event);
      now.endBeat();
    }
    queue.shift();
    rig = null;
    now.end();
    finish(event);
  }
}

/** Plays a beat to its end. One that fails or hangs ends too. */
async function play(beat, event, now) {
  let timer = 0;
  const late = new Promise((end) => { timer = setTimeout(end, beat.ms * now.pace * 1.5 + 1000); });
  try {
    await Promise.race([beat.play(beat.sight, { ...now, tell: () => now.signal.aborted || tell(beat, event) }), late]);
  } catch (error) {
    if (!now.signal.aborted) reportError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Says the line of a beat, once. */
function tell(beat, { lines }) {
  if (beat.told) lines.tell(1);
  beat.told = false;
}

/** Draws a beat without motion. */
function mark(beat) {
  if (!beat.mark) return;
  const still = createRig(0, { seen: new Map(), own: false });
  const remove = () => {
    still.end();
    marks.delete(remove);
  };
  marks.add(remove);
  beat.mark(beat.sight, still);
  setTimeout(remove, MARK_MS);
}
