/** The lobby: buttons that step a number, and fields that follow the server unless somebody is typing in them. */

import { all, clamp, on } from './dom.js';

/** How often each field has been changed since its last value was sent, by the field's name. */
const typed = new Map();

export function start() {
  on('input', 'form[data-live] [name]', ({ name }) => typed.set(name, (typed.get(name) ?? 0) + 1));
  on('click', '[data-step]', step);
}

/** Fields show the settings of the table, also those that another device has changed. */
export function refresh() {
  for (const field of all('form[data-live] [name]')) {
    if (!typed.has(field.name)) restore(field);
  }
}

export const isTyped = (name) => typed.has(name);

/** Sends one field with `post`, which returns whether the server took it, or nothing if that is not known. A field that was refused shows what holds. */
export async function sendField(field, post) {
  const count = typed.get(field.name);
  const taken = await post(field.name);
  // What was lost on its way stays typed: the start sends it again.
  if (taken !== undefined && typed.get(field.name) === count) typed.delete(field.name);
  if (taken === false) restore(field);
  return taken;
}

function step(button) {
  const field = button.parentElement.querySelector('input');
  const value = Number(field.value) + Number(button.dataset.step);
  field.value = clamp(value, Number(field.min), Number(field.max));
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Shows the value that the server sent. */
function restore(field) {
  if (field.type === 'checkbox') field.checked = field.defaultChecked;
  else if (field.options) for (const option of field.options) option.selected = option.defaultSelected;
  else if (field.type !== 'hidden' && field.value !== field.defaultValue) field.value = field.defaultValue;
}
