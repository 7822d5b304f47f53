/** The switches of the page's look and sound, remembered in this browser. */

import { all, on, recall, remember } from './page.js';
import { isOn, setOn } from './sound.js';

const THEMES = ['auto', 'light', 'dark'];

export function start() {
  on('click', '[data-theme-switch]', () => {
    remember('theme', THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length]);
    refresh();
  });
  on('click', '[data-sound]', () => {
    setOn(!isOn());
    refresh();
  });
  refresh();
}

/** Shows on every switch how it stands. */
export function refresh() {
  const now = theme();
  const root = document.documentElement;
  if (now === 'auto') delete root.dataset.theme;
  else root.dataset.theme = now;
  for (const button of all('[data-theme-switch]')) {
    button.dataset.now = now;
    if (button.dataset[now]) button.setAttribute('aria-label', button.dataset[now]);
  }
  for (const button of all('[data-sound]')) {
    button.setAttribute('aria-pressed', String(isOn()));
  }
}

const theme = () => THEMES.find((name) => name === recall('theme')) ?? 'auto';
