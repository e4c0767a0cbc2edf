// Load for boardgame.io: `node theirs.cjs PORT TABLES SPARES RATE WARM SECONDS`. Its socket.io messages, written
// and read by hand: as with ours, only what asks for a move is looked into, so that the load costs both little.

const { run } = require("./clock.cjs");
const { dial } = require("./dial.cjs");

const [port, ...wanted] = process.argv.slice(2).map(Number);
const SEATS = 5;
const EVENT = "42/dice,"; // engine.io message, socket.io event, the namespace of the game

class Seat {
  constructor(match, player, house) {
    Object.assign(this, { match, player, clock: house.clock, pacer: house.pacer, since: 0, state: -1 });
    this.turn = `"currentPlayer":"${player}"`;
    this.throw = `"${player}":"throw"`;
    this.mine = `"playerID":"${player}"`;
    const path = "/socket.io/?EIO=4&transport=websocket";
    this.ready = new Promise((resolve) => {
      this.begun = resolve;
    });
    this.ws = dial(port, path, {}, () => {}, (data) => this.heard(data));
  }

  emit(...event) {
    this.ws.send(EVENT + JSON.stringify(event));
  }

  heard(data) {
    const kind = data.subarray(0, 2).toString();
    this.clock.received(data.length, kind === "42");
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
    if (this.since > 0 && data.includes(this.mine)) {
      this.clock.took(this.since);
      this.since = 0;
    }
    this.asked = this.move(data);
    if (this.asked) this.state = Number(/"_stateID":(\d+)/.exec(data.toString())[1]);
    this.begun();
    if (this.go) this.answer();
  }

  move(data) {
    if (data.includes(this.throw)) return "lock";
    return data.includes('"activePlayers":null') && data.includes(this.turn) ? "keep" : null;
  }

  answer() {
    if (!this.asked || this.since || this.clock.over()) return;
    this.since = -1;
    this.pacer.when(() => {
      this.since = performance.now();
      const payload = { type: this.asked, args: [1 + Math.floor(Math.random() * 3)], playerID: this.player };
      this.emit("update", { type: "MAKE_MOVE", payload }, this.state, this.match, this.player);
    });
  }
}

const opened = async (number, house) => {
  const seats = [];
  for (let player = 0; player < SEATS; player += 1) {
    const seat = new Seat(`table${number}`, `${player}`, house);
    await seat.ready;
    seats.push(seat);
  }
  return seats;
};

run(opened, wanted);
