import type { CampaignRecord } from '../entries/campaign.ts';
import { campaignScore, checkCampaignRecord } from '../entries/campaign.ts';
import type { GameRecord, Rules } from '../entries/index.ts';
import { createRules } from '../entries/index.ts';
import type { Locale } from '../entries/text.ts';
import { createText } from '../entries/text.ts';
import type { Result } from '../input/result.ts';
import { playerNames } from '../text/names.ts';
import { argumentOf } from './args.ts';
import type { Command } from './command.ts';
import { EXIT } from './command.ts';
import { givenContent } from './content/readContent.ts';
import { count } from './english.ts';
import { LANGUAGE_OPTION, LANGUAGES_HELP, languageOf } from './language.ts';
import { isCampaign, problemLines, RECORD_FILE, readRecord, refusalLines, resultLines } from './records.ts';

/** `skymines check`: replays a record and says where it breaks a rule. */
export const check: Command = {
  name: 'check',
  summary:
    'Replays a recorded game or campaign and names the first illegal action (counted from 0, or by its line and column in notation) and the rule it breaks.',
  argument: RECORD_FILE,
  options: [
    { ...LANGUAGE_OPTION, help: `the language of refusals: ${LANGUAGES_HELP}` },
    { name: 'content', value: 'FILE', help: 'the component set it was played with, if not the default one' },
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
    const read = readRecord(text);
    if (!read.ok) {
      io.err(`${path}: ${read.error}\n`);
      return EXIT.problems;
    }
    const locale = languageOf(given);
    const report = isCampaign(read.value)
      ? campaignReport(rules, read.value, locale)
      : gameReport(rules, read.value, { locale, text });
    if (!report.ok) {
      for (const line of report.error) io.err(`${path}: ${line}\n`);
      return EXIT.problems;
    }
    io.out(`${path}: ${report.value.summary}\n${report.value.totals}\n`);
    return EXIT.ok;
  },
};

/** How far a record goes and what everybody has, or what is wrong with it. */
type Report = Result<{ readonly summary: string; readonly totals: string }, readonly string[]>;

function gameReport(
  rules: Rules,
  record: unknown,
  { locale, text }: { readonly locale: Locale; readonly text: string },
): Report {
  const checked = rules.checkRecord(record);
  if (!checked.ok) return { ok: false, error: problemLines(checked, { content: rules.content, locale, text }) };
  const { state } = checked;
  const length = count((record as GameRecord).actions.length, 'legal action');
  const totals = rules.score(state).map(({ total }) => total);
  const summary = `${length}, ${rules.isOver(state) ? 'to the end' : `up to round ${state.round}`}`;
  return { ok: true, value: { summary, totals: byName(state.options, totals) } };
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
