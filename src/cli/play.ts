import { chooseGreedily } from '../bots/greedy/greedy.ts';
import {
  type Action,
  type CreateGameOptions,
  createRules,
  type GameEvent,
  type GameState,
  type Rules,
} from '../entries/index.ts';
import { createText, type LogLine, plain, type Text } from '../entries/text.ts';
import { scoreTable } from './args.ts';
import { CONTENT_OPTION, givenContent } from './content.ts';
import { GAME_OPTIONS, gameOptions } from './gameOptions.ts';
import { type Command, EXIT } from './help.ts';
import { LANGUAGE_OPTION, languageOf } from './lines.ts';

/** Formats the events of a game, one per line. The state is needed only for the names. */
export function gameLog(text: Text, { players }: GameState, events: readonly GameEvent[]): string {
  const names = players.map((_, seat) => plain(text.name({ kind: 'seat', seat })));
  const width = Math.max(...names.map(({ length }) => length));
  const log = text.opening().map(plain);
  let phase: LogLine['phase'] | undefined;
  for (const line of text.log(events)) {
    if (line.phase !== phase) log.push('');
    phase = line.phase;
    log.push(lineText(line, names, width));
  }
  return `${log.join('\n').trimEnd()}\n`;
}

function lineText({ round, seat, text }: LogLine, names: readonly string[], width: number): string {
  if (round !== null) return `=== ${plain(text)} ===`;
  return seat === null ? `  ${plain(text)}` : `  ${(names[seat] ?? '').padEnd(width)}  ${plain(text)}`;
}

function playGame(rules: Rules, options: CreateGameOptions) {
  const start = rules.startGame(options);
  const actions: Action[] = [];
  const events: GameEvent[] = [...start.events];
  let { state } = start;
  for (;;) {
    const [prompt] = rules.pending(state);
    if (prompt === undefined) return { state, actions, events };
    const action = chooseGreedily(state, prompt.seat, rules);
    const result = rules.tryReduce(state, action);
    if (!result.ok) throw new Error(`A bot chose an illegal action: ${JSON.stringify(action)}`);
    actions.push(action);
    events.push(...result.events);
    state = result.state;
  }
}

export const play: Command = {
  name: 'play',
  summary: 'Plays a whole game with simple bots and prints its log and final scores.',
  options: [
    ...GAME_OPTIONS,
    { ...CONTENT_OPTION, help: 'use the component set in this file, in the format of skymines content template' },
    LANGUAGE_OPTION,
    {
      name: 'json',
      value: null,
      help: 'print the record of the game (options, actions and result) instead of the log, for skymines check',
    },
  ],

  run(given, io) {
    const options = gameOptions(given);
    const rules = createRules(givenContent(given, io));
    const { state, actions, events } = playGame(rules, options);
    if (given.has('json')) {
      io.out(`${JSON.stringify(rules.createRecord(options, actions))}\n`);
      return EXIT.ok;
    }
    const text = createText({ locale: languageOf(given), game: state }, rules);
    io.out(gameLog(text, state, events));
    io.out(`\n${scoreTable(text.results(rules.score(state), rules.winners(state)))}`);
    return EXIT.ok;
  },
};
