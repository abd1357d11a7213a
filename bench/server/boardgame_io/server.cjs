const { Server, Origins } = require("boardgame.io/server");
const { Backyard } = require("./game.cjs");

// Its default store keeps everything in memory and nothing on disk.
const server = Server({ games: [Backyard], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
