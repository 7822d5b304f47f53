/** Posting forms without leaving the page: once at a time, and again with the same key when the line fails. */

import { hex, on, pointOf, stage } from './page.js';
import { clear, refuse } from './refuse.js';

const PAUSES = [300, 1000];
/** An answer that takes longer will not come. */
const PATIENCE = 10_000;

const busy = new WeakSet();
let done;

/** Sends actions and quiet forms from now on; `whenDone` is called after each that was accepted. */
export function start(whenDone) {
  done = whenDone;
  document.addEventListener('formdata', ({ target, formData }) => fill(target, formData));
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !form.matches('form.act, form[data-quiet]')) return;
    event.preventDefault();
    send(form, event.submitter, pointOf(event.submitter ?? form));
  });
  on('click', '[data-act]:not([data-menu])', act);
}

/** What is pressed on the board does the same as the button of that value. */
function act(element, event) {
  const value = CSS.escape(element.dataset.act);
  const button = document.querySelector(`form.act button[name=action][value="${value}"]:enabled`);
  if (!button) return;
  send(button.form, button, { ...pointOf(element, event), onBoard: true });
}

/** The fields that only the script can fill well: chance, and what this page has seen. */
function fill(form, data) {
  for (const field of form.querySelectorAll('[data-entropy]')) data.set(field.name, hex(16));
  if (!form.matches('.act')) return;
  data.set('key', hex(8));
  if (stage()) data.set('seen', stage().dataset.seq);
}

async function send(form, button, point) {
  const pressed = button ?? form;
  if (busy.has(pressed)) return;
  busy.add(pressed);
  pressed.setAttribute('aria-busy', 'true');
  clear();
  const body = new URLSearchParams(new FormData(form));
  if (button?.name) body.append(button.name, button.value);
  // `form.action` would be the button of that name.
  const address = button?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.href;
  try {
    const why = await ask(address, body);
    if (why) refuse(why, form, point);
    else {
      if (form.hasAttribute('data-reset')) form.reset();
      done();
    }
  } finally {
    busy.delete(pressed);
    pressed.removeAttribute('aria-busy');
  }
}

/** Posts, and returns why it was refused; nothing if it was done. */
async function ask(address, body) {
  const { lost } = document.body.dataset;
  // Without a key the server could not tell a second try from a second wish.
  const pauses = body.has('key') ? PAUSES : [];
  for (const pause of [...pauses, null]) {
    try {
      const answer = await post(address, body);
      return answer.ok ? null : await reason(answer) ?? lost;
    } catch {
      if (pause !== null) await new Promise((go) => { setTimeout(go, pause); });
    }
  }
  return lost;
}

async function post(address, body) {
  const line = new AbortController();
  const patience = setTimeout(() => line.abort(), PATIENCE);
  try {
    const headers = { Accept: 'application/json' };
    return await fetch(address, { method: 'POST', headers, body, signal: line.signal });
  } finally {
    clearTimeout(patience);
  }
}

const reason = (answer) => answer.json().then(({ error }) => error?.text, () => null);
