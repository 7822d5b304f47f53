/** Keys by their place on the keyboard: shortcuts, and Enter and Space for what is no button. */

import { all, onKey } from './page.js';

const ACTS = '[data-act], [data-choose], [data-menu], [data-turns]';

export function start() {
  onKey((event) => {
    const found = pressed(event);
    if (!found) return;
    event.preventDefault();
    // SVG elements have no `click()` of their own.
    if (!event.repeat) found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
}

function pressed({ target, code: place }) {
  // There are two of them on most keyboards.
  const code = place === 'NumpadEnter' ? 'Enter' : place;
  if (['Enter', 'Space'].includes(code)) {
    if (target.matches('button, a, summary')) return null;
    const held = target.matches(ACTS) ? target : target.matches('[data-x]') && target.querySelector(`${ACTS}, button`);
    if (held) return held;
  }
  return [...all(`[data-key~="${CSS.escape(code)}"]`)].find((one) => !one.disabled && !one.closest('[hidden]'));
}
