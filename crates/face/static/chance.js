/** Keeps what this browser added to the chance, and looks for it in the record when the game is over. */

import { all, byId, memory } from './page.js';

const checked = new Set();
let differs = false;
const nameOf = (address) => `chance ${address}`;

function kept(address) {
  try {
    return JSON.parse(memory[nameOf(address)]);
  } catch {
    return {};
  }
}

/** Before it is sent. What was sent before the last change of seats or settings does not count any more. */
export function keep(address, round, digits) {
  const before = kept(address);
  const sent = before.round === round ? before.sent : [];
  try {
    memory[nameOf(address)] = JSON.stringify({ round, sent: [...sent, digits] });
  } catch {
    // A browser that keeps nothing has nothing to compare.
  }
}

export function refresh() {
  for (const { dataset } of all('[data-mine]')) dataset.mine.split(' ').forEach(check);
  warn();
}

function warn() {
  const warning = byId('chance-differs');
  if (warning) warning.hidden = !differs;
}

async function check(seat) {
  const address = `${location.pathname}/seats/${seat}/ready`;
  const { sent } = kept(address);
  if (!sent || checked.has(seat)) return;
  checked.add(seat);
  const answer = await fetch(`${location.pathname}/record`, { headers: { Accept: 'text/plain' } }).catch(() => null);
  if (!answer?.ok) return;
  const [, found] = new RegExp(`^    entropy ${seat} (\\w+)$`, 'm').exec(await answer.text()) ?? [];
  if (!found || sent.includes(found)) delete memory[nameOf(address)];
  else differs = true;
  warn();
}
