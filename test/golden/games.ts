import type { Action, Company, CreateGameOptions, GameState, Switches } from '../../src/entries/index.ts';

/** A golden game: its options, and the percentage of random actions among the greedy ones. */
export interface GoldenGame {
  readonly name: string;
  readonly options: CreateGameOptions;
  readonly random: number;
  /** The company that all players try to oust instead. */
  readonly quarry?: Company;
  /** The condition that the game must meet. The first seed that meets it is recorded. */
  readonly condition?: (end: GameState, played: Played) => boolean;
}

/** The course of a golden game: its actions and its kinds of decisions. */
export interface Played {
  readonly actions: readonly Action[];
  readonly decisions: ReadonlySet<string>;
}

/** The options of a golden game with one of its seeds, counted from 1. */
export function seeded(golden: GoldenGame, number: number): GoldenGame {
  return { ...golden, options: { ...golden.options, seed: `${golden.options.seed} ${number}` } };
}

/** The folder of the records. */
export const RECORDS_FOLDER = new URL('records/', import.meta.url);

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];

type More = Omit<CreateGameOptions, 'players' | 'seed'>;

function game(name: string, players: number, more: More = {}, random = 20): GoldenGame {
  return { name, random, options: { players: NAMES.slice(0, players), seed: `golden ${name}`, ...more } };
}

const isRemoved = ({ menace }: GameState): boolean => menace !== null && menace.holder !== null;

const ALL_TURNED: Switches = {
  discountNeedsPurePayment: true,
  specialPlanOnNoASpace: true,
  restingSlotsFollowOn: true,
  shareCardsMayBeDestroyed: true,
  lunaTakesSupplement: 'never',
};

/** At least one game of every mode. */
export const GAMES: readonly GoldenGame[] = [
  game('two', 2),
  { ...game('three-outpost-lost', 3), quarry: 'skymine', condition: ({ removed }) => removed.skymine > 0 },
  game('four', 4, {}, 5),
  game('chosen-tracks', 2, { tracks: { skymine: 'E2', minerva: 'A1', astrogo: 'B2', tawac: 'C1' } }),
  game('constrained-slots', 2, { constrainedSlots: true }),
  game('choose-tokens-random-tracks', 3, { startingTokens: 'choose', tracks: 'random' }),
  game('all-switches-turned', 1, { switches: ALL_TURNED, luna: { level: 6 } }),
  {
    ...game('missions', 2, { missions: true }),
    condition: ({ missions }, { decisions }) => missions !== null && missions.first !== null && decisions.has('claims'),
  },
  game('chapter3', 2, { chapter3: true }),
  game('belt', 2, { board: 'belt' }),
  {
    ...game('belt-shuttle-lost', 3, { board: 'belt' }),
    quarry: 'tawac',
    condition: ({ belt }) => belt !== null && belt.removedShuttles.tawac > 0,
  },
  {
    ...game('belt-missions-menace-removed', 3, { board: 'belt', missions: true, menace: 'rogueComet' }),
    condition: isRemoved,
  },
  {
    ...game('belt-energy-cards-destroyed', 2, { board: 'belt', menace: 'einsteinRosenBridge' }),
    condition: (end, { actions }) =>
      isRemoved(end) && actions.some((action) => action.type === 'confront' && action.destroy?.length === 2),
  },
  {
    ...game('belt-menace-strikes', 1, { board: 'belt', menace: 'spacePirates', luna: { level: 1 } }),
    condition: (end) => !isRemoved(end) && end.players[0]?.coins === 0,
  },
  {
    ...game('belt-time-loop', 2, { board: 'belt', menace: 'temporalAnomaly' }, 10),
    condition: (end) => !isRemoved(end), // the next game is played with the same board and menace
  },
  {
    ...game('belt-singularity', 2, { board: 'belt', menace: 'singularity' }, 10),
    condition: ({ round }) => round === 6,
  },
  game('luna-0', 1, { luna: { level: 0 } }),
  game('luna-5', 1, { luna: { level: 5 } }, 5),
  game('luna-8', 1, { luna: { level: 8 } }),
  game('luna-two-people', 2, { luna: { level: 4 } }),
  game('luna-international', 1, { luna: { level: 2, edition: 'international' } }),
  game('luna-three-people', 3, { luna: { level: 2 }, startingTokens: 'choose' }),
  game('luna-belt', 1, { board: 'belt', luna: { level: 3 }, missions: true, menace: 'unknownProbe' }),
];
