// The same load: sockets on tables, moves a second over all of them in turn, measured from sending
// a move to the last of the table's clients having the state that came of it.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Backyard } = require("./game.cjs");

const [port, tables, seats, rate, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const times = [];
const now = () => Number(process.hrtime.bigint()) / 1e6;

function open(number) {
  const table = { clients: [], sent: null, seen: new Set(), stateID: -1 };
  for (let seat = 0; seat < seats; seat += 1) {
    const client = Client({
      game: Backyard,
      numPlayers: seats,
      matchID: `match${number}`,
      playerID: String(seat),
      multiplayer: SocketIO({ server, socketOpts: { transports: ["websocket"], forceNew: true } }),
      debug: false,
    });
    client.subscribe((state) => {
      if (!state || state._stateID <= table.stateID || table.sent === null) return;
      table.seen.add(seat);
      if (table.seen.size === seats) {
        times.push(now() - table.sent);
        table.stateID = state._stateID;
        table.sent = null;
      }
    });
    client.start();
    table.clients.push(client);
  }
  return table;
}

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

(async () => {
  const all = [];
  for (let number = 0; number < tables; number += 1) {
    all.push(open(number));
    await sleep(10);
  }
  for (let n = 0; n < 100 && !all.every((t) => t.clients.every((c) => c.getState())); n += 1)
    await sleep(200);
  for (const table of all) table.stateID = table.clients[0].getState()._stateID;
  console.log(JSON.stringify({ ready: true }));
  const begun = now();
  const used = process.cpuUsage();
  let sent = 0;
  let skipped = 0;
  const late = [];
  while (now() - begun < seconds * 1000) {
    const due = Math.floor(((now() - begun) / 1000) * rate);
    while (sent + skipped < due) {
      const table = all[(sent + skipped) % tables];
      if (table.sent !== null) {
        skipped += 1;
        continue;
      }
      sent += 1;
      const state = table.clients[0].getState();
      table.seen.clear();
      table.sent = now();
      table.clients[Number(state.ctx.currentPlayer)].moves.place(state.G.moves);
    }
    const asleep = now();
    await sleep(1);
    late.push(now() - asleep - 1);
  }
  await sleep(1000);
  const { user, system } = process.cpuUsage(used);
  const at = (share, all = times) => {
    const sorted = [...all].sort((a, b) => a - b);
    return Math.round(sorted[Math.floor((sorted.length - 1) * share)] * 10) / 10;
  };
  const perSecond = Math.round((times.length / seconds) * 10) / 10;
  console.log(
    JSON.stringify({
      moves: times.length, moves_per_second: perSecond, skipped,
      p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1), generator_late_ms: at(0.99, late),
      generator_cpu: Math.round((user + system) / (seconds + 1) / 1e4) / 100,
    }),
  );
  process.exit(0);
})();
