/** Tells the person that it is their turn: title and icon of the tab, a sound, a vibration, a notification. Also shows new chat messages. */

import { all, byId, on, stage, storage } from './dom.js';
import { isOn, play } from './sound.js';

const VIBRATION_MS = 60;

let title = '';
let icon = '';
let was = null;

export function start() {
  title = document.title;
  icon = document.querySelector('link[rel=icon]')?.href;
  was = now();
  on('click', '[data-notify]', ask);
  document.addEventListener('toggle', ({ target }) => target.id === 'chat' && target.open && clearBadge(), true);
  refresh();
}

export function refresh() {
  const is = now();
  const isNews = was && is.key !== was.key && (is.mine || is.started);
  was = is;
  const { yours, turnIcon } = stage()?.dataset ?? {};
  document.title = is.mine ? `● ${yours} · ${title}` : title;
  const link = document.querySelector('link[rel=icon]');
  if (link && turnIcon) link.href = is.mine ? turnIcon : icon;
  for (const button of all('[data-notify]')) showButton(button);
  if (isNews) tell(is.mine ? yours : title);
}

/** A message that somebody sent: while the chat is closed, its title counts it and shows it. */
export function said(message) {
  const chat = byId('chat');
  const summary = chat?.querySelector('summary');
  if (!summary || chat.open) return;
  const count = Number(chat.querySelector('.badge')?.textContent ?? 0) + 1;
  clearBadge();
  for (const [name, text] of [['badge', count], ['last', message.textContent]]) {
    const mark = document.createElement('span');
    mark.className = name;
    mark.dataset.ours = '';
    mark.textContent = text;
    summary.append(mark);
  }
}

const clearBadge = () => all('#chat .badge, #chat .last').forEach((mark) => mark.remove());

/** Whether it is this person's turn, and a key that changes when that does. */
function now() {
  const { state, seat } = stage()?.dataset ?? {};
  const mine = state === 'running' && Boolean(document.querySelector('#now.mine'));
  const started = state === 'running' && was?.state === 'waiting' && seat !== 'watcher';
  return { mine, started, state, key: `${mine} ${state}` };
}

function tell(text) {
  play('turn');
  if (isOn()) navigator.vibrate?.(VIBRATION_MS);
  if (!document.hidden || storage.notify !== 'on' || window.Notification?.permission !== 'granted') return;
  try {
    const notice = new Notification(text, { body: title, tag: 'clew', icon });
    notice.onclick = () => { window.focus(); notice.close(); };
  } catch {
    // Some phones allow notifications to installed apps alone.
  }
}

/** Asks for the permission, only ever after a click. */
async function ask(button) {
  storage.notify = await Notification.requestPermission() === 'granted' ? 'on' : '';
  showButton(button);
}

/** Plain http has no notifications, and a person who said no is not asked again. */
function showButton(button) {
  const permission = window.isSecureContext ? window.Notification?.permission : null;
  button.hidden = !permission || permission === 'denied';
  if (permission !== 'granted' || storage.notify !== 'on') return;
  button.disabled = true;
  (button.querySelector('span') ?? button).textContent = button.dataset.on;
}
