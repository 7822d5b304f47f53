/** Keyboard shortcuts, and Enter and Space on elements that are no buttons. */

import { all, onKey } from './dom.js';

const CLICKABLE = '[data-act], [data-choose], [data-turns]';

export function start() {
  onKey((event) => {
    const found = elementFor(event);
    if (!found) return;
    event.preventDefault();
    // SVG elements have no `click()`.
    if (!event.repeat) found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
}

function elementFor({ target, code: key }) {
  const code = key.replace('NumpadE', 'E');
  if (code === 'Enter' || code === 'Space') {
    if (target.matches('button, a, summary')) return null;
    if (target.matches(CLICKABLE)) return target;
  }
  return [...all(`[data-key~="${CSS.escape(code)}"]`)].find((one) => !one.disabled && !one.closest('[hidden]'));
}
