import { createRules, type GameRecord, isInvalidSaveError, type Rules, type WholeState } from '../entries/index.ts';
import { formatAction } from '../entries/notation.ts';
import { isPerftLimitError, perftByAction } from '../entries/testing.ts';
import { en } from '../entries/text.ts';
import { type ArgumentSpec, actionCount, argumentOf, type Given, problemsIn, UsageError } from './args.ts';
import { CONTENT_OPTION, givenContent } from './content.ts';
import { type Command, EXIT } from './help.ts';
import { isCampaign, readRecord, readText, replayed, type TextFile } from './records.ts';

const FILE: ArgumentSpec = {
  name: 'FILE',
  help: 'a save, or the record of a game, as JSON or in notation',
};
const DEPTH: ArgumentSpec = { name: 'DEPTH', help: 'number of actions in each sequence, from 1 to 20' };

export const perft: Command = {
  name: 'perft',
  summary: 'Counts the sequences of legal actions from a position, to compare implementations of the rules.',
  positional: [FILE, DEPTH],
  options: [
    { name: 'at', value: 'N', help: 'for a record: number of actions to replay first, from 0 (default: all)' },
    { name: 'divide', value: null, help: 'also print the count of each first action' },
    { name: 'json', value: null, help: 'print JSON' },
    CONTENT_OPTION,
  ],

  run(given, io) {
    const file = readText(argumentOf(given, FILE), io);
    const depth = depthOf(given);
    const rules = createRules(givenContent(given, io));
    const state = positionIn(file, actionCount(given), rules);
    const counts = countsOf(state, depth, rules);
    const leaves = counts.reduce((total, each) => total + each.leaves, 0);
    const isDivided = given.has('divide');
    if (given.has('json')) {
      io.out(`${JSON.stringify({ depth, leaves, ...(isDivided && { actions: counts }) })}\n`);
      return EXIT.ok;
    }
    if (isDivided) {
      for (const each of counts) io.out(`${formatAction(state.options, each.action)}: ${each.leaves}\n`);
    }
    io.out(`${leaves}\n`);
    return EXIT.ok;
  },
};

function depthOf(given: Given): number {
  const text = argumentOf(given, DEPTH);
  if (!/^\d{1,2}$/.test(text)) throw new UsageError(`DEPTH must be a whole number, not '${text}'`);
  return Number(text);
}

function countsOf(state: WholeState, depth: number, rules: Rules) {
  try {
    return perftByAction(state, depth, rules);
  } catch (error) {
    if (isPerftLimitError(error)) throw new UsageError(error.message);
    throw error;
  }
}

function positionIn(file: TextFile, count: number | undefined, rules: Rules): WholeState {
  if (/^\s*\{/.test(file.text) && /"stack"\s*:/.test(file.text)) {
    if (count !== undefined) throw new UsageError(`${file.path} is a save; remove --at`);
    return loaded(file, rules);
  }
  const read = readRecord(file, rules.content);
  if (isCampaign(read.record)) throw problemsIn(file.path, ['this is a campaign; only single games have a count']);
  const end = replayed(rules, read, en);
  return (count === undefined ? end : rules.recordAt(read.record as GameRecord, count)) as WholeState;
}

function loaded({ path, text }: TextFile, rules: Rules): WholeState {
  try {
    return rules.loadGame(text) as WholeState;
  } catch (error) {
    if (isInvalidSaveError(error)) throw problemsIn(path, [error.message]);
    throw error;
  }
}
