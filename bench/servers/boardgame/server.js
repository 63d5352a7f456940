// boardgame.io's own server with its in-memory storage, and a small game whose updates have a given size.
// node server.js PORT BYTES
'use strict';
const { Server } = require('boardgame.io/server');

const [PORT, BYTES] = process.argv.slice(2).map(Number);
const FRAME = 692; // bytes of an update around the view: ctx, plugins, the log of the move
const CARDS = ['bard', 'citadel', 'conquest', 'druid', 'emissaries', 'exploration', 'festival', 'geis', 'migration'];

const territory = (n) => ({
  territory: `territory-${n}`,
  near: [`territory-${n + 1}`, `territory-${n + 2}`],
  clans: { 0: 1, 1: 0, 2: 0, 3: 2 },
  chieftain: '3',
  citadels: 0,
  sanctuaries: 1,
  festival: false,
});

const seat = (n) => ({ seat: String(n), reserve: 12, deeds: 0, hand: CARDS.slice(n, n + 4) });

const table = (territories) => ({
  season: 1,
  moves: 0,
  last: 'pass',
  seats: [0, 1, 2, 3].map(seat),
  territories: Array.from({ length: territories }, (_, n) => territory(n)),
  filler: '',
});

// Others' hands are counted only.
const playerView = ({ G, playerID }) => ({
  ...G,
  seats: G.seats.map((s) => (s.seat === playerID ? s : { ...s, hand: s.hand.length })),
});

const size = (G) => JSON.stringify(playerView({ G, playerID: '0' })).length;

// Whole territories, and letters for what is then left.
function setup() {
  let G = table(1);
  while (size(table(G.territories.length + 1)) + FRAME < BYTES) G = table(G.territories.length + 1);
  G.filler = 'x'.repeat(Math.max(0, BYTES - FRAME - size(G)));
  return G;
}

// A clan comes or goes somewhere, and a card goes round.
function play({ G, playerID }, card) {
  const place = G.territories[G.moves % G.territories.length];
  place.clans[playerID] = (place.clans[playerID] + 1) % 4;
  place.chieftain = playerID;
  const { hand } = G.seats[Number(playerID)];
  hand.push(hand.shift());
  G.moves += 1;
  G.last = card;
}

const game = { name: 'load', minPlayers: 4, maxPlayers: 4, setup, playerView, moves: { play }, turn: { minMoves: 1, maxMoves: 1 } };

Server({ games: [game], origins: [] }).run({ port: { host: '127.0.0.1', port: PORT } });
