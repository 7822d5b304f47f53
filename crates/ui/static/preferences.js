/** The switches for theme and sound, stored in this browser. */

import { all, storage, on } from './dom.js';
import { isOn, setOn } from './sound.js';

const THEMES = ['auto', 'light', 'dark'];

export function start() {
  on('click', '[data-theme-switch]', () => {
    storage.theme = THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length];
    refresh();
  });
  on('click', '[data-sound]', () => {
    setOn(!isOn());
    refresh();
  });
  refresh();
}

export function refresh() {
  const now = theme();
  const { dataset } = document.documentElement;
  if (now === 'auto') delete dataset.theme;
  else dataset.theme = now;
  for (const button of all('[data-theme-switch]')) {
    if (button.dataset[now]) button.setAttribute('aria-label', button.dataset[now]);
  }
  for (const button of all('[data-sound]')) button.setAttribute('aria-pressed', isOn());
}

const theme = () => THEMES.find((name) => name === storage.theme) ?? 'auto';
