// boardgame.io's own server, its state in memory, silent. `node server.cjs`: a line says the port.

process.env.NODE_ENV = "production";
const { Server } = require("boardgame.io/server");
const { Dice } = require("./dice.cjs");

const server = Server({ games: [Dice], origins: [/.*/] });
server.run({ port: 0, callback: () => {} }).then((running) => {
  const { port } = running.appServer.address();
  process.stdout.write(`PORT ${port}\n`);
});
