// Players over real WebSockets, the same for both servers: node clients.mjs '{"kind": "ours", "address": …}'.
// Every match has `seats` players. Paced: one of them moves every `every` milliseconds; saturated (every = 0): as soon as the
// other's move is on the screen. Measured is the time from one player's click to the other players' screens; of more than
// two, to each of theirs. Before that, every table plays `before` moves: nobody sits at an empty board all evening.
// Counted (moves > 0): two players of each match play so many moves as fast as they can, once a line on stdin says so.
import { once } from 'node:events';
import WebSocket from 'ws';

const job = JSON.parse(process.argv[2]);
const latencies = [];
let isMeasuring = false;
let counted = 0;

/** A player of ours: keeps the few fields of the Scene he answers from. */
class Ours {
  constructor(cookie, table) {
    this.scene = {};
    this.clicks = 0;
    this.socket = new WebSocket(`${job.address.replace('http', 'ws')}ws/tables/${table}`, {
      headers: { Cookie: cookie },
      perMessageDeflate: false,
    });
    this.socket.on('message', (data) => this.hear(JSON.parse(data)));
    this.ready = new Promise((resolve) => (this.isReady = resolve));
  }

  hear(message) {
    if (message.type === 'scene' && message.scene) this.scene = message.scene;
    else if (message.type === 'change') {
      Object.assign(this.scene, message.change);
      for (const name of message.change.gone ?? []) delete this.scene[name];
    } else {
      if (message.type === 'refused' || message.type === 'error') throw new Error(JSON.stringify(message));
      return;
    }
    if (message.type === 'scene' && message.scene) this.isReady();
    this.sees?.();
    if (this.canMove) this.mayMove?.();
  }

  move() {
    const { options, number } = this.scene;
    const { action } = options[Math.floor(Math.random() * options.length)];
    this.answered = number;
    this.socket.send(JSON.stringify({ type: 'answer', id: `c${++this.clicks}`, number, action }));
  }

  get canMove() {
    return Boolean(this.scene.options?.length) && this.scene.number !== this.answered;
  }
}

