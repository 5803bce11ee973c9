// Players over real WebSockets, the same for both servers: node clients.mjs '{"kind": "ludotheque", "address": …}'.
// Every match has two players. Paced: one of them moves every `every` milliseconds; saturated (every = 0): as soon as the
// other's move is on the screen. Measured is the time from one player's click to the other player's screen.
import WebSocket from 'ws';

const job = JSON.parse(process.argv[2]);
const latencies = [];
let isMeasuring = false;
let moves = 0;

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
    if (this.scene.options?.length) this.mayMove?.();
  }

  move() {
    const { options, number } = this.scene;
    const { action } = options[Math.floor(Math.random() * options.length)];
    delete this.scene.options;
    this.socket.send(JSON.stringify({ type: 'answer', id: `c${++this.clicks}`, number, action }));
  }

  get canMove() {
    return Boolean(this.scene.options?.length);
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
  const options = { game: job.game, seats: ['me', 'open'], options: {} };
  const opened = await ask('api/tables', options);
  const joined = await ask(`api/tables/${opened.body.id}/sit`, { seat: 1 });
  return [new Ours(opened.cookie, opened.body.id), new Ours(joined.cookie, opened.body.id)];
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
  const step = (mover, other) => {
    const clicked = performance.now();
    other.mayMove = () => {
      if (isMeasuring) {
        latencies.push(performance.now() - clicked);
        moves += 1;
      }
      other.mayMove = undefined;
      if (job.every === 0) step(other, mover);
      else {
        const next = clicked + job.every - performance.now();
        setTimeout(() => step(other, mover), Math.max(next, 0));
      }
    };
    mover.move();
  };
  const [first, second] = one.canMove ? [one, two] : [two, one];
  setTimeout(() => step(first, second), Math.random() * (job.every || 200));
}

const matches = [];
for (let made = 0; made < job.matches; made += 10) {
  const several = Array.from({ length: Math.min(10, job.matches - made) }, job.kind === 'ludotheque' ? ourMatch : theirMatch);
  matches.push(...(await Promise.all(several)));
}
await Promise.all(matches.flat().map((player) => player.ready));
matches.forEach(play);
await new Promise((resolve) => setTimeout(resolve, job.warm));
isMeasuring = true;
process.stdout.write('measuring\n');
const begun = performance.now();
await new Promise((resolve) => setTimeout(resolve, job.lasts));
isMeasuring = false;
const seconds = (performance.now() - begun) / 1000;
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
process.stdout.write(JSON.stringify({ rate: moves / seconds, p50: at(0.5), p99: at(0.99), most: at(1) }) + '\n', () => process.exit(0));
