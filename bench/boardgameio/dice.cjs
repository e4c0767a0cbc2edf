// Five players roll and keep dice in turn: the pattern of Dice Town, as boardgame.io's own API wants it.
// What a seat is sent is about as long as a view of Dice Town (1.3 to 1.8 KB).

const FACES = ["9", "10", "J", "Q", "K", "A"];
const ROUNDS = 200;

const roll = (random, n) => Array.from({ length: n }, () => FACES[random.Die(6) - 1]);

const newPlayer = (random) => ({
  money: 8,
  nuggets: 0,
  kept: [],
  rolled: roll(random, 5),
  deeds: [1, 2, 3],
  cards: ["dynamite", "wanted"],
});

exports.Dice = {
  name: "dice",
  setup: ({ ctx, random }) => ({
    round: 1,
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
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    keep: ({ G, playerID, random, events }, n) => {
      const player = G.players[playerID];
      player.kept = [...player.kept, ...player.rolled.slice(0, n)].slice(-5);
      player.rolled = roll(random, 5 - (player.kept.length % 5));
      player.money = (player.money + n) % 20;
      G.log = [...G.log.slice(1), { title: "kept", seat: playerID, count: n, place: "mine" }];
      G.round += 1;
      if (G.round > ROUNDS * 100) events.endGame();
    },
  },
};
