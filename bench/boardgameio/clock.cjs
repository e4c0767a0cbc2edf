// What a load measures, after a warm-up: decisions, how long each took to be acknowledged, and what was sent.

exports.Clock = class {
  constructor(warm, seconds) {
    this.from = performance.now() + warm * 1000;
    this.to = this.from + seconds * 1000;
    this.seconds = seconds;
    this.times = [];
    this.views = 0;
    this.viewBytes = 0;
    this.bytes = 0;
    this.ended = 0;
  }

  running() {
    const now = performance.now();
    return now > this.from && now <= this.to;
  }

  over() {
    return performance.now() > this.to;
  }

  took(since) {
    if (this.running()) this.times.push(performance.now() - since);
  }

  received(length, view) {
    if (!this.running()) return;
    this.bytes += length;
    if (view) {
      this.views += 1;
      this.viewBytes += length;
    }
  }

  report() {
    const sorted = this.times.sort((a, b) => a - b);
    const at = (part) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] : 0);
    const each = (sum, count) => (count ? sum / count : 0);
    return {
      decisions: sorted.length / this.seconds,
      p50: at(0.5),
      p99: at(0.99),
      views: each(this.views, sorted.length),
      view: each(this.viewBytes, this.views),
      bytes: each(this.bytes, sorted.length),
      ended: this.ended,
    };
  }
};

// Either at once, or so many a second in all, evenly.
exports.Pacer = class {
  constructor(rate) {
    this.waiting = [];
    if (rate) {
      let owed = 0;
      let last = performance.now();
      setInterval(() => {
        const now = performance.now();
        owed = Math.min(owed + ((now - last) * rate) / 1000, rate / 10);
        last = now;
        while (owed >= 1 && this.waiting.length) {
          owed -= 1;
          this.waiting.shift()();
        }
      }, 2).unref();
    }
    this.paced = rate > 0;
  }

  when(act) {
    if (this.paced) this.waiting.push(act);
    else act();
  }
};

// Tables and spare ones: whoever has finished a game goes on at a spare table, so that all are always played.
exports.House = class {
  constructor(clock, pacer) {
    Object.assign(this, { clock, pacer, spares: [], dry: false });
  }

  async open(opened, tables, spares) {
    const all = [];
    const several = async (from) => {
      for (let n = from; n < tables + spares; n += OPENERS) all.push(await opened(n, this));
    };
    await Promise.all(Array.from({ length: OPENERS }, (_, from) => several(from)));
    this.spares = all.splice(tables);
    this.playing = all;
  }

  begin() {
    for (const seats of this.playing) this.play(seats);
  }

  play(seats) {
    for (const seat of seats) {
      seat.go = true;
      seat.answer();
    }
  }

  ended() {
    if (this.clock.running()) this.clock.ended += 1;
    const next = this.spares.pop();
    if (next) this.play(next);
    else this.dry = this.dry || !this.clock.over();
  }
};

const OPENERS = 4;

// Open all tables, then let everybody answer: `GO` when it is warm, the report when it is over.
exports.run = async (opened, [tables, spares, rate, warm, seconds]) => {
  const clock = new exports.Clock(1e9, seconds);
  const house = new exports.House(clock, new exports.Pacer(rate));
  await house.open(opened, tables, spares);
  Object.assign(clock, new exports.Clock(warm, seconds));
  house.begin();
  let before = 0;
  setTimeout(() => {
    before = process.cpuUsage();
    process.stdout.write("GO\n");
  }, warm * 1000);
  setTimeout(
    () => {
      const spent = process.cpuUsage(before);
      const load = (spent.user + spent.system) / (seconds * 1e6);
      process.stdout.write(`${JSON.stringify({ ...clock.report(), load, dry: house.dry ? 1 : 0 })}\n`);
      process.exit(0);
    },
    (warm + seconds) * 1000,
  );
};
