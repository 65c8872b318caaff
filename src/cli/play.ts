import type { CreateGameOptions, Rules } from '../entries/index.ts';
import { createRules } from '../entries/index.ts';
import type { Locale } from '../entries/text.ts';
import { createText } from '../entries/text.ts';
import type { Command, Io } from './command.ts';
import { EXIT } from './command.ts';
import { givenContent } from './content/readContent.ts';
import { GAME_OPTIONS, gameOptions } from './gameOptions.ts';
import { LANGUAGE_OPTION, languageOf } from './language.ts';
import { gameLog } from './log.ts';
import type { Played } from './playGame.ts';
import { playGame } from './playGame.ts';
import { scoreTable } from './table.ts';

export const play: Command = {
  name: 'play',
  summary: 'Plays a whole game with simple bots and prints its log and final scores.',
  options: [
    ...GAME_OPTIONS,
    {
      name: 'content',
      value: 'FILE',
      help: 'use the component set in this file, in the format of skymines content template',
    },
    LANGUAGE_OPTION,
    {
      name: 'json',
      value: null,
      help: 'print the record of the game (options, actions and result) instead of the log, for skymines check',
    },
  ],

  run(given, io) {
    const options = gameOptions(given);
    const content = givenContent(given, io);
    if (content === undefined) return EXIT.problems;
    const rules = createRules(content);
    const played = playGame(rules, options);
    if (given.has('json')) printRecord(rules, options, played, io);
    else printLog(rules, played, languageOf(given), io);
    return EXIT.ok;
  },
};

function printRecord(rules: Rules, options: CreateGameOptions, { actions }: Played, io: Io): void {
  io.out(`${JSON.stringify(rules.createRecord(options, actions))}\n`);
}

function printLog(rules: Rules, { state, events }: Played, locale: Locale, io: Io): void {
  const text = createText({ locale, game: state }, rules);
  io.out(gameLog(text, state, events));
  io.out(`\n${scoreTable(text.results(rules.score(state), rules.winners(state)))}`);
}
