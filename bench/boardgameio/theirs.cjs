// Load for boardgame.io: `node theirs.cjs PORT TABLES RATE WARM SECONDS`. Its socket.io messages, written and
// read by hand: as with ours, only what asks for a move is decoded, so that the load costs both servers little.

const WebSocket = require("ws");
const { Clock, Pacer, run } = require("./clock.cjs");

const [port, tables, rate, warm, seconds] = process.argv.slice(2).map(Number);
const SEATS = 5;
const EVENT = "42/dice,"; // engine.io message, socket.io event, the namespace of the game

class Seat {
  constructor(match, player, clock, pacer) {
    Object.assign(this, { match, player, clock, pacer, since: 0, state: -1 });
    this.turn = `"currentPlayer":"${player}"`;
    this.ws = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
    this.ws.on("message", (data) => this.heard(data));
    this.ready = new Promise((resolve) => {
      this.begun = resolve;
    });
  }

  emit(...event) {
    this.ws.send(EVENT + JSON.stringify(event));
  }

  heard(data) {
    this.clock.received(data.length);
    const kind = data.subarray(0, 2).toString();
    if (kind === "42") this.happened(data);
    else if (kind.startsWith("2")) this.ws.send("3");
    else if (kind.startsWith("0")) this.ws.send("40/dice,");
    else if (kind === "40") this.emit("sync", this.match, this.player, null, SEATS);
  }

  happened(data) {
    const event = data.subarray(EVENT.length + 2, EVENT.length + 6).toString();
    if (event === "sync" || event === "upda") this.shown(data);
  }

  shown(data) {
    const mine = data.includes(this.turn);
    if (this.since && !mine) {
      this.clock.took(this.since);
      this.since = 0;
    }
    if (mine) this.state = Number(/"_stateID":(\d+)/.exec(data.toString())[1]);
    this.asked = mine;
    this.begun();
    if (this.go) this.answer();
  }

  answer() {
    if (!this.asked || this.since || this.clock.over()) return;
    this.since = -1;
    this.pacer.when(() => {
      this.since = performance.now();
      const payload = { type: "keep", args: [1 + Math.floor(Math.random() * 3)], playerID: this.player };
      this.emit("update", { type: "MAKE_MOVE", payload }, this.state, this.match, this.player);
    });
  }
}

const open = async (number, clock, pacer) => {
  const seats = [];
  for (let player = 0; player < SEATS; player += 1) {
    const seat = new Seat(`table${number}`, `${player}`, clock, pacer);
    await seat.ready;
    seats.push(seat);
  }
  return seats;
};

run(open, tables, new Clock(1e9, seconds), new Pacer(rate), warm, seconds);
