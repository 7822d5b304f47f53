/** Posts forms without leaving the page, and repeats a failed request with the same idempotency key. */

import { filled } from './choose.js';
import { all, randomHex, storage, on, pointOf, stage } from './dom.js';
import { clear, refuse } from './refusals.js';

const RETRY_DELAYS_MS = [300, 1000, 0];
const REQUEST_TIMEOUT_MS = 10_000;

const busy = new WeakSet();
/** Forms to submit again as soon as their request has been answered. */
const waiting = new WeakSet();
/** The last request of the settings form: its changes and buttons are sent one after the other. */
let queue = Promise.resolve();

export function start() {
  document.addEventListener('formdata', ({ target, formData }) => fill(target, formData));
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!form.matches('.act, [data-quiet]')) return;
    event.preventDefault();
    const go = () => send(form, event.submitter, pointOf(event.submitter ?? form));
    if (form.matches('[data-live]')) queue = queue.then(go);
    else go();
  });
  on('change', 'form[data-live] *', ({ form }) => {
    queue = queue.then(() => form.isConnected && send(form, null, pointOf(form)));
  });
  on('click', '[data-act]', act);
}

/** Submits the forms that need no person: once now, and once more if the page changed during the request. */
export function refresh() {
  for (const form of all('[data-at-once]')) {
    if (busy.has(form)) waiting.add(form);
    else form.requestSubmit();
  }
}

/** Sends the action of an element on the board. */
function act(element, event) {
  const [form] = all('form.act');
  send(form, element, { ...pointOf(element, event), onBoard: true }, filled(element.dataset.act));
}

/** Adds what only the script knows: random digits, the last event this page has seen, an idempotency key. */
function fill(form, data) {
  // With script, a form of its own sends the contribution and remembers it.
  if (form.matches('[data-live]')) {
    data.delete('entropy');
    return;
  }
  for (const field of form.querySelectorAll('[data-entropy]')) {
    data.set(field.name, randomHex(16));
    // For chance.js. Two tabs may both send a contribution.
    const name = `chance ${form.getAttribute('action')} ${form.dataset.round}`;
    storage[name] = `${storage[name] ?? ''} ${data.get(field.name)}`;
  }
  if (!form.matches('.act')) return;
  data.set('key', randomHex(8));
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
    const reason = await post(button?.getAttribute('formaction') ?? form.getAttribute('action'), body);
    if (reason) refuse(reason, form, point);
    else if (form.hasAttribute('data-reset')) form.reset();
  } finally {
    busy.delete(pressed);
    pressed.removeAttribute('aria-busy');
    // During the request it may have become another form, such as the one for leaving.
    if (waiting.delete(form) && form.isConnected && form.matches('[data-at-once]')) form.requestSubmit();
  }
}

/** Posts, and returns the text of the refusal, or `null`. */
async function post(address, body) {
  const { lost } = document.body.dataset;
  const headers = { Accept: 'application/json' };
  // Without an idempotency key a second request might act twice.
  for (const delay of body.has('key') ? RETRY_DELAYS_MS : [0]) {
    try {
      const answer = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout?.(REQUEST_TIMEOUT_MS) });
      if (answer.ok) return null;
      const { error } = await answer.json().catch(() => ({}));
      return error?.text ?? lost;
    } catch {
      await new Promise((go) => { setTimeout(go, delay); });
    }
  }
  return lost;
}
