/** Posts forms without leaving the page, and repeats a failed request with the same idempotency key. */

import { filled } from './choose.js';
import { all, randomHex, storage, on, pointOf, stage } from './dom.js';
import { isTyped, sendField } from './lobby.js';
import { clear, refuse } from './refusals.js';
import { isHeld } from './stage.js';

const RETRY_DELAYS_MS = [300, 1000, 0];
const REQUEST_TIMEOUT_MS = 10_000;

const busy = new WeakSet();
/** Forms to submit again as soon as their request has been answered. */
const waiting = new WeakSet();
/** The last request of the lobby: changes of settings, and the buttons that depend on them, are sent one after the other. */
let queue = Promise.resolve(true);
let queued = 0;

export function start() {
  document.addEventListener('formdata', ({ target, formData }) => fill(target, formData));
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!form.matches('.act, [data-quiet]')) return;
    event.preventDefault();
    const go = () => send(form, event.submitter, pointOf(event.submitter ?? form));
    // Start must not go on with settings that were refused a moment before.
    if (form.matches('[data-live], [data-queue]')) enqueue(go, event.submitter?.hasAttribute('formaction'));
    else go();
  });
  on('change', 'form[data-live] [name]', (field) => {
    const { form } = field;
    const post = (name) => form.isConnected && send(form, null, pointOf(field), undefined, name);
    enqueue(() => sendField(field, post));
  });
  on('click', '[data-act]', act);
}

/** Runs `go` after all earlier requests of the lobby. With `needs` it is left out if the one before it fails. */
function enqueue(go, needs = false) {
  const depends = needs && queued > 0;
  queued += 1;
  queue = queue.then((taken) => (depends && taken === false ? false : go())).finally(() => { queued -= 1; });
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
    // What was changed has been sent. The rest of the form may be older than what the table has.
    for (const name of [...data.keys()]) if (!isTyped(name)) data.delete(name);
    return;
  }
  for (const field of form.querySelectorAll('[data-entropy]')) {
    data.set(field.name, randomHex(16));
    // A form without a round opens its table with this request: there is nothing to compare with later.
    if (!form.dataset.round) continue;
    // For chance.js. Two tabs may both send a contribution.
    const name = `chance ${form.getAttribute('action')} ${form.dataset.round}`;
    storage[name] = `${storage[name] ?? ''} ${data.get(field.name)}`;
  }
  if (!form.matches('.act')) return;
  data.set('key', randomHex(8));
  if (stage()) data.set('seen', stage().dataset.seq);
}

/** Sends a form, or only its field `name`. Returns `false` if it was refused, and nothing if it may not have arrived. */
async function send(form, button, point, value = button?.value, name = null) {
  const pressed = button ?? form;
  // While a beat is shown, the page still has the controls of the time before it.
  if (busy.has(pressed) || isHeld(pressed)) return undefined;
  busy.add(pressed);
  pressed.setAttribute('aria-busy', 'true');
  clear();
  const sheet = form.closest('[popover]');
  const body = name ? new URLSearchParams([[name, valueOf(form, name)]]) : new URLSearchParams(new FormData(form));
  if (value) body.append(button.name || 'action', value);
  try {
    // `form.action` would be the button of that name.
    const reason = await post(button?.getAttribute('formaction') ?? form.getAttribute('action'), body);
    if (reason) refuse(reason, form, point);
    else if (form.hasAttribute('data-reset')) form.reset();
    if (!reason && sheet?.isConnected) sheet.hidePopover?.();
    if (!reason) return true;
    return reason === document.body.dataset.lost ? undefined : false;
  } finally {
    busy.delete(pressed);
    pressed.removeAttribute('aria-busy');
    // During the request it may have become another form, such as the one for leaving.
    if (waiting.delete(form) && form.isConnected && form.matches('[data-at-once]')) form.requestSubmit();
  }
}

/** The value of a field as the form would send it; of a switch the last of its two inputs. */
function valueOf(form, name) {
  const fields = [...form.elements].filter((field) => field.name === name && (field.type !== 'checkbox' || field.checked));
  return fields.at(-1)?.value ?? '';
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
