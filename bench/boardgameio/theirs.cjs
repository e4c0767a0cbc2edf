// Load for boardgame.io: `node theirs.cjs PORT TABLES RATE WARM SECONDS`. Plain socket.io, no game on this side; the server makes a match when its first seat asks for it.

const { io } = require("socket.io-client");
const { Clock, Pacer } = require("./clock.cjs");

const [port, tables, rate, warm, seconds] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const SEATS = 5;

const seat = (matchID, playerID, clock, pacer) =>
  new Promise((ready) => {
    const socket = io(`${base}/dice`, { transports: ["websocket"], forceNew: true });
    let since = 0;
    const shown = (state) => {
      if (since && state.ctx.currentPlayer !== playerID) {
        clock.took(since);
        since = 0;
      }
      if (state.ctx.currentPlayer !== playerID || since || clock.over()) return;
      since = -1;
      pacer.when(() => {
        since = performance.now();
        const payload = { type: "keep", args: [1 + Math.floor(Math.random() * 3)], playerID };
        socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
      });
    };
    socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, SEATS));
    socket.on("sync", (_, info) => {
      ready(() => shown(info.state));
    });
    socket.on("update", (_, state) => {
      clock.received(JSON.stringify(state).length);
      shown(state);
    });
  });

const main = async () => {
  const clock = new Clock(1e9, seconds);
  const pacer = new Pacer(rate);
  const begin = [];
  for (let n = 0; n < tables; n += 1) {
    for (let playerID = 0; playerID < SEATS; playerID += 1) {
      begin.push(await seat(`table${n}`, `${playerID}`, clock, pacer));
    }
  }
  Object.assign(clock, new Clock(warm, seconds));
  for (const one of begin) one();
  setTimeout(() => process.stdout.write("GO\n"), warm * 1000);
  setTimeout(
    () => {
      process.stdout.write(`${JSON.stringify(clock.report())}\n`);
      process.exit(0);
    },
    (warm + seconds) * 1000,
  );
};

main();
