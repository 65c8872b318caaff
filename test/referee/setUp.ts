import { ask } from './ask.ts';
import type { Game, Player, Steps } from './game.ts';
import { at, humans, need, playerOf, remove, turnOrder } from './game.ts';
import { setUpLuna, takeLunaBonus } from './luna.ts';
import { revealMissions } from './missions.ts';
import { takeRewards } from './rewards.ts';
import { arrangements, startingToken } from './startingDecks.ts';
import { takePiece } from './stations.ts';
import type {
  Action,
  ByCompany,
  CardId,
  ChooseToken,
  Company,
  Content,
  GameOptions,
  Seat,
  StationColumn,
  Table,
  TokenId,
} from './types.ts';
import {
  ACTION_SLOTS,
  CARD_LETTERS,
  COMPANIES,
  DISPLAY_SLOTS,
  type PLAN_LETTERS,
  PLAYER_ICONS,
  SECTOR_COUNT,
} from './types.ts';

function byCompany<Value>(value: (company: Company) => Value): Record<Company, Value> {
  return { skymine: value('skymine'), minerva: value('minerva'), astrogo: value('astrogo'), tawac: value('tawac') };
}

/** The table after steps 1 to 12 of the set-up, without Luna's pieces, which `setUp` adds first of all. */
export function emptyTable(content: Content, options: GameOptions): Table {
  const firstPlayer = firstSeat(options);
  const seating = seatingOf(options, firstPlayer);
  const table: Table = {
    round: 1,
    firstPlayer, // SETUP-35
    nextFirstPlayer: firstPlayer,
    seating,
    tracks: { ...trackIds(options) }, // SETUP-6 to 9
    stations: fullStations(content, options),
    sectors: options.board === 'moon' ? Array.from({ length: SECTOR_COUNT }, () => []) : [], // SETUP-5, BELT-1
    removed: byCompany(() => 0),
    deck: actionDeck(content, options),
    display: [],
    destroyed: [], // SETUP-15
    supplement: 1, // SETUP-18
    specialPlans: [...content.specialPlans].sort((a, b) => a.round - b.round).map(({ id }) => id), // SETUP-20
    planSupply: planSupply(content, options),
    researchDisplay: [],
    acquired: [],
    placed: [],
    players: options.players.map((_, seat) => newPlayer(content, options, seat, seating)),
    luna: null,
    belt: options.board === 'belt' ? emptyBelt(content) : null,
    missions: null,
    menace: null,
  };
  table.display = Array.from({ length: DISPLAY_SLOTS }, () => table.deck.pop() ?? null); // SETUP-16
  // SETUP-22
  table.researchDisplay = content.researchDisplay.map(({ letter }) => table.planSupply[letter].pop() ?? null);
  return table;
}

function firstSeat(options: GameOptions): Seat {
  if (options.firstPlayer === 'random') throw new Error('The first player must be a seat');
  return options.firstPlayer;
}

function trackIds(options: GameOptions): ByCompany<Table['tracks'][Company]> {
  if (typeof options.tracks === 'string') throw new Error('The tracks must be ids');
  return options.tracks;
}

/** The clockwise order from the first player of round 1. Luna sits to their right (LUNA-2). */
function seatingOf(options: GameOptions, firstPlayer: Seat): Seat[] {
  const seats = options.players.map((_, seat) => seat);
  const seating = [...seats.slice(firstPlayer), ...seats.slice(0, firstPlayer)];
  return options.luna ? [...seating, seats.length] : seating;
}

/** SETUP-11, SETUP-12, BELT-2, BELT-3: a piece covers every home space. */
function fullStations(content: Content, options: GameOptions): Record<Company, StationColumn[]> {
  const stations = options.board === 'belt' ? content.belt.stations : content.moon.stations;
  return byCompany((company) => stations[company].columns.map((spaces) => ({ pieces: spaces.length, opened: false })));
}

/** SETUP-13, SETUP-14: the letters are shuffled separately; A is on top, which is the end of the list. */
function actionDeck(content: Content, options: GameOptions): CardId[] {
  const order = need(options.deal.cards, 'order of the action cards');
  const drawn = CARD_LETTERS.flatMap((letter) =>
    order.filter((id) => content.cards.some((card) => card.id === id && card.letter === letter)),
  );
  return drawn.reverse();
}

/** SETUP-21. */
function planSupply(content: Content, options: GameOptions): Table['planSupply'] {
  const order = need(options.deal.plans, 'order of the plans');
  const pile = (letter: (typeof PLAN_LETTERS)[number]): string[] =>
    order.filter((id) => content.plans.some((plan) => plan.id === id && plan.letter === letter)).reverse();
  return { A: pile('A'), B: pile('B'), C: pile('C') };
}

