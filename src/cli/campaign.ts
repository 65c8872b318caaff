import { chooseGreedily } from '../bots/greedy/greedy.ts';
import type { CampaignState, CreateCampaignOptions, ProvedAction } from '../entries/campaign.ts';
import {
  campaignReduce,
  campaignScore,
  createCampaign,
  createCampaignRecord,
  startingLevels,
} from '../entries/campaign.ts';
import type { MenaceId } from '../entries/index.ts';
import { MENACE_IDS, pending } from '../entries/index.ts';
import type { Locale, RichText, Text } from '../entries/text.ts';
import { createText, plain } from '../entries/text.ts';
import type { Given } from './args.ts';
import { grid, UsageError } from './args.ts';
import { EDITION_OPTION, lunaOptions, playerNames, SEAT_OPTIONS, SEED_OPTION, seedOf } from './gameOptions.ts';
import type { Command, Io } from './help.ts';
import { EXIT } from './help.ts';
import { LANGUAGE_OPTION, languageOf } from './lines.ts';

export const campaign: Command = {
  name: 'campaign',
  summary: 'Plays the four chapters of a campaign with simple bots and prints the success points and ranks.',
  options: [
    ...SEAT_OPTIONS.filter(({ name }) => name !== 'luna'),
    {
      name: 'luna',
      value: 'LEVEL',
      help: 'add Luna, the automated opponent, at level 2 or 3; required for a single player, at level 4 or 5',
    },
    EDITION_OPTION,
    SEED_OPTION,
    {
      name: 'menace',
      value: 'CARD',
      help: `the menace of chapter 4 (default: random), one of ${MENACE_IDS.join(', ')}`,
    },
    LANGUAGE_OPTION,
    {
      name: 'json',
      value: null,
      help: 'print the record of the campaign (options, actions and result) instead, for skymines check',
    },
  ],

  run(given, io) {
    const options = campaignOptions(given);
    const locale = languageOf(given);
    const isTold = !given.has('json');
    const actions: ProvedAction[] = [];
    let state = createCampaign(options);
    if (isTold) io.out(`${textOf(state, locale).campaign(state)}\n`);
    let action = nextMove(state);
    while (action !== undefined) {
      const before = state;
      actions.push(action);
      state = campaignReduce(state, action);
      if (isTold) printStep({ before, action, state }, locale, io);
      action = nextMove(state);
    }
    io.out(isTold ? `\n${table(state, locale)}\n` : `${JSON.stringify(createCampaignRecord(options, actions))}\n`);
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
    throw new UsageError(`--players 1 needs Luna: add --luna ${startingLevels(1).join(' or --luna ')}`);
  }
  const players = playerNames(given);
  const luna = lunaOptions(given);
  const levels = startingLevels(players.length);
  if (luna !== null && !levels.includes(luna.level)) {
    const people = players.length === 1 ? '1 player' : `${players.length} players`;
    throw new UsageError(`--luna must be ${levels.join(' or ')} in a campaign with ${people}, not '${luna.level}'`);
  }
  return { players, seed: seedOf(given), luna, ...(id !== undefined && { menace: id }) };
}

/** Returns the next action of a simple bot, or `undefined` at the end of the campaign. The bot keeps Luna's level. */
function nextMove({ phase, game, lunaLevel }: CampaignState): ProvedAction | undefined {
  const level = phase === 'lunaLevel' ? lunaLevel : null;
  if (level !== null) return { type: 'setLunaLevel', level };
  const [prompt] = pending(game);
  return prompt && { type: 'play', action: chooseGreedily(game, prompt.seat) };
}

function printStep(
  { before, action, state }: { before: CampaignState; action: ProvedAction; state: CampaignState },
  locale: Locale,
  io: Io,
): void {
  const text = textOf(state, locale);
  if (state.loop.length > before.loop.length) printLines([[text.chapter(state)], ...text.timeLoop(state.loop)], io);
  const [result] = state.results.slice(before.results.length);
  if (result !== undefined) printLines([[text.chapter(result)], ...text.chapterResult(result)], io);
  if (action.type !== 'setLunaLevel') return;
  const bonus = state.results.at(-1)?.lunaBonus ?? 0;
  io.out(`  ${text.lunaLevel({ level: action.level, bonus })}\n`);
}

function printLines(lines: readonly RichText[], io: Pick<Io, 'out'>): void {
  io.out(`${lines.map(plain).join('\n  ')}\n`);
}

function textOf({ game }: Pick<CampaignState, 'game'>, locale: Locale): Text {
  return createText({ locale, game });
}

function table(state: CampaignState, locale: Locale): string {
  const { title, names, rows, ranks, verdict } = textOf(state, locale).standing(campaignScore(state));
  const lines = grid([[title, ...names], ...rows.map(({ label, values }) => [label, ...values.map(String)])]);
  return [...lines, '', ...ranks.map(plain), '', plain(verdict ?? [])].join('\n');
}
