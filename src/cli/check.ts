import { type CampaignRecord, campaignScore, checkCampaignRecord } from '../entries/campaign.ts';
import { type Content, createRules, type GameRecord, type GameState, type Rules } from '../entries/index.ts';
import { createText, type Locale } from '../entries/text.ts';
import { playerNames } from '../text/names.ts';
import { argumentOf, type Given, type OptionSpec, problemsIn, UsageError } from './args.ts';
import { CONTENT_OPTION, givenContent } from './content.ts';
import { GAME_OPTIONS, gameOptions } from './gameOptions.ts';
import { type Command, count, EXIT } from './help.ts';
import { LANGUAGE_OPTION, LANGUAGES_HELP, languageOf } from './lines.ts';
import {
  isBare,
  isCampaign,
  problemLines,
  RECORD_FILE,
  type RecordFile,
  readMoves,
  readRecord,
  readText,
  refusalLines,
  replayed,
  type TextFile,
} from './records.ts';

/** Options for a file that contains only moves. Replaying needs a seed, which can be any text. */
const MOVES_OPTIONS: readonly OptionSpec[] = GAME_OPTIONS.map((option) => ({
  ...option,
  help: `for a list of moves: ${option.name === 'seed' ? 'the seed of the game (required)' : option.help}`,
}));

export const check: Command = {
  name: 'check',
  summary:
    'Replays a recorded game or campaign, and reports the first illegal action (its number from 0, or its line and column in notation) and the rule it breaks.',
  positional: [{ ...RECORD_FILE, help: `${RECORD_FILE.help}, or only the moves, with the options of the game` }],
  options: [
    { ...LANGUAGE_OPTION, help: `language of the messages: ${LANGUAGES_HELP}` },
    CONTENT_OPTION,
    ...MOVES_OPTIONS,
  ],

  run(given, io) {
    const file = readText(argumentOf(given, RECORD_FILE), io);
    const rules = createRules(givenContent(given, io));
    const read = readFile(given, file, rules.content);
    const report = isCampaign(read.record) ? campaignReport : gameReport;
    io.out(`${file.path}: ${report(rules, read, languageOf(given))}`);
    return EXIT.ok;
  },
};

function readFile(given: Given, file: TextFile, content: Content): RecordFile {
  const options = GAME_OPTIONS.filter(({ name }) => given.has(name)).map(({ name }) => `--${name}`);
  if (options.length === 0) return readRecord(file, content);
  if (!isBare(file.text)) {
    throw new UsageError(`${file.path} contains the options of its game; remove ${options.join(', ')}`);
  }
  if (!given.has('seed')) throw new UsageError('a list of moves needs --seed with the seed of its game');
  return readMoves(file, gameOptions(given), content);
}

function gameReport(rules: Rules, file: RecordFile, locale: Locale): string {
  const state = replayed(rules, file, locale);
  const length = count((file.record as GameRecord).actions.length, 'legal action');
  const progress = rules.isOver(state) ? 'to the end' : `up to round ${state.round}`;
  const totals = rules.score(state).map(({ total }) => total);
  return `${length}, ${progress}\n${byName(state.options, totals)}\n${seedNote(rules, state)}`;
}

/** Returns a note if the record lists only some of the cards and plans drawn, because a line may be missing. */
function seedNote(rules: Rules, { options, deck, planSupply }: GameState): string {
  const { cards = [], plans = [] } = options.deal;
  if (Object.keys(options.deal).length === 0) return '';
  const start = rules.createGame(options);
  const hidden = new Set([...deck, ...Object.values(planSupply).flat(), ...cards, ...plans, null]);
  const all = [...start.display, ...start.deck, ...start.researchDisplay, ...Object.values(start.planSupply).flat()];
  const drawn = all.filter((id) => !hidden.has(id));
  return drawn.length === 0
    ? ''
    : `note: drawn with the seed, because no line with + contains them: ${drawn.join(', ')}\n`;
}

function campaignReport(rules: Rules, { path, record }: RecordFile, locale: Locale): string {
  const checked = checkCampaignRecord(record, rules);
  if (!checked.ok) {
    if (checked.outcome !== 'stops') throw problemsIn(path, problemLines(checked));
    const { index, action, violations, state } = checked;
    const seat = action.type === 'play' ? action.action.seat : undefined;
    const text = createText({ locale, game: state.game, seat }, rules);
    throw problemsIn(path, refusalLines(`action ${index}`, violations, { text, locale }));
  }
  const { state } = checked;
  const length = count((record as CampaignRecord).actions.length, 'legal action');
  const progress = state.phase === 'over' ? 'to the end' : `up to chapter ${state.chapter}`;
  const points = campaignScore(state).seats.map(({ total }) => total);
  return `${length} of a campaign, ${progress}\nsuccess points: ${byName(state.options, points)}\n`;
}

function byName(options: Parameters<typeof playerNames>[0], numbers: readonly number[]): string {
  const names = playerNames(options);
  return numbers.map((number, seat) => `${names[seat]} ${number}`).join(', ');
}