/** SETUP-24 to SETUP-37: the pieces of a human player. The seat stands for the colour and its icon. */
function newPlayer(content: Content, options: GameOptions, seat: Seat, seating: readonly Seat[]): Player {
  const { figures, cards } = content;
  const count = options.players.length + (options.luna ? 1 : 0); // LUNA-8
  const icon = at(PLAYER_ICONS, seat);
  const number = seating.indexOf(seat) + 1; // SETUP-36
  const hand = cards.filter((card) => card.icon === icon || card.number === number).map(({ id }) => id);
  return {
    ...emptyBoard(content),
    coins: figures.startingCoins, // SETUP-29
    hand, // SETUP-33, SETUP-37
    markers: at(figures.bonusMarkers, count - 1), // SETUP-30
  };
}

/** A player board without coins, cards and bonus markers. All markers are at the start. */
export function emptyBoard(content: Content): Player {
  return {
    coins: 0,
    hand: [],
    area: Array.from({ length: ACTION_SLOTS }, () => null),
    used: Array.from({ length: ACTION_SLOTS }, () => false),
    resting: Array.from({ length: ACTION_SLOTS }, () => []), // AMB-SETUP-11
    tiles: [],
    markers: 0,
    oneTimeMarkers: 0,
    tracks: byCompany(() => 0), // SETUP-32
    bonuses: byCompany(() => 0 as const),
    helium: 0, // SETUP-26
    upload: 0, // SETUP-44
    token: null,
    plans: Array.from({ length: content.playerBoard.research.last + 1 }, () => null),
    covered: [],
    passed: false,
  };
}

function emptyBelt(content: Content): NonNullable<Table['belt']> {
  return {
    outposts: content.belt.asteroids.map(({ spaces }) => spaces.map(() => [])),
    shuttles: content.belt.shuttleSpaces.map(() => []),
    removedShuttles: byCompany(() => 0),
  };
}

/** The set-up from the starting tokens onwards (SETUP-38 to 44), and then the modules (AMB-SETUP-13). */
export function* setUp(game: Game): Steps {
  if (game.options.luna) setUpLuna(game); // LUNA-2 to 8, LUNA-12 to 17
  yield* chooseTokens(game);
  for (const seat of turnOrder(game)) {
    // AMB-SETUP-6: seat by seat. Luna is the last one in round 1 (LUNA-9).
    if (humans(game).includes(seat)) yield* startWithToken(game, seat);
    else takeLunaBonus(game);
  }
  if (game.options.missions) revealMissions(game); // MISSION-1 to 4
  revealMenace(game);
  if (game.options.chapter3) placeChapter3Outposts(game);
}

function* chooseTokens(game: Game): Steps {
  const { content, options } = game;
  if (options.startingTokens === 'recommended') {
    // SETUP-38: in turn order.
    const seats = turnOrder(game).filter((seat) => humans(game).includes(seat));
    seats.forEach((seat, place) => {
      playerOf(game, seat).token = at(content.recommended.tokens, place);
    });
    return;
  }
  // SETUP-39: two tokens each, in seat order; all choose at the same time.
  const tokens = need(options.deal.tokens, 'order of the starting tokens');
  const offered = (seat: Seat): TokenId[] => [at(tokens, 2 * seat), at(tokens, 2 * seat + 1)];
  for (;;) {
    const waiting = humans(game).filter((seat) => playerOf(game, seat).token === null);
    if (waiting.length === 0) return;
    const answers = waiting.flatMap((seat) =>
      offered(seat).map((token): ChooseToken => ({ type: 'chooseToken', seat, token })),
    );
    const action: Action = yield answers;
    if (action.type === 'chooseToken') playerOf(game, action.seat).token = action.token;
  }
}

/** SETUP-42 and 43: the starting decks, then the starting bonus. */
function* startWithToken(game: Game, seat: Seat): Steps {
  const player = playerOf(game, seat);
  const { cards } = yield* ask(game, seat, () => arrangements(game, seat)); // SETUP-42
  cards.forEach((card, index) => {
    remove(player.hand, card);
    at(player.resting, index + 1).push(card);
  });
  // SETUP-41, SETUP-44, AMB-RP-1: the token's plan is on space 1.
  player.plans[1] = { plan: startingToken(game, seat).id, faceDown: false, uploaded: false };
  yield* takeRewards(game, seat, startingToken(game, seat).bonus, {}); // SETUP-43
}

/** MENACE-2: the menace card. */
function revealMenace(game: Game): void {
  const { menace } = game.options;
  if (menace === false) return;
  if (menace === true) throw new Error('The menace must be an id');
  game.table.menace = { id: menace, holder: null };
}

/** CAMP-16: the top outpost of each column of every station, one in each listed sector. */
function placeChapter3Outposts(game: Game): void {
  for (const company of COMPANIES) {
    game.content.moon.chapter3[company].forEach((sector, column) => {
      takePiece(game, company, column);
      at(game.table.sectors, sector - 1).push(company);
    });
  }
}
