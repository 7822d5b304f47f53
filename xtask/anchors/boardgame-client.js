// Plays many tables of boardgame.io, each with four who look on.

import { io } from 'socket.io-client';
import { Table, run } from './course.js';
import { SEATS, anyStep } from './grid.js';

async function post(url, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

async function open(url, course) {
  const { matchID } = await post(`${url}/games/grid/create`, { numPlayers: SEATS });
  const states = [];
  const people = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const body = { playerID: `${seat}`, playerName: `Player ${seat}` };
    people.push(await post(`${url}/games/grid/${matchID}/join`, body));
  }
  const table = new Table(course, (seat) => {
    const { playerCredentials: credentials } = people[seat];
    const { G, _stateID } = states[seat];
    const playerID = `${seat}`;
    const payload = { type: 'step', args: [anyStep(G.at[seat])], playerID, credentials };
    sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, matchID, playerID);
  });
  const sockets = people.map(() =>
    io(`${url}/grid`, { transports: ['websocket'], forceNew: true }),
  );
  const synced = sockets.map(
    (socket, seat) =>
      new Promise((resolve) => {
        socket.on('connect', () =>
          socket.emit('sync', matchID, `${seat}`, people[seat].playerCredentials, SEATS),
        );
        socket.on('sync', (_, { state }) => {
          states[seat] = state;
          resolve();
        });
        socket.on('update', (_, state) => {
          states[seat] = state;
          table.seen(seat, state.G.steps);
        });
      }),
  );
  await Promise.all(synced);
  return table;
}

await run(open);
