// Who decides when, as in Dice Town, as boardgame.io's own API wants it: all five throw at once, once or twice
// in turns, then one after the other does something at his place. Of 100 decisions 60 are such throws, as there.
// It never ends. A seat is sent 1.7 KB a move.

const FACES = ["9", "10", "J", "Q", "K", "A"];

const roll = (random, n) => Array.from({ length: n }, () => FACES[random.Die(6) - 1]);

const newPlayer = (random) => ({
  money: 8,
  nuggets: 0,
  kept: [],
  rolled: roll(random, 5),
  deeds: [1, 2, 3],
  cards: ["dynamite", "wanted"],
});

const kept = (player, random, n) => {
  player.kept = [...player.kept, ...player.rolled.slice(0, n)].slice(-5);
  player.rolled = roll(random, 5 - (player.kept.length % 5));
};

exports.Dice = {
  name: "dice",
  setup: ({ ctx, random }) => ({
    round: 0,
    mine: 30,
    bank: 6,
    row: [3, 4, 5],
    log: Array.from({ length: 8 }, (_, n) => ({ title: "dug", seat: n % 5, count: n, place: "mine" })),
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, n) => [n, newPlayer(random)])),
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    players: Object.fromEntries(
      Object.entries(G.players).map(([seat, player]) => [
        seat,
        seat === playerID
          ? player
          : { ...player, rolled: player.rolled.length, deeds: player.deeds.length, cards: player.cards.length },
      ]),
    ),
  }),
  turn: {
    onBegin: ({ G, ctx, events }) => {
      if (ctx.playOrderPos) return;
      G.round += 1;
      events.setActivePlayers({ all: "throw", minMoves: 1 + (G.round % 2), maxMoves: 1 + (G.round % 2) });
    },
    stages: {
      throw: {
        moves: {
          lock: { move: ({ G, playerID, random }, n) => kept(G.players[playerID], random, n), ignoreStaleStateID: true },
        },
      },
    },
  },
  moves: {
    keep: ({ G, playerID, random, events }, n) => {
      const player = G.players[playerID];
      kept(player, random, n);
      player.money = (player.money + n) % 20;
      G.log = [...G.log.slice(1), { title: "kept", seat: playerID, count: n, place: "mine" }];
      events.endTurn();
    },
  },
};
