import type { Box } from '../../../components/box.ts';
import type { ByCompany, PlanId, PlanLetter, Seat, TokenId, TrackId } from '../../../components/ids.ts';
import { CARD_LETTERS, COMPANIES, PLAYER_ICONS, perCompany, TRACK_IDS } from '../../../components/ids.ts';
import { ACTION_SLOTS } from '../../../components/printed.ts';
import { at } from '../../../engine/lists.ts';
import { type Draw, drawInteger, openStream, shuffled } from '../../../engine/random.ts';
import type { Frame } from '../../model/frames.ts';
import type { Deal, GameOptions } from '../../model/options.ts';
import { type GameState, type PlayerState, RULES_VERSION, STATE_SCHEMA } from '../../model/state.ts';
import { SIDES } from '../board/places.ts';
import { setupStream } from '../draw.ts';
import { dealtList, dealtPile } from './deal.ts';

/**
 * Returns the state after the set-up of the base game (SETUP-1 to SETUP-45), up to the deal of the starting research
 * tokens. Modules add their components later (SETUP-2, SETUP-3, SETUP-4, SETUP-5).
 */
export function newGame(box: Box, options: GameOptions): GameState {
  const { content } = box;
  const stream = openStream(setupStream(options.seed));
  const { draw } = stream;
  const seats = options.players.map((_, seat) => seat);
  // SETUP-35, AMB-SETUP-8
  const drawnFirst = drawInteger(draw, seats.length);
  const firstPlayer = options.firstPlayer === 'random' ? drawnFirst : options.firstPlayer;
  const turnOrder = seats.map((offset) => (firstPlayer + offset) % seats.length);
  const tracks = tracksInPlay(box, options, draw);
  // SETUP-13, SETUP-14, AMB-SETUP-4: shuffles each letter separately. The A cards are drawn first, so they come last.
  const letters = [...CARD_LETTERS].reverse();
  const deck = letters.flatMap((letter) => dealtPile(draw, box.lettered[letter], options.deal.cards));
  const plans = planSupply(box, options.deal, draw);
  const tokenIds = content.tokens.map(({ id }) => id);
  const tokens = dealtList(draw, tokenIds, options.deal.tokens);
  const dealt = dealTokens(box, options, turnOrder, tokens);
  return {
    schema: STATE_SCHEMA,
    rules: RULES_VERSION,
    content: box.ref,
    options,
    random: { setup: stream.save(), luna: null },
    round: 1,
    firstPlayer,
    nextFirstPlayer: firstPlayer,
    seating: turnOrder,
    turns: 0,
    stack: [...dealt.frames, { kind: 'moment', moment: 'boardReady', seat: null }],
    tracks,
    ...emptyBoard(box, options),
    display: content.slotCosts.map(() => deck.pop() ?? null), // SETUP-16
    deck,
    destroyed: [], // SETUP-15
    supplement: 1, // SETUP-18
    specialPlans: content.specialPlans.map(({ id }) => id), // SETUP-19, SETUP-20: in a fixed order, each on a coin
    researchDisplay: content.researchDisplay.map(({ letter }) => plans[letter].pop() ?? null), // SETUP-22
    planSupply: plans,
    acquired: [],
    placed: [], // SETUP-23: the four bonus tiles are on their spaces
    players: seats.map((seat) => newPlayer(box, options, seat, turnOrder.indexOf(seat), at(dealt.tokens, seat))),
    luna: null,
    missions: null,
    menace: null,
  };
}

/** Returns a board with full stations (SETUP-11, SETUP-12, BELT-2, BELT-3) and no other pieces. */
function emptyBoard(box: Box, { board }: GameOptions): Pick<GameState, 'stations' | 'sectors' | 'removed' | 'belt'> {
  const side = SIDES[board];
  const stations = side.stations(box);
  const { sectors, belt } = side.places(box);
  return {
    stations: perCompany((company) =>
      stations[company].columns.map(({ length }) => ({ pieces: length, opened: false })),
    ),
    sectors,
    removed: perCompany(() => 0),
    belt,
  };
}

