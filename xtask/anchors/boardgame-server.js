// boardgame.io as it comes: tables in memory, the lobby's credentials, moves by turns.

import server from 'boardgame.io/dist/cjs/server.js';
import core from 'boardgame.io/dist/cjs/core.js';
import { SEATS, beside, corners } from './grid.js';

const Grid = {
  name: 'grid',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  // It would keep every state for an undo that nobody wants here.
  disableUndo: true,
  setup: () => ({ steps: 0, at: corners() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G, playerID }, step) => {
      const to = beside(G.at[playerID], step);
      if (to === undefined) return core.INVALID_MOVE;
      G.at[playerID] = to;
      G.steps += 1;
      return undefined;
    },
  },
};

const { appServer } = await server.Server({ games: [Grid], origins: ['*'] }).run({ port: 0 });
console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}`);
