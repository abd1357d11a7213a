// A comparable game: four players take turns to place one of their gangsters on a 6×6 board; a
// hidden hand for each player, so that views differ. It checks far less than the rules of bosses.
const EMPTY = null;

exports.Backyard = {
  name: "backyard",
  setup: ({ ctx }) => ({
    board: Array(36).fill(EMPTY),
    moves: 0,
    hands: Object.fromEntries([...Array(ctx.numPlayers).keys()].map((p) => [p, [1, 2, 3, 1, 2, 3]])),
  }),
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // Not optimistic: every screen waits for the server, as in the other measurement.
    place: {
      client: false,
      move: ({ G, playerID }, field) => {
        // A full board is cleared, so that a match lasts as long as the measurement.
        if (G.moves % 36 === 35) G.board = Array(36).fill(EMPTY);
        G.board[field % 36] = playerID;
        G.moves += 1;
      },
    },
  },
};
