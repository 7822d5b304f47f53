/** What a beat works with: motion, additions and sounds that end with the beat, whether it is played or cut. */

import { byId } from './dom.js';
import { play } from './sound.js';

/** Width of the stereo field. */
const STEREO = 0.8;

/**
 * The rig of one event. `hooks` has `show(ids)`, which brings parts in before the event ends, `tell()`, which says the
 * line of the beat, and `seen`, the rectangles of pieces that an earlier beat was moving when it was cut.
 */
export function createRig(pace, hooks) {
  const cut = new AbortController();
  const runs = new Set();
  const poses = new Set();
  const added = new Set();

  const animate = (list, element, frames, ms, options) => {
    const motion = element.animate(frames, { duration: ms * pace, easing: 'ease-in-out', ...options });
    list.add(motion);
    // A motion that is cut rejects this promise; a beat that does not wait for it need not care.
    motion.finished.catch(() => {});
    return motion.finished;
  };
  const rig = {
    ...hooks,
    pace,
    signal: cut.signal,
    /** What the beats of an event remember of pieces. */
    memory: new Map(),
    /** Moves an element. The motion leaves nothing behind. */
    run: (element, frames, ms, options) => animate(runs, element, frames, ms, options),
    /** Moves an element that then stays as it is until the event ends. */
    pose: (element, frames, ms, options) => animate(poses, element, frames, ms, { fill: 'forwards', ...options }),
    /** A motion of nothing, so that it follows the pace and can be cut. */
    wait: (ms) => animate(runs, document.documentElement, null, ms),
    /** Adds an element for the time of the beat. */
    add(element, parent = document.body) {
      element.dataset.ours = '';
      element.setAttribute('aria-hidden', 'true');
      added.add(element);
      parent.append(element);
      return element;
    },
    /** Plays a sound where something is: `at` is a rectangle, `pitch` a factor, `delay` in milliseconds. */
    sound(name, at, { to = at, pitch = 1, delay = 0 } = {}) {
      const pan = (rect) => (rect ? ((rect.left + rect.width / 2) / innerWidth * 2 - 1) * STEREO : 0);
      play(name, { pan: [pan(at), pan(to)], pitch, delay: delay * pace / 1000, signal: cut.signal });
    },
    /** Where a piece is seen now, also if a beat that moved it was cut by this event. */
    rectOf: (id) => hooks.seen.get(id) ?? byId(id)?.getBoundingClientRect(),
    /** Ends a beat: what it added and what still runs goes. */
    endBeat() {
      runs.forEach((motion) => motion.cancel());
      added.forEach((element) => element.remove());
      [runs, added].forEach((list) => list.clear());
    },
    /** Ends the event: everything goes. */
    end() {
      cut.abort();
      rig.endBeat();
      poses.forEach((motion) => motion.cancel());
      poses.clear();
    },
    /** The rectangles of the elements with an id that are moving. */
    moving() {
      const elements = [...runs, ...poses].map(({ effect }) => effect.target.closest('[id]'));
      return elements.filter((one) => one && !one.matches('html, body')).map((one) => [one.id, one.getBoundingClientRect()]);
    },
  };
  return rig;
}

/** A new element with these classes. */
export function element(classes, name = 'i') {
  const made = document.createElement(name);
  made.className = classes;
  return made;
}

/** An SVG picture of the sheet that the page already uses for `like`. */
export function picture(like, id, classes) {
  const sheet = document.querySelector(`${like} use`).getAttribute('href').split('#')[0];
  const make = (name) => document.createElementNS('http://www.w3.org/2000/svg', name);
  const svg = make('svg');
  svg.setAttribute('class', classes);
  svg.append(make('use'));
  svg.firstChild.setAttribute('href', `${sheet}#${id}`);
  return svg;
}

/** Puts a fixed element over the middle of a rectangle; returns it. */
export function over(made, { left, top, width, height }, size) {
  Object.assign(made.style, { width: `${size}px`, height: `${size}px`, left: `${left + (width - size) / 2}px`, top: `${top + (height - size) / 2}px` });
  return made;
}

/** The way from the middle of one rectangle to the middle of another, in pixels. */
export const way = (from, to) => [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
export const shift = ([x, y], more = '') => `translate(${x}px, ${y}px) ${more}`;
