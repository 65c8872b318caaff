import { chooseGreedily } from '../bots/greedy/greedy.ts';
import {
  type CampaignState,
  type CreateCampaignOptions,
  campaignReduce,
  campaignScore,
  createCampaign,
  createCampaignRecord,
  type ProvedAction,
  startingLevels,
} from '../entries/campaign.ts';
import { MENACE_IDS, pending } from '../entries/index.ts';
import { createText, type Locale, plain, type RichText, type Text } from '../entries/text.ts';
import { type Given, resultLines, UsageError } from './args.ts';
import {
  EDITION_OPTION,
  lunaOptions,
  menaceId,
  playerNames,
  SEAT_OPTIONS,
  SEED_OPTION,
  seedOf,
} from './gameOptions.ts';
import { type Command, EXIT, type Io } from './help.ts';
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
    for (let action = nextMove(state); action !== undefined; action = nextMove(state)) {
      const before = state;
      actions.push(action);
      state = campaignReduce(state, action);
      if (isTold) printStep(before, action, state, textOf(state, locale), io);
    }
    io.out(isTold ? `\n${table(state, locale)}\n` : `${JSON.stringify(createCampaignRecord(options, actions))}\n`);
    return EXIT.ok;
  },
};

function campaignOptions(given: Given): CreateCampaignOptions {
  const menace = given.get('menace');
  const id = menace === undefined ? undefined : menaceId(menace);
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

function printStep(before: CampaignState, action: ProvedAction, state: CampaignState, text: Text, io: Io): void {
  const print = (lines: readonly RichText[]): void => io.out(`${lines.map(plain).join('\n  ')}\n`);
  if (state.loop.length > before.loop.length) print([[text.chapter(state)], ...text.timeLoop(state.loop)]);
  const [result] = state.results.slice(before.results.length);
  if (result !== undefined) print([[text.chapter(result)], ...text.chapterResult(result)]);
  if (action.type !== 'setLunaLevel') return;
  const bonus = state.results.at(-1)?.lunaBonus ?? 0;
  io.out(`  ${text.lunaLevel({ level: action.level, bonus })}\n`);
}

function textOf({ game }: Pick<CampaignState, 'game'>, locale: Locale): Text {
  return createText({ locale, game });
}

function table(state: CampaignState, locale: Locale): string {
  const { ranks, verdict, ...results } = textOf(state, locale).standing(campaignScore(state));
  return [...resultLines(results), '', ...ranks.map(plain), '', plain(verdict ?? [])].join('\n');
}
