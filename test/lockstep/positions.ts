// The positions of the table of counts. The deal of each game is complete, so no draw is left to chance.

import type { Action, Content, CreateGameOptions, WholeState } from '../../src/entries/index.ts';
import { defaultContent, LUNA_EDITIONS, MENACE_IDS, rules } from '../../src/entries/index.ts';
import { chooseRandomly, drawFor } from '../../src/entries/testing.ts';
import { type Referee, startGame } from '../referee/referee.ts';
import { completeDeal } from './options.ts';
import { starting } from './refereePerft.ts';
import { momentOf, tableOf } from './table.ts';

type Kind = 'start' | 'planning' | 'turn' | 'lunaTurn';

/** The first position of a random game with this decision, in this round and after this number of turns. */
export interface Recipe {
  readonly name: string;
  readonly options: Partial<CreateGameOptions>;
  readonly kind: Kind;
  readonly round?: number;
  readonly turns?: number;
  /** The number of sequences at which the table ends, if it is not the usual one. */
  readonly enough?: number;
}

const PLAYERS = ['Ana', 'Ben', 'Cleo', 'Dan'];
const seats = (count: number): Pick<CreateGameOptions, 'players'> => ({ players: PLAYERS.slice(0, count) });
const luna = (level: number, edition: (typeof LUNA_EDITIONS)[number]): Pick<CreateGameOptions, 'luna'> => ({
  luna: { level, edition },
});
const [FIRST, SECOND] = LUNA_EDITIONS;
const BELT = { board: 'belt' } as const;
const MISSIONS = { missions: true } as const;
const CHOOSE = { startingTokens: 'choose' } as const;
const SWITCHES = {
  discountNeedsPurePayment: true,
  specialPlanOnNoASpace: true,
  restingSlotsFollowOn: true,
  shareCardsMayBeDestroyed: true,
} as const;

// biome-ignore format: one position per line.
export const RECIPES: readonly Recipe[] = [
  { name: '2 players: starting decks', options: seats(2), kind: 'start', enough: 1e6 },
  { name: '2 players: starting tokens', options: { ...seats(2), ...CHOOSE }, kind: 'start' },
  { name: '2 players: first planning phase', options: seats(2), kind: 'planning', round: 1, enough: 1e6 },
  { name: '2 players: first turn', options: seats(2), kind: 'turn', round: 1 },
  { name: '2 players: last round', options: seats(2), kind: 'turn', round: 7, turns: 3 },
  { name: '3 players: second planning phase', options: seats(3), kind: 'planning', round: 2 },
  { name: '3 players: fourth round', options: seats(3), kind: 'turn', round: 4, turns: 4 },
  { name: '4 players: third planning phase', options: seats(4), kind: 'planning', round: 3 },
  { name: '4 players: sixth round', options: seats(4), kind: 'turn', round: 6, turns: 5 },
  { name: 'Variant, 2 players', options: { ...seats(2), constrainedSlots: true }, kind: 'turn', round: 3, turns: 2 },
  { name: 'Variant, 4 players: planning', options: { ...seats(4), constrainedSlots: true }, kind: 'planning', round: 2 },
  { name: 'All rulings, 3 players', options: { ...seats(3), switches: SWITCHES }, kind: 'turn', round: 5, turns: 2 },
  { name: 'Missions, 2 players', options: { ...seats(2), ...MISSIONS }, kind: 'turn', round: 2, turns: 1 },
  { name: 'Missions, 4 players', options: { ...seats(4), ...MISSIONS }, kind: 'turn', round: 5, turns: 6 },
  { name: 'Chapter 3, 2 players', options: { ...seats(2), chapter3: true }, kind: 'turn', round: 2, turns: 2 },
  { name: 'Belt, 2 players: second round', options: { ...seats(2), ...BELT }, kind: 'turn', round: 2, turns: 2 },
  { name: 'Belt, 3 players: sixth round', options: { ...seats(3), ...BELT }, kind: 'turn', round: 6, turns: 3 },
  ...MENACE_IDS.map((menace, index): Recipe => ({
    name: `Belt with ${menace}`, options: { ...seats(2 + (index % 3)), ...BELT, menace }, kind: 'turn', round: 2 + (index % 5), turns: 2,
  })),
  { name: 'Luna, 1 player', options: { ...seats(1), ...luna(0, FIRST) }, kind: 'turn', round: 2 },
  { name: 'Luna, 2 players, second edition: her turn', options: { ...seats(2), ...luna(8, SECOND) }, kind: 'lunaTurn', round: 4 },
  { name: 'Luna, 3 players: planning', options: { ...seats(3), ...luna(4, FIRST), ...CHOOSE }, kind: 'planning', round: 3 },
  { name: 'Luna on the Belt, 1 player', options: { ...seats(1), ...luna(6, FIRST), ...BELT }, kind: 'turn', round: 3 },
  { name: 'Luna on the Belt, 2 players, second edition', options: { ...seats(2), ...luna(3, SECOND), ...BELT }, kind: 'turn', round: 5 },
  { name: 'Everything, 3 players', options: { ...seats(3), ...luna(5, SECOND), ...BELT, ...MISSIONS, menace: MENACE_IDS[0], constrainedSlots: true }, kind: 'turn', round: 4, turns: 3 },
];

/** A game up to a position. */
export interface Position {
  readonly name: string;
  readonly options: CreateGameOptions;
  readonly actions: readonly Action[];
}

/** Plays random actions until the recipe fits. */
export function reached({ name, options: some, kind, round = 1, turns = 0 }: Recipe): Position {
  const draw = drawFor(`skymines/perft/${name}`);
  const base: CreateGameOptions = {
    startingTokens: 'recommended',
    missions: false,
    luna: null,
    ...some,
    players: some.players ?? PLAYERS,
    seed: 'perft',
  };
  const options = { ...base, ...completeDeal(draw, defaultContent, base) };
  const { deal } = options;
  if (deal?.lunaShuffles !== undefined) Object.assign(deal, { lunaShuffles: deal.lunaShuffles.slice(0, 12) });
  const actions: Action[] = [];
  let state = rules.createGame(options);
  while (kind !== 'start') {
    const isHere = state.stack.at(-1)?.kind === kind && state.round === round && state.turns >= turns;
    if (isHere && momentOf(state) !== null) break;
    const action = chooseRandomly(draw, rules.legalActions(state));
    actions.push(action);
    state = rules.reduce(state, action);
  }
  return { name, options, actions };
}

/** Returns the referee at a state: in a planning phase, at the beginning of a turn, or at the start of the game. */
export function refereeAt(state: WholeState, content: Content = defaultContent): () => Referee {
  const { options } = state;
  const moment = momentOf(state);
  return moment === null ? () => startGame(content, options) : starting(content, options, tableOf(state), moment);
}
