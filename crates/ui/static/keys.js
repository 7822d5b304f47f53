/** Keys by their place: shortcuts, and Enter and Space for what is no button. */

import { all, onKey } from './page.js';

const ACTS = '[data-act], [data-choose], [data-menu], [data-turns]';

export function start() {
  onKey((event) => {
    const found = pressed(event);
    if (!found) return;
    event.preventDefault();
    // SVG elements have no `click()`.
    if (!event.repeat) found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
}

function pressed({ target, code: key }) {
  const code = key.replace('NumpadE', 'E');
  if (code === 'Enter' || code === 'Space') {
    if (target.matches('button, a, summary')) return null;
    const held = target.matches(ACTS) ? target : target.matches('[data-x]') && target.querySelector(`${ACTS}, button`);
    if (held) return held;
  }
  return [...all(`[data-key~="${CSS.escape(code)}"]`)].find((one) => !one.disabled && !one.closest('[hidden]'));
}
