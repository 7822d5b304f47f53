// Plays many rooms of Colyseus, each with four who look on.

import { Client } from 'colyseus.js';
import { Table, run } from './course.js';
import { SEATS, anyStep } from './grid.js';

async function open(url, course) {
  const client = new Client(url);
  const rooms = [await client.create('grid')];
  while (rooms.length < SEATS) rooms.push(await client.joinById(rooms[0].roomId));
  const table = new Table(course, (seat) => {
    rooms[seat].send('step', anyStep(rooms[seat].state[`at${seat}`]));
  });
  const synced = rooms.map(
    (room, seat) =>
      new Promise((resolve) => {
        room.onStateChange((state) => {
          resolve();
          if (state.steps > 0) table.seen(seat, state.steps);
        });
        if (room.state?.at3 !== undefined) resolve();
      }),
  );
  await Promise.all(synced);
  return table;
}

await run(open);
