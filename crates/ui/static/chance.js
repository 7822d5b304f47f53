/** Looks in the record of a finished game for what this browser added to the chance, and warns if it is not there. */

import { all, byId, memory } from './page.js';

const checked = new Set();
let differs = false;

export function refresh() {
  for (const { dataset } of all('[data-mine]')) dataset.mine.split(' ').forEach(check);
  warn();
}

function warn() {
  byId('chance-differs').hidden = !differs;
}

/** Forms keep what they send, by seat and round: after each change of seats or settings only later ones count. */
async function check(seat) {
  const begin = `chance ${location.pathname}/seats/${seat}/ready `;
  const rounds = Object.keys(memory).filter((name) => name.startsWith(begin)).map((name) => Number(name.slice(begin.length)));
  if (!rounds.length || checked.has(seat)) return;
  checked.add(seat);
  const answer = await fetch(`${location.pathname}/record`, { headers: { Accept: 'text/plain' } }).catch(() => null);
  if (!answer?.ok) return;
  const [, found] = new RegExp(`^    entropy ${seat} (\\w+)$`, 'm').exec(await answer.text()) ?? [];
  const sent = memory[begin + Math.max(...rounds)];
  if (!found || sent.includes(found)) rounds.forEach((round) => delete memory[begin + round]);
  else differs = true;
  warn();
}
