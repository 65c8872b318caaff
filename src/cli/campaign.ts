import { chooseGreedily } from '../bots/greedy.ts';
import { sum } from '../engine/lists.ts';
import type {
  CampaignState,
  ChapterGame,
  ChapterResult,
  CreateCampaignOptions,
  ProvedAction,
} from '../entries/campaign.ts';
import {
  campaignReduce,
  campaignScore,
  createCampaign,
  createCampaignRecord,
  startingLevels,
} from '../entries/campaign.ts';
import type { MenaceId } from '../entries/index.ts';
import { MENACE_IDS, pending } from '../entries/index.ts';
import { escaped } from '../input/text.ts';
import { playerNames as namesOf } from '../text/names.ts';
import type { Given } from './args.ts';
import { UsageError } from './args.ts';
import type { Command, Io } from './command.ts';
import { EXIT } from './command.ts';
import { count, enumerate } from './english.ts';
import { EDITION_OPTION, lunaOptions, playerNames, SEAT_OPTIONS, SEED_OPTION, seedOf } from './gameOptions.ts';
import { grid } from './table.ts';

const RANKS = ['on the ground', 'almost in space', 'on the Moon', 'on the way to Mars', 'beyond the planets'] as const;
const CHAPTER_NAMES = {
  1: 'the Moon',
  2: 'the Belt',
  3: 'the Moon with the first outposts',
  4: 'the Belt with a menace',
} as const;

/** `skymines campaign`: all four chapters among greedy players. */
export const campaign: Command = {
  name: 'campaign',
  summary: 'Plays the four chapters of a campaign among simple players and prints the success points and ranks.',
  options: [
    ...SEAT_OPTIONS.filter(({ name }) => name !== 'luna'),
    {
      name: 'luna',
      value: 'LEVEL',
      help: 'Luna, the automated opponent; she starts at level 2 or 3, with one player, who needs her, at 4 or 5',
    },
    EDITION_OPTION,
    SEED_OPTION,
    {
      name: 'menace',
      value: 'CARD',
      help: `the menace of chapter 4 (default: drawn), one of ${MENACE_IDS.join(', ')}`,
    },
    {
      name: 'json',
      value: null,
      help: 'print the campaign as a record instead: options, actions and result, for skymines check',
    },
  ],

  run(given, io) {
    const options = campaignOptions(given);
    const isTold = !given.has('json');
    const actions: ProvedAction[] = [];
    let state = createCampaign(options);
    if (isTold) io.out(`Campaign of seed ${escaped(state.options.seed)}\n`);
    let action = nextMove(state);
    while (action !== undefined) {
      const before = state;
      actions.push(action);
      state = campaignReduce(state, action);
      if (isTold) tellStep(before, action, state, io);
      action = nextMove(state);
    }
    io.out(isTold ? `\n${table(state)}\n` : `${JSON.stringify(createCampaignRecord(options, actions))}\n`);
    return EXIT.ok;
  },
};

function campaignOptions(given: Given): CreateCampaignOptions {
  const menace = given.get('menace');
  const id = MENACE_IDS.find((each): each is MenaceId => each === menace);
  if (menace !== undefined && id === undefined) {
    throw new UsageError(`--menace must be one of ${MENACE_IDS.join(', ')}, not '${menace}'`);
  }
  if (given.get('players') === '1' && !given.has('luna')) {
    throw new UsageError(`--players 1 needs Luna: give --luna ${startingLevels(1).join(' or --luna ')}`);
  }
  const players = playerNames(given);
  const luna = lunaOptions(given);
  const levels = startingLevels(players.length);
  if (luna !== null && !levels.includes(luna.level)) {
    const people = players.length === 1 ? '1 player' : `${players.length} players`;
    throw new UsageError(`--luna must be ${levels.join(' or ')} in a campaign of ${people}, not '${luna.level}'`);
  }
  return { players, seed: seedOf(given), luna, ...(id !== undefined && { menace: id }) };
}

