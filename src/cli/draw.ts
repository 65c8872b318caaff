import { drawTable } from '../drawing/drawSheets.ts';
import { THEMES } from '../drawing/theme.ts';
import { createRules, type GameRecord } from '../entries/index.ts';
import { createText } from '../entries/text.ts';
import { actionCount, argumentOf, oneWordOf, problemsIn } from './args.ts';
import { CONTENT_OPTION, givenContent } from './content.ts';
import { type Command, EXIT } from './help.ts';
import { LANGUAGE_OPTION, languageOf } from './lines.ts';
import { isCampaign, RECORD_FILE, readRecord, readText, replayed } from './records.ts';

export const draw: Command = {
  name: 'draw',
  summary: 'Draws the table of a recorded game as SVG, at its end or after a number of actions. All cards are visible.',
  positional: [{ ...RECORD_FILE, help: 'the record of a game, as JSON or in notation' }],
  options: [
    { name: 'at', value: 'N', help: 'number of actions to replay before drawing, from 0 (default: all)' },
    { name: 'theme', value: 'THEME', help: 'colour theme: light (default), dark or contrast' },
    LANGUAGE_OPTION,
    CONTENT_OPTION,
  ],

  run(given, io) {
    const path = argumentOf(given, RECORD_FILE);
    const count = actionCount(given);
    const theme = THEMES[oneWordOf(given, 'theme', ['light', 'dark', 'contrast'])];
    const locale = languageOf(given);
    const file = readText(path, io);
    const rules = createRules(givenContent(given, io));
    const read = readRecord(file, rules.content);
    if (isCampaign(read.record)) throw problemsIn(path, ['this is a campaign; only single games can be drawn']);
    const end = replayed(rules, read, locale);
    const state = count === undefined ? end : rules.recordAt(read.record as GameRecord, count);
    io.out(drawTable(state, { text: createText({ locale, game: state }, rules), theme }));
    return EXIT.ok;
  },
};
