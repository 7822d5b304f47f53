// Colyseus as it comes: rooms in memory. A change is sent at once, and not twenty times a second.

import { createServer } from 'node:http';
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { Schema, defineTypes } from '@colyseus/schema';
import { SEATS, beside, corners } from './grid.js';

class Grid extends Schema {
  constructor() {
    super();
    this.steps = 0;
    this.turn = 0;
    [this.at0, this.at1, this.at2, this.at3] = corners();
  }
}
// A field for each token: when the first of an array changes, clients of this version take it for one
// more.
const at = { at0: 'uint8', at1: 'uint8', at2: 'uint8', at3: 'uint8' };
defineTypes(Grid, { steps: 'uint32', turn: 'uint8', ...at });

class GridRoom extends Room {
  maxClients = SEATS;
  patchRate = null;
  state = new Grid();
  seats = new Map();

  onCreate() {
    this.onMessage('step', (client, step) => {
      const seat = this.seats.get(client.sessionId);
      const to = beside(this.state[`at${seat}`], step);
      if (seat !== this.state.turn || to === undefined) return;
      this.state[`at${seat}`] = to;
      this.state.steps += 1;
      this.state.turn = (seat + 1) % SEATS;
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    this.seats.set(client.sessionId, this.seats.size);
  }
}

const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
server.define('grid', GridRoom);
await server.listen(0);
console.log(`Colyseus is at http://127.0.0.1:${http.address().port}`);