/** SETUP-6, SETUP-7, SETUP-8, SETUP-10: returns the recommended, drawn or chosen tracks. */
function tracksInPlay({ content }: Box, { tracks }: GameOptions, draw: Draw): ByCompany<TrackId> {
  // SETUP-7, AMB-SETUP-2: uses four of the five boards, each with one side up. SETUP-9: the fifth is not used.
  const boards = [...new Set(TRACK_IDS.map((id) => id[0]))];
  const drawn = shuffled(draw, boards).map((board) => {
    const sides = TRACK_IDS.filter((id) => id[0] === board);
    return at(sides, drawInteger(draw, sides.length));
  });
  if (tracks === 'recommended') return content.recommended.tracks;
  return tracks === 'random' ? perCompany((company) => at(drawn, COMPANIES.indexOf(company))) : tracks;
}

/** SETUP-21 */
function planSupply({ letteredPlans }: Box, { plans }: Deal, draw: Draw): Record<PlanLetter, PlanId[]> {
  const pile = (letter: PlanLetter): PlanId[] => dealtPile(draw, letteredPlans[letter], plans);
  return { A: pile('A'), B: pile('B'), C: pile('C') };
}

/** SETUP-38 to SETUP-40: returns the starting tokens, and the decisions of set-up step 13 in stack order. */
function dealTokens(
  { content }: Box,
  { startingTokens }: GameOptions,
  turnOrder: readonly Seat[],
  shuffledTokens: readonly TokenId[],
): { readonly tokens: readonly (TokenId | null)[]; readonly frames: readonly Frame[] } {
  // AMB-SETUP-6: go clockwise from the first player.
  const decks = [...turnOrder].reverse().map((seat): Frame => ({ kind: 'startingDecks', seat }));
  // Luna draws from the remaining tokens (LUNA-9). Modules reveal their components after the set-up (AMB-SETUP-13).
  const frames: Frame[] = [{ kind: 'startRound' }, { kind: 'moment', moment: 'setUpDone', seat: null }, ...decks];
  const seats = turnOrder.map((_, seat) => seat);
  if (startingTokens === 'recommended') {
    return { frames, tokens: seats.map((seat) => at(content.recommended.tokens, turnOrder.indexOf(seat))) };
  }
  const offers = seats.map((seat) => shuffledTokens.slice(2 * seat, 2 * seat + 2)); // SETUP-39
  const nothing = seats.map(() => null);
  return { tokens: nothing, frames: [...frames, { kind: 'startingToken', offers, chosen: nothing }] };
}

/** SETUP-24, SETUP-25, SETUP-34: returns a player's board, with ten cards and all markers at the start. */
function newPlayer(box: Box, { players }: GameOptions, seat: Seat, place: number, token: TokenId | null): PlayerState {
  const { content, startingCards } = box;
  const icon = at(PLAYER_ICONS, seat);
  return {
    ...newBoard(box),
    // SETUP-33, SETUP-36, SETUP-37: nine starting cards, and the energy card for the place in turn order
    hand: startingCards.filter((card) => card.icon === icon || card.number === place + 1).map(({ id }) => id),
    markers: at(content.figures.bonusMarkers, players.length - 1), // SETUP-30, SETUP-31
    token,
    plans: new Array<null>(content.playerBoard.research.last + 1).fill(null),
  };
}

export function newBoard({ content }: Box): PlayerState {
  return {
    coins: content.figures.startingCoins, // SETUP-29
    hand: [],
    area: new Array<null>(ACTION_SLOTS).fill(null),
    used: new Array<boolean>(ACTION_SLOTS).fill(false),
    resting: Array.from({ length: ACTION_SLOTS }, () => []),
    tiles: [],
    markers: 0,
    oneTimeMarkers: 0,
    tracks: perCompany(() => 0), // SETUP-32
    bonuses: perCompany(() => 0),
    helium: 0, // SETUP-26
    upload: 0, // SETUP-28, SETUP-44
    token: null,
    plans: [],
    covered: [],
    passed: false,
  };
}
