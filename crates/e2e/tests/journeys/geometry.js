// Returns what is cut off, outside the window or on top of something else. Runs inside a page or its open sheet.
const seen = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !it.closest('.sr, .skip, dialog:not([open]), details:not([open]) > :not(summary)');
const box = (it) => it.getBoundingClientRect();
const name = (it) => `${it.tagName}.${it.className.baseVal ?? it.className} ${it.textContent.trim().slice(0, 30)}`;
const all = (css) => [...document.querySelectorAll(css)].filter(seen);
const modal = document.querySelector('dialog[open]');
const scope = (list) => modal ? list.filter((it) => modal.contains(it)) : list;
const texts = scope(all('h1, h2, p, li, b, small, label, a, button, summary, input, .facts > span'));
const found = [];
const over = document.documentElement.scrollWidth - innerWidth;
if (over > 0) found.push(`scrolls sideways by ${over}`);
for (const it of texts) {
  const { left, right, width } = box(it);
  if (!width) continue;
  if (left < -1 || right > innerWidth + 1) found.push(`outside: ${name(it)}`);
  const clips = getComputedStyle(it);
  if (it.scrollWidth > it.clientWidth + 1 && it.clientWidth && clips.display !== 'inline' && clips.overflowX !== 'visible' && it.tagName !== 'INPUT') found.push(`cut off: ${name(it)}`);
  if (it.scrollWidth > it.clientWidth + 2 && it.clientWidth && clips.display !== 'inline' && it.matches('.btn, button, h1, h2, summary, a')) found.push(`too wide: ${name(it)}`);
}
const parts = scope(all('.top .brand, .top .got-code, .top summary, .top nav > button, h1, h2, .hero p, .have-code > *, .lead, .facts, .btn, .seg, .choice:not(.first), .list b, .list small, .empty p, .foot, .how-to li, main > p, section > p'));
for (const [n, one] of parts.entries()) for (const two of parts.slice(n + 1)) {
  if (one.contains(two) || two.contains(one)) continue;
  const [a, b] = [box(one), box(two)];
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (wide > 1 && high > 1) found.push(`overlap ${Math.round(wide)}x${Math.round(high)}: ${name(one)} | ${name(two)}`);
}
return found;
