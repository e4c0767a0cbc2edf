// What a load measures: decisions and how long each took to be acknowledged, after a warm-up.

exports.Clock = class {
  constructor(warm, seconds) {
    this.from = performance.now() + warm * 1000;
    this.to = this.from + seconds * 1000;
    this.seconds = seconds;
    this.times = [];
    this.messages = 0;
    this.bytes = 0;
  }

  over() {
    return performance.now() > this.to;
  }

  took(since) {
    const now = performance.now();
    if (now > this.from && now <= this.to) this.times.push(now - since);
  }

  received(length) {
    const now = performance.now();
    if (now > this.from && now <= this.to) {
      this.messages += 1;
      this.bytes += length;
    }
  }

  report() {
    const sorted = this.times.sort((a, b) => a - b);
    const at = (part) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] : 0);
    return {
      decisions: sorted.length / this.seconds,
      p50: at(0.5),
      p99: at(0.99),
      messages: this.messages / this.seconds,
      size: this.messages ? this.bytes / this.messages : 0,
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

// Open all tables, then let everybody answer: `GO` when it is warm, the report when it is over.
exports.run = async (open, tables, clock, pacer, warm, seconds) => {
  const seats = [];
  for (let n = 0; n < tables; n += 1) seats.push(...(await open(n, clock, pacer)));
  Object.assign(clock, new exports.Clock(warm, seconds));
  for (const seat of seats) {
    seat.go = true;
    seat.answer();
  }
  let before = 0;
  setTimeout(() => {
    before = process.cpuUsage();
    process.stdout.write("GO\n");
  }, warm * 1000);
  setTimeout(
    () => {
      const spent = process.cpuUsage(before);
      const load = (spent.user + spent.system) / (seconds * 1e6);
      process.stdout.write(`${JSON.stringify({ ...clock.report(), load })}\n`);
      process.exit(0);
    },
    (warm + seconds) * 1000,
  );
};
