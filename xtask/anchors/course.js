// Tables that play as fast as they can, one action at a time, and what is measured meanwhile. What
// it prints has the names that `clew-lab load` uses.
//
// node CLIENT.js URL TABLES SECONDS PID

import { readFileSync } from 'node:fs';
import { SEATS } from './grid.js';

const [url, tables, seconds, pid] = process.argv.slice(2);
// So many are opened at once.
const TOGETHER = 10;

class Course {
  actions = 0;
  counts = false;
  plays = true;
  answer = [];
  shown = [];
}

// A table: who has the turn acts, and the next one as soon as the one who acted has seen it.
export class Table {
  number = 0;
  last = new Array(SEATS).fill(0);
  under = new Map();

  constructor(course, act) {
    this.course = course;
    this.act = act;
  }

  next() {
    const actor = this.number % SEATS;
    // The next one may be shown later what the last one has seen already.
    if (this.last[actor] < this.number) return;
    this.number += 1;
    this.under.set(this.number, { sent: performance.now(), actor, left: SEATS });
    this.act(actor);
  }

  // A viewer has seen so many actions.
  seen(viewer, number) {
    const now = performance.now();
    let answered = false;
    for (let one = this.last[viewer] + 1; one <= number; one += 1) {
      const action = this.under.get(one);
      action.left -= 1;
      if (action.actor === viewer) {
        answered = true;
        this.course.actions += 1;
        if (this.course.counts) this.course.answer.push(now - action.sent);
      }
      if (action.left === 0) {
        if (this.course.counts) this.course.shown.push(now - action.sent);
        this.under.delete(one);
      }
    }
    this.last[viewer] = number;
    const waits = this.number % SEATS === viewer && this.actorHasSeen();
    if (this.course.plays && (waits || answered)) this.next();
  }

  actorHasSeen() {
    return this.last[(this.number + SEATS - 1) % SEATS] === this.number;
  }
}

// Time on a processor in seconds, of a process of this machine.
function cpu() {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function memory() {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)[1]) * 1024;
}

function sample(course) {
  const own = process.cpuUsage();
  const time = performance.now() / 1000;
  return { time, actions: course.actions, server: cpu(), client: (own.user + own.system) / 1e6 };
}

function spans(times) {
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { p50: at(0.5), p99: at(0.99), max: times[times.length - 1] };
}

const after = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));

export async function run(open) {
  const course = new Course();
  const all = [];
  while (all.length < Number(tables)) {
    const count = Math.min(TOGETHER, Number(tables) - all.length);
    const some = Array.from({ length: count }, () => open(url, course));
    all.push(...(await Promise.all(some)));
  }
  all.forEach((table) => table.next());
  await after(seconds / 10);
  const first = sample(course);
  course.counts = true;
  await after(seconds * 0.9);
  const last = sample(course);
  course.counts = false;
  course.plays = false;
  const actions = last.actions - first.actions;
  const time = last.time - first.time;
  const used = last.server - first.server;
  const figures = {
    tables: Number(tables),
    seconds: time,
    actions,
    actions_in_all: last.actions,
    actions_per_s: actions / time,
    answer_ms: spans(course.answer),
    shown_ms: spans(course.shown),
    server: {
      cpu_us_per_action: (used * 1e6) / actions,
      cores: used / time,
      memory: memory(),
    },
    client_cores: (last.client - first.client) / time,
  };
  console.log(JSON.stringify(figures));
  process.exit(actions > 0 ? 0 : 1);
}