/** What simple players do next, nothing at the end. They leave Luna's level as it is. */
function nextMove({ phase, game, lunaLevel }: CampaignState): ProvedAction | undefined {
  const level = phase === 'lunaLevel' ? lunaLevel : null;
  if (level !== null) return { type: 'setLunaLevel', level };
  const [prompt] = pending(game);
  return prompt && { type: 'play', action: chooseGreedily(game, prompt.seat) };
}

/** What an action ended: a game of the time loop, a chapter, or Luna's time at her level. */
function tellStep(before: CampaignState, { type }: ProvedAction, state: CampaignState, io: Io): void {
  const [looped] = state.loop.slice(before.loop.length);
  if (looped !== undefined) tellLoop(state, looped, io);
  const [result] = state.results.slice(before.results.length);
  if (result !== undefined) tellChapter(state, result, io);
  if (type === 'setLunaLevel') tellLevel(state, io);
}

/** A game of the time loop, after which another one follows. */
function tellLoop({ options, loop }: CampaignState, { totals }: ChapterGame, io: Io): void {
  const told = byName(namesOf(options), totals);
  io.out(`Chapter 4, game ${loop.length}: ${told}; the Temporal Anomaly is still there\n`);
}

/** A chapter that has just ended. */
export function tellChapter(
  { options }: Pick<CampaignState, 'options'>,
  { chapter, lunaLevel, games, totals, points, winners }: ChapterResult,
  io: Pick<Io, 'out'>,
): void {
  const names = namesOf(options);
  const luna = lunaLevel === null ? '' : `, Luna at level ${lunaLevel}`;
  const coins = games.length === 1 ? 'coins' : `coins on average of ${games.length} games`;
  const winning = enumerate(names.filter((_, seat) => winners.includes(seat)));
  io.out(
    `Chapter ${chapter}, ${CHAPTER_NAMES[chapter]}${luna}: ${winning} ${winners.length === 1 ? 'wins' : 'win'}\n` +
      `  ${coins}: ${byName(names, totals)}\n` +
      `  success points: ${byName(names, points)}\n`,
  );
}

/** CAMP-24, CAMP-25: what Luna gets because her level stays as it is. */
function tellLevel({ results, lunaLevel }: CampaignState, io: Io): void {
  const bonus = results.at(-1)?.lunaBonus ?? 0;
  if (bonus > 0) io.out(`  Luna stays at level ${lunaLevel} for ${count(bonus, 'more success point')}\n`);
}

function byName(names: readonly string[], numbers: readonly number[]): string {
  return names.map((name, seat) => `${name} ${numbers[seat]}`).join(', ');
}

/** Success points by chapter, what Luna got for her level, sums and ranks. */
export function table(state: CampaignState): string {
  const names = namesOf(state.options);
  const { seats, winners } = campaignScore(state);
  const luna = state.options.luna === null ? undefined : seats.length - 1;
  const bonuses = seats.map((score, seat) => (seat === luna ? String(sum(score.bonuses)) : '-'));
  const lines = grid([
    ['Success points', ...names],
    ...state.results.map(({ chapter }, index) => [
      `Chapter ${chapter}`,
      ...seats.map(({ chapters }) => String(chapters[index])),
    ]),
    ...(luna === undefined ? [] : [['For Luna’s level', ...bonuses]]),
    ['Total', ...seats.map(({ total }) => String(total))],
  ]);
  const ranks = seats.map(({ rank }, seat) => `${names[seat]}: rank ${rank} of ${RANKS.length - 1}, ${RANKS[rank]}`);
  if (winners.length === 0) return lines.join('\n');
  const winning = enumerate(names.filter((_, seat) => winners.includes(seat)));
  const wins = winners.length === 1 ? 'wins the campaign.' : 'share the victory in the campaign.';
  return [...lines, '', ...ranks, '', `${winning} ${wins}`].join('\n');
}