/** A player of the peer's: socket.io's frames, spoken by hand so that both clients cost the same. */
class Theirs {
  constructor(match, player, credentials) {
    this.match = match;
    this.player = player;
    this.credentials = credentials;
    this.socket = new WebSocket(`${job.address.replace('http', 'ws')}socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    this.socket.on('message', (data) => this.hear(String(data)));
    this.ready = new Promise((resolve) => (this.isReady = resolve));
  }

  hear(text) {
    if (text.startsWith('0')) this.socket.send('40/tictactoe,');
    else if (text === '2') this.socket.send('3');
    else if (text.startsWith('40/tictactoe')) this.emit('sync', this.match, this.player, this.credentials, 2);
    else if (text.startsWith('42/tictactoe,')) {
      const [name, , state] = JSON.parse(text.slice('42/tictactoe,'.length));
      if (name === 'sync') this.state = state.state;
      else if (name === 'update') this.state = state;
      else return;
      this.isReady();
      if (this.canMove) this.mayMove?.();
    }
  }

  emit(...words) {
    this.socket.send(`42/tictactoe,${JSON.stringify(words)}`);
  }

  get canMove() {
    return this.state?.ctx.currentPlayer === this.player && this.moved !== this.state._stateID;
  }

  move() {
    const free = this.state.G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
    const cell = free[Math.floor(Math.random() * free.length)];
    this.moved = this.state._stateID;
    const payload = { type: 'mark', args: [cell], playerID: this.player, credentials: this.credentials };
    this.emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.match, this.player);
  }
}

async function ask(path, body, cookie) {
  const headers = { 'Content-Type': 'application/json', ...(cookie ? { Cookie: cookie } : {}) };
  const answer = await fetch(job.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { body: await answer.json(), cookie: answer.headers.getSetCookie()[0]?.split(';')[0] };
}

async function ourMatch() {
  const others = Array(job.seats - 1).fill('open');
  const opened = await ask('api/tables', { game: job.game, seats: ['me', ...others], options: {} });
  const cookies = [opened.cookie];
  for (let seat = 1; seat < job.seats; seat += 1) {
    cookies.push((await ask(`api/tables/${opened.body.id}/sit`, { seat })).cookie);
  }
  return cookies.map((cookie) => new Ours(cookie, opened.body.id));
}

async function theirMatch() {
  const { body } = await ask('games/tictactoe/create', { numPlayers: 2 });
  const players = [];
  for (const player of ['0', '1']) {
    const joined = await ask(`games/tictactoe/${body.matchID}/join`, { playerID: player, playerName: `P${player}` });
    players.push(new Theirs(body.matchID, player, joined.body.playerCredentials));
  }
  return players;
}

/** Let two players play; each move is timed from the click to the moment the other one may move. */
function play([one, two]) {
  // Moves are due by the clock, not by the last click: else matches that were held up together would click together ever after.
  let due = performance.now() + Math.random() * (job.every || 200);
  const step = (mover, other) => {
    const clicked = performance.now();
    due += job.every;
    other.mayMove = () => {
      if (isMeasuring) {
        latencies.push(performance.now() - clicked);
        counted += 1;
      }
      other.mayMove = undefined;
      if (job.every === 0) step(other, mover);
      else setTimeout(() => step(other, mover), Math.max(due - performance.now(), 0));
    };
    mover.move();
  };
  const [first, second] = one.canMove ? [one, two] : [two, one];
  setTimeout(() => step(first, second), due - performance.now());
}

/** Let two players play so many moves, and no more. */
function playMoves([one, two], moves) {
  return new Promise((resolve) => {
    const step = (mover, other, left) => {
      if (left === 0) return resolve();
      other.mayMove = () => {
        other.mayMove = undefined;
        step(other, mover, left - 1);
      };
      mover.move();
    };
    step(...(one.canMove ? [one, two] : [two, one]), moves);
  });
}

/** Let several play a game in which anybody may be asked; each move is timed until each of the others sees something. */
function playTogether(players, moves, every, isOver) {
  let looks = 0;
  const move = () => {
    const mover = players.find((player) => player.canMove);
    if (moves === 0 || looks === 100) return isOver();
    if (!mover) {
      looks += 1; // the question may still be on its way
      return setTimeout(move, 10);
    }
    looks = 0;
    moves -= 1;
    const clicked = performance.now();
    let hasMoved = false;
    for (const other of players) {
      other.sees = () => {
        other.sees = undefined;
        if (other === mover) setTimeout(move, Math.max(clicked + every - performance.now(), 0));
        else if (isMeasuring) latencies.push(performance.now() - clicked);
        if (isMeasuring && !hasMoved) counted += 1;
        hasMoved = true;
      };
    }
    mover.move();
  };
  setTimeout(move, Math.random() * every);
}

const matches = [];
for (let made = 0; made < job.matches; made += 10) {
  const several = Array.from({ length: Math.min(10, job.matches - made) }, job.kind === 'ours' ? ourMatch : theirMatch);
  matches.push(...(await Promise.all(several)));
}
await Promise.all(matches.flat().map((player) => player.ready));
if (job.moves) {
  await Promise.all(matches.map((match) => playMoves(match, job.before)));
  process.stdout.write('ready\n');
  await once(process.stdin, 'data');
  await Promise.all(matches.map((match) => playMoves(match, job.moves)));
  process.stdout.write('played\n');
  await once(process.stdin, 'data');
  process.exit(0);
}
if (job.seats > 2) {
  for (let first = 0; first < matches.length; first += 20) {
    const several = matches.slice(first, first + 20);
    await Promise.all(several.map((match) => new Promise((resolve) => playTogether(match, job.before, 0, resolve))));
  }
  for (const match of matches) playTogether(match, Infinity, job.every, () => {});
} else matches.forEach(play);
await new Promise((resolve) => setTimeout(resolve, job.warm));
isMeasuring = true;
process.stdout.write('measuring\n');
const begun = performance.now();
await new Promise((resolve) => setTimeout(resolve, job.lasts));
isMeasuring = false;
const seconds = (performance.now() - begun) / 1000;
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
process.stdout.write(JSON.stringify({ rate: counted / seconds, p50: at(0.5), p99: at(0.99), most: at(1) }) + '\n', () => process.exit(0));
