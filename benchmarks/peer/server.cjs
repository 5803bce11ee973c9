// The peer: boardgame.io's own server with an endless tic-tac-toe, in memory, or in the files of a folder if one is named.
const { FlatFile, Server } = require('boardgame.io/server');

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

const [port, folder] = [Number(process.argv[2]), process.argv[3]];
const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [game], origins: [/.*/], apiOrigins: [/.*/], ...storage });
server.run(port, () => console.log(`open: http://127.0.0.1:${port}/`));
