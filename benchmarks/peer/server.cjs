// The peer: boardgame.io's own server, in memory, with an endless tic-tac-toe.
const { Server } = require('boardgame.io/server');

const CELLS = 9;
const game = {
  name: 'tictactoe',
  setup: () => ({ cells: Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      if (!G.cells.includes(null)) G.cells = Array(CELLS).fill(null);
    },
  },
};

const port = Number(process.argv[2]);
const server = Server({ games: [game], origins: [/.*/], apiOrigins: [/.*/] });
server.run(port, () => console.log(`open: http://127.0.0.1:${port}/`));
