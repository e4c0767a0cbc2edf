// Load for Tenderfoot: `node ours.cjs PORT TABLES SPARES RATE WARM SECONDS`. Five people a table of Dice Town.

const { createHash, randomBytes } = require("node:crypto");
const { run } = require("./clock.cjs");
const { dial } = require("./dial.cjs");

const [port, ...wanted] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const SEATS = 5;
const ASKED = '"ask":{"question":'; // only what asks for a decision is decoded

const post = async (path, body, cookie) => {
  const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}) };
  const reply = await fetch(base + path, { method: "POST", headers, body: JSON.stringify(body) });
  const set = reply.headers.get("set-cookie");
  return { cookie: set ? set.split(";")[0] : cookie, body: await reply.json() };
};

class Seat {
  constructor(table, number, cookie, house) {
    Object.assign(this, { number, house, clock: house.clock, pacer: house.pacer, id: 0, asked: 0, since: 0 });
    this.secret = randomBytes(16);
    this.connected = new Promise((resolve) => {
      this.ws = dial(port, `/ws/${table}`, { cookie, origin: base }, resolve, (data) => this.heard(data));
    });
    this.playing = new Promise((resolve) => {
      this.begun = resolve;
    });
  }

  send(type, fields) {
    this.id += 1;
    this.ws.send(JSON.stringify({ type, id: this.id, ...fields }));
  }

  async start() {
    await this.connected;
    this.send("hello", { language: "en", changes: true });
    if (this.number) this.send("sit", { seat: this.number, name: `Seat ${this.number}` });
    const hash = createHash("sha256");
    hash.update(`tenderfoot seat${this.number}`).update(this.secret);
    this.send("ready", { commitment: hash.digest("hex") });
  }

  heard(data) {
    const kind = data.subarray(9, 14).toString();
    const view = kind === "shown" || kind === "chang";
    this.clock.received(data.length, view);
    if (view) this.shown(data);
    else if (kind === "taken") this.clock.took(this.since);
    else if (kind === 'room"') this.looked(data);
  }

  looked(data) {
    if (!this.opened && data.includes('"status":"opening"')) {
      this.opened = true;
      this.send("open", { contribution: this.secret.toString("hex") });
    } else if (!this.number && !this.ended && data.includes('"status":"over"')) {
      this.ended = true;
      this.house.ended();
    }
  }

  shown(data) {
    this.begun();
    this.ask = data.includes(ASKED) ? JSON.parse(data).ask : null;
    if (this.go) this.answer();
  }

  answer() {
    const ask = this.ask;
    if (!ask || ask.question <= this.asked || this.clock.over()) return;
    this.asked = ask.question;
    this.pacer.when(() => {
      const choice = ask.options[Math.floor(Math.random() * ask.options.length)].text;
      this.since = performance.now();
      this.send("answer", { question: ask.question, choice });
    });
  }
}

const opened = async (_, house) => {
  const options = { players: `${SEATS}` };
  const host = await post("/api/tables", { game: "dicetown", options, name: "Seat 0", pace: 0 });
  const { table, join } = host.body;
  const seats = [new Seat(table, 0, host.cookie, house)];
  for (let number = 1; number < SEATS; number += 1) {
    const guest = await post(`/api/tables/${table}/enter`, { secret: join.split("=")[1] });
    seats.push(new Seat(table, number, guest.cookie, house));
  }
  for (const seat of seats) await seat.start();
  await Promise.all(seats.map((seat) => seat.playing));
  return seats;
};

run(opened, wanted);
