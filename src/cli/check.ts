import type { CampaignRecord } from '../entries/campaign.ts';
import { campaignScore, checkCampaignRecord } from '../entries/campaign.ts';
import type { Content, GameRecord, GameState, Rules } from '../entries/index.ts';
import { createRules } from '../entries/index.ts';
import type { Locale } from '../entries/text.ts';
import { createText } from '../entries/text.ts';
import type { Result } from '../input/result.ts';
import { playerNames } from '../text/names.ts';
import { argumentOf, type Given, type OptionSpec, UsageError } from './args.ts';
import { givenContent } from './content/readContent.ts';
import { GAME_OPTIONS, gameOptions } from './gameOptions.ts';
import type { Command } from './help.ts';
import { count, EXIT } from './help.ts';
import { LANGUAGE_OPTION, LANGUAGES_HELP, languageOf } from './lines.ts';
import {
  isBare,
  isCampaign,
  problemLines,
  RECORD_FILE,
  type RecordFile,
  readMoves,
  readRecord,
  refusalLines,
  resultLines,
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
  argument: { ...RECORD_FILE, help: `${RECORD_FILE.help}, or only the moves, with the options of the game` },
  options: [
    { ...LANGUAGE_OPTION, help: `language of the messages: ${LANGUAGES_HELP}` },
    { name: 'content', value: 'FILE', help: 'the component set that was used, if not the default one' },
    ...MOVES_OPTIONS,
  ],

  run(given, io) {
    const path = argumentOf(given, RECORD_FILE);
    const text = io.read(path);
    if (text === undefined) {
      io.err(`skymines: cannot read ${path}\n`);
      return EXIT.misused;
    }
    const content = givenContent(given, io);
    if (content === undefined) return EXIT.problems;
    const rules = createRules(content);
    const read = readFile(given, path, text, content);
    if (!read.ok) {
      io.err(`${path}: ${read.error}\n`);
      return EXIT.problems;
    }
    const locale = languageOf(given);
    const { record, places } = read.value;
    const report = isCampaign(record)
      ? campaignReport(rules, record, locale)
      : gameReport(rules, record, { locale, places });
    if (!report.ok) {
      for (const line of report.error) io.err(`${path}: ${line}\n`);
      return EXIT.problems;
    }
    const { summary, totals, note = '' } = report.value;
    io.out(`${path}: ${summary}\n${totals}\n${note}`);
    return EXIT.ok;
  },
};

type Report = Result<{ readonly summary: string; readonly totals: string; readonly note?: string }, readonly string[]>;

/** Reads a record, or the moves of a game whose options are given. */
function readFile(given: Given, path: string, text: string, content: Content): Result<RecordFile, string> {
  const options = GAME_OPTIONS.filter(({ name }) => given.has(name)).map(({ name }) => `--${name}`);
  if (options.length === 0) return readRecord(text, content);
  if (!isBare(text)) throw new UsageError(`${path} contains the options of its game; remove ${options.join(', ')}`);
  if (!given.has('seed')) throw new UsageError('a list of moves needs --seed with the seed of its game');
  return readMoves(text, gameOptions(given), content);
}

function gameReport(
  rules: Rules,
  record: unknown,
  { locale, places }: { readonly locale: Locale } & Pick<RecordFile, 'places'>,
): Report {
  const checked = rules.checkRecord(record);
  if (!checked.ok) return { ok: false, error: problemLines(checked, { content: rules.content, locale, places }) };
  const { state } = checked;
  const length = count((record as GameRecord).actions.length, 'legal action');
  const totals = rules.score(state).map(({ total }) => total);
  const summary = `${length}, ${rules.isOver(state) ? 'to the end' : `up to round ${state.round}`}`;
  return { ok: true, value: { summary, totals: byName(state.options, totals), note: seedNote(rules, state) } };
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

function campaignReport(rules: Rules, record: unknown, locale: Locale): Report {
  const checked = checkCampaignRecord(record, rules);
  if (!checked.ok) {
    if (checked.outcome !== 'stops') return { ok: false, error: resultLines(checked) };
    const { index, action, violations, state } = checked;
    const seat = action.type === 'play' ? action.action.seat : undefined;
    const text = createText({ locale, game: state.game, seat }, rules);
    return { ok: false, error: refusalLines(`action ${index}`, violations, { text, locale }) };
  }
  const { state } = checked;
  const length = count((record as CampaignRecord).actions.length, 'legal action');
  const points = campaignScore(state).seats.map(({ total }) => total);
  const summary = `${length} of a campaign, ${state.phase === 'over' ? 'to the end' : `up to chapter ${state.chapter}`}`;
  return { ok: true, value: { summary, totals: `success points: ${byName(state.options, points)}` } };
}

function byName(options: Parameters<typeof playerNames>[0], numbers: readonly number[]): string {
  const names = playerNames(options);
  return numbers.map((number, seat) => `${names[seat]} ${number}`).join(', ');
}
