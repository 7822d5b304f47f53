/** Checks that the record of a finished game has what this browser contributed to the dice, and warns if not. */

import { all, byId, storage } from './dom.js';

const checked = new Set();
let differs = false;

export function refresh() {
  for (const { dataset } of all('[data-mine]')) dataset.mine.split(' ').forEach(check);
  warn();
}

function warn() {
  byId('chance-differs').hidden = !differs;
}

/** forms.js stores what it sends by seat and round: only the contributions after the last change of seats or settings count. */
async function check(seat) {
  const begin = `chance ${location.pathname}/seats/${seat}/ready `;
  const rounds = Object.keys(storage).filter((name) => name.startsWith(begin)).map((name) => Number(name.slice(begin.length)));
  if (!rounds.length || checked.has(seat)) return;
  checked.add(seat);
  const answer = await fetch(`${location.pathname}/record`, { headers: { Accept: 'text/plain' } }).catch(() => null);
  if (!answer?.ok) return;
  const [, found] = new RegExp(`^    entropy ${seat} (\\w+)$`, 'm').exec(await answer.text()) ?? [];
  const sent = storage[begin + Math.max(...rounds)];
  if (!found || sent.includes(found)) rounds.forEach((round) => delete storage[begin + round]);
  else differs = true;
  warn();
}
