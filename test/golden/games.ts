import type { Company, CreateGameOptions, Switches } from '../../src/index.ts';

/** A golden game: its options, and how often a player takes a random action instead of the greedy one, in percent. */
export interface GoldenGame {
  readonly name: string;
  readonly options: CreateGameOptions;
  readonly random: number;
  /** The company that all players hunt instead. */
  readonly quarry?: Company;
}

/** Where the records lie. */
export const RECORDS_FOLDER = new URL('records/', import.meta.url);

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];

type More = Omit<CreateGameOptions, 'players' | 'seed'>;

function game(name: string, players: number, more: More = {}, number = 1, random = 20): GoldenGame {
  return { name, random, options: { players: NAMES.slice(0, players), seed: `golden ${name} ${number}`, ...more } };
}

const ALL_TURNED: Switches = {
  ...{ discountNeedsPurePayment: true, specialPlanOnNoASpace: true, restingSlotsFollowOn: true },
  shareCardsMayBeDestroyed: true,
  lunaTakesSupplement: 'never',
};

/** One game or more of every mode. The numbers of the seeds are those with which the games come to what they show. */
export const GAMES: readonly GoldenGame[] = [
  game('two', 2),
  { ...game('three-outpost-lost', 3, {}, 2), quarry: 'skymine' },
  game('four', 4, {}, 1, 5),
  game('chosen-tracks', 2, { tracks: { skymine: 'E2', minerva: 'A1', astrogo: 'B2', tawac: 'C1' } }),
  game('constrained-slots', 2, { constrainedSlots: true }),
  game('choose-tokens-random-tracks', 3, { startingTokens: 'choose', tracks: 'random' }),
  game('all-switches-turned', 1, { switches: ALL_TURNED, luna: { level: 6 } }),
  game('missions', 2, { missions: true }, 4),
  game('chapter3', 2, { chapter3: true }),
  game('belt', 2, { board: 'belt' }),
  { ...game('belt-shuttle-lost', 3, { board: 'belt' }), quarry: 'tawac' },
  game('belt-missions-menace-removed', 3, { board: 'belt', missions: true, menace: 'rogueComet' }, 1),
  game('belt-energy-cards-destroyed', 2, { board: 'belt', menace: 'einsteinRosenBridge' }, 13),
  game('belt-menace-strikes', 1, { board: 'belt', menace: 'spacePirates', luna: { level: 1 } }),
  game('belt-time-loop', 2, { board: 'belt', menace: 'temporalAnomaly' }, 1, 10),
  game('belt-singularity', 2, { board: 'belt', menace: 'singularity' }, 1, 10),
  game('luna-0', 1, { luna: { level: 0 } }),
  game('luna-5', 1, { luna: { level: 5 } }, 1, 5),
  game('luna-8', 1, { luna: { level: 8 } }),
  game('luna-two-people', 2, { luna: { level: 4 } }),
  game('luna-international', 1, { luna: { level: 2, edition: 'international' } }),
  game('luna-three-people', 3, { luna: { level: 2 }, startingTokens: 'choose' }),
  game('luna-belt', 1, { board: 'belt', luna: { level: 3 }, missions: true, menace: 'unknownProbe' }),
];
