/** Posts forms without leaving the page: one at a time, and again with the same key when the line fails. */

import { filled } from './choose.js';
import { all, hex, memory, on, pointOf, stage } from './page.js';
import { clear, refuse } from './refuse.js';

const PAUSES = [300, 1000, 0];
const PATIENCE = 10_000;

const busy = new WeakSet();
const asked = new WeakSet();
let done;
/** What a live form sends, one after the other: its changes, and what its buttons do. */
let sent = Promise.resolve();

export function start(whenDone) {
  done = whenDone;
  document.addEventListener('formdata', ({ target, formData }) => fill(target, formData));
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!form.matches('.act, [data-quiet]')) return;
    event.preventDefault();
    const go = () => send(form, event.submitter, pointOf(event.submitter ?? form));
    if (form.matches('[data-live]')) sent = sent.then(go);
    else go();
  });
  on('change', 'form[data-live] *', ({ form }) => {
    sent = sent.then(() => form.isConnected && send(form, null, pointOf(form)));
  });
  on('click', '[data-act]:not([data-menu])', act);
}

/** What a browser can say by itself is said at once; if it is asked again meanwhile, once more. */
export function refresh() {
  for (const form of all('[data-at-once]')) {
    if (busy.has(form)) asked.add(form);
    else form.requestSubmit();
  }
}

/** A place on the board does what its button would do. */
function act(element, event) {
  const [form] = all('form.act');
  send(form, element, { ...pointOf(element, event), onBoard: true }, filled(element.dataset.act));
}

/** What only the script knows: chance, and what this page has seen. */
function fill(form, data) {
  // A page with script is made ready by a form of its own, which keeps what it sent.
  if (form.matches('[data-live]')) {
    data.delete('entropy');
    return;
  }
  for (const field of form.querySelectorAll('[data-entropy]')) {
    data.set(field.name, hex(16));
    // For chance.js. Two tabs may both send one.
    const name = `chance ${form.getAttribute('action')} ${form.dataset.round}`;
    memory[name] = `${memory[name] ?? ''} ${data.get(field.name)}`;
  }
  if (!form.matches('.act')) return;
  data.set('key', hex(8));
  if (stage()) data.set('seen', stage().dataset.seq);
}

async function send(form, button, point, value = button?.value) {
  const pressed = button ?? form;
  if (busy.has(pressed)) return;
  busy.add(pressed);
  pressed.setAttribute('aria-busy', 'true');
  clear();
  const body = new URLSearchParams(new FormData(form));
  if (value) body.append(button.name || 'action', value);
  try {
    // `form.action` would be the button of that name.
    const why = await ask(button?.getAttribute('formaction') ?? form.getAttribute('action'), body);
    if (why) refuse(why, form, point);
    else {
      if (form.hasAttribute('data-reset')) form.reset();
      done();
    }
  } finally {
    busy.delete(pressed);
    pressed.removeAttribute('aria-busy');
    // Meanwhile it may have become another form, such as the one for leaving.
    if (asked.delete(form) && form.isConnected && form.matches('[data-at-once]')) form.requestSubmit();
  }
}

/** Posts, and returns why it was refused, or `null`. */
async function ask(address, body) {
  const { lost } = document.body.dataset;
  const headers = { Accept: 'application/json' };
  // Without a key a second try would be a second wish.
  for (const pause of body.has('key') ? PAUSES : [0]) {
    try {
      const answer = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout?.(PATIENCE) });
      if (answer.ok) return null;
      const { error } = await answer.json().catch(() => ({}));
      return error?.text ?? lost;
    } catch {
      await new Promise((go) => { setTimeout(go, pause); });
    }
  }
  return lost;
}
