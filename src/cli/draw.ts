import { drawTable } from '../drawing/drawTable.ts';
import { THEMES } from '../drawing/themes.ts';
import type { GameRecord, GameState, Rules } from '../entries/index.ts';
import { createRules } from '../entries/index.ts';
import type { Locale } from '../entries/text.ts';
import { createText } from '../entries/text.ts';
import type { Result } from '../input/result.ts';
import type { Given, OptionSpec } from './args.ts';
import { argumentOf, oneWordOf, UsageError } from './args.ts';
import { givenContent } from './content/readContent.ts';
import type { Command } from './help.ts';
import { EXIT } from './help.ts';
import { LANGUAGE_OPTION, languageOf } from './lines.ts';
import { isCampaign, problemLines, RECORD_FILE, readRecord } from './records.ts';

const AT: OptionSpec = {
  name: 'at',
  value: 'N',
  help: 'number of actions to replay before drawing, from 0 (default: all)',
};

const THEME: OptionSpec = {
  name: 'theme',
  value: 'THEME',
  help: 'colour theme: light (default), dark or contrast',
};

export const draw: Command = {
  name: 'draw',
  summary: 'Draws the table of a recorded game as SVG, at its end or after a number of actions. All cards are visible.',
  argument: { ...RECORD_FILE, help: 'the record of a game, as JSON or in notation' },
  options: [
    AT,
    THEME,
    LANGUAGE_OPTION,
    { name: 'content', value: 'FILE', help: 'the component set that was used, if not the default one' },
  ],

  run(given, io) {
    const path = argumentOf(given, RECORD_FILE);
    const count = actionCount(given);
    const theme = THEMES[oneWordOf(given, 'theme', ['light', 'dark', 'contrast'])];
    const locale = languageOf(given);
    const text = io.read(path);
    if (text === undefined) {
      io.err(`skymines: cannot read ${path}\n`);
      return EXIT.misused;
    }
    const content = givenContent(given, io);
    if (content === undefined) return EXIT.problems;
    const found = stateOf(createRules(content), { text, count, locale });
    if (!found.ok) {
      for (const line of found.error) io.err(`${path}: ${line}\n`);
      return EXIT.problems;
    }
    const { value: state } = found;
    io.out(drawTable(state, { text: createText({ locale, game: state }, { content }), theme }));
    return EXIT.ok;
  },
};

interface Asked {
  readonly text: string;
  readonly count: number | undefined;
  readonly locale: Locale;
}

function stateOf(rules: Rules, { text, count, locale }: Asked): Result<GameState, readonly string[]> {
  const read = readRecord(text, rules.content);
  if (!read.ok) return { ok: false, error: [read.error] };
  const { record, places } = read.value;
  if (isCampaign(record)) return { ok: false, error: ['this is a campaign; only single games can be drawn'] };
  const checked = rules.checkRecord(record);
  if (!checked.ok) return { ok: false, error: problemLines(checked, { content: rules.content, locale, places }) };
  return { ok: true, value: count === undefined ? checked.state : rules.recordAt(record as GameRecord, count) };
}

/** Returns the number of actions to play before drawing, or `undefined` for all. */
function actionCount(given: Given): number | undefined {
  const text = given.get('at');
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(String(text))) throw new UsageError(`--at must be a number of actions, not '${text}'`);
  return Number(text);
}
