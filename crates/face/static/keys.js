/** Keys by their position on the keyboard: shortcuts, and Enter and Space for what is no button. */

import { activate, isTyping } from './page.js';

const ACTS = '[data-act], [data-choose], [data-menu], [data-turns]';
const NATIVE = 'button, a, summary';

export function start() {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping(event)) return;
    const found = pressed(event);
    if (!found) return;
    event.preventDefault();
    if (!event.repeat) activate(found);
  });
}

function pressed({ target, code }) {
  if (['Enter', 'NumpadEnter', 'Space'].includes(code)) {
    if (target.matches(NATIVE)) return null;
    const held = target.matches(ACTS) ? target : target.matches('[data-x]') && target.querySelector(`${ACTS}, button`);
    if (held) return held;
  }
  const all = document.querySelectorAll(`[data-key~="${CSS.escape(code)}"]`);
  return [...all].find((element) => !element.disabled && !element.closest('[hidden]'));
}
