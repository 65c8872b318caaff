import { chooseGreedily } from '../bots/greedy.ts';
import type { CampaignState, CreateCampaignOptions } from '../campaign/index.ts';
import { bindCampaign, campaignScore, sumOf } from '../campaign/index.ts';
import type { MenaceId, Rules } from '../index.ts';
import { createRules, defaultContent, InvalidOptionsError, MENACE_IDS } from '../index.ts';
import type { Given } from './args.ts';
import type { Command, Io } from './command.ts';
import { EXIT } from './command.ts';
import { playerNames as namesOf } from './log/names.ts';
import { enumerate } from './log/words.ts';
import { lunaOptions, playerNames, SEAT_OPTIONS } from './seats.ts';
import { grid } from './table.ts';
import { UsageError } from './usage.ts';

const SEED = 'apollo';
/** A time loop ends when somebody removes the Temporal Anomaly; simple players may never do. */
const LONGEST_LOOP = 20;
const RANKS = ['on the ground', 'almost in space', 'on the Moon', 'on the way to Mars', 'beyond the planets'] as const;

/** `skymines campaign`: all four chapters among greedy players. */
export const campaign: Command = {
  name: 'campaign',
  summary: 'Plays the four chapters of a campaign among simple players and prints the success points and ranks.',
  options: [
    ...SEAT_OPTIONS,
    { name: 'seed', value: 'TEXT', help: `any text; the same seed gives the same campaign (default ${SEED})` },
    {
      name: 'menace',
      value: 'CARD',
      help: `the menace of chapter 4 (default: drawn), one of ${MENACE_IDS.join(', ')}`,
    },
  ],

  run(given, io) {
    const rules = createRules(defaultContent);
    const { createCampaign, campaignReduce, campaignActions } = bindCampaign(rules);
    let state = start(createCampaign, campaignOptions(given));
    while (state.phase !== 'over' && state.loop.length < LONGEST_LOOP) {
      const before = state;
      const [first] = campaignActions(state);
      const levels = campaignActions(state).filter(({ type }) => type === 'setLunaLevel');
      // People leave Luna's level as it is.
      const stay = levels.find((action) => action.type === 'setLunaLevel' && action.level === before.lunaLevel);
      const action = stay ?? nextMove(rules, state) ?? first;
      if (action === undefined) break;
      state = campaignReduce(state, action);
      if (state.results.length > before.results.length) tellChapter(state, io);
    }
    io.out(`\n${table(state)}\n`);
    if (state.phase === 'over') return EXIT.ok;
    io.err(`skymines: the Temporal Anomaly was still there after ${LONGEST_LOOP} games; try another seed\n`);
    return EXIT.problems;
  },
};

function start(create: (options: CreateCampaignOptions) => CampaignState, options: CreateCampaignOptions) {
  try {
    return create(options);
  } catch (error) {
    if (!(error instanceof InvalidOptionsError)) throw error;
    throw new UsageError(error.problems.map(({ field, message }) => `${field}: ${message}`).join('; '));
  }
}

function campaignOptions(given: Given): CreateCampaignOptions {
  const menace = given.get('menace');
  const id = MENACE_IDS.find((each): each is MenaceId => each === menace);
  if (menace !== undefined && id === undefined) {
    throw new UsageError(`--menace must be one of ${MENACE_IDS.join(', ')}, not '${menace}'`);
  }
  return {
    players: playerNames(given),
    seed: String(given.get('seed') ?? SEED),
    luna: lunaOptions(given),
    ...(id !== undefined && { menace: id }),
  };
}

function nextMove(rules: Rules, { phase, game }: CampaignState) {
  const [prompt] = phase === 'game' ? rules.pending(game) : [];
  if (prompt === undefined) return undefined;
  return { type: 'play', action: chooseGreedily(rules, game, prompt.seat) } as const;
}

function tellChapter({ options, results }: CampaignState, io: Io): void {
  const result = results.at(-1);
  if (result === undefined) return;
  const { chapter, lunaLevel, games, totals, points, winners } = result;
  const names = namesOf(options);
  const luna = lunaLevel === null ? '' : `, Luna at level ${lunaLevel}`;
  const loop = games.length === 1 ? '' : `, the average of ${games.length} games`;
  const parts = games.map((game) => game.points.map(sumOf).join(' '));
  io.out(
    `Chapter ${chapter}${luna}: ${names.map((name, seat) => `${name} ${totals[seat]}`).join(', ')}${loop}; ` +
      `${enumerate(winners.map((seat) => names[seat] ?? ''))} wins\n` +
      `  success points ${names.map((name, seat) => `${name} ${points[seat]}`).join(', ')}` +
      `${games.length === 1 ? '' : ` (${parts.join('; ')})`}\n`,
  );
}

/** Success points by chapter, what Luna got for her level, sums and ranks. */
function table(state: CampaignState): string {
  const names = namesOf(state.options);
  const { seats, winners } = campaignScore(state);
  const bonus = state.options.luna === null ? [] : [['Luna’s level', ...seats.map(({ bonuses }) => sum(bonuses))]];
  const lines = grid([
    ['Success points', ...names],
    ...state.results.map(({ chapter }, index) => [
      `Chapter ${chapter}`,
      ...seats.map(({ chapters }) => String(chapters[index] ?? '')),
    ]),
    ...bonus,
    ['Total', ...seats.map(({ total }) => String(total))],
  ]);
  const ranks = seats.map(({ rank }, seat) => `${names[seat]}: rank ${rank}, ${RANKS[rank] ?? ''}`);
  const winning = winners.map((seat) => names[seat] ?? '');
  const verdict = winning.length === 0 ? [] : ['', `${enumerate(winning)} ${winning.length === 1 ? 'wins' : 'win'}.`];
  return [...lines, '', ...ranks, ...verdict].join('\n');
}

function sum(numbers: readonly number[]): string {
  return String(numbers.reduce((total, number) => total + number, 0));
}
