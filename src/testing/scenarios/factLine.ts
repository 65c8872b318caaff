import type { Rules } from '../../api/bindRules.ts';
import type { Seat } from '../../components/ids.ts';
import { SCORE_CATEGORIES } from '../../game/model/score.ts';
import type { GameDraft, GameState } from '../../game/model/state.ts';
import type { Fact, Names } from './facts.ts';
import { PLAYER_FACTS } from './playerFacts.ts';
import { TABLE_FACTS } from './tableFacts.ts';
import { changed, fail, jsonAt, own, setJsonAt, type Words, wordsOf } from './words.ts';

/** A line about a property, such as `Ana coins 5`. */
export interface FactLine {
  /** Name and keys of the property, such as `display 1`. */
  readonly what: string;
  readonly values: Words;
  readonly compare?: Fact<never, never>['compare'];
  read(state: GameState): Words;
  /** Sets the property in a draft. Absent for properties that can only be checked. */
  write?(draft: GameDraft): void;
}

/** Reads a line about the state as JSON, the table, a player or a score. */
export function factLine(line: string, names: Names, rules: Rules): FactLine {
  const [first = '', ...rest] = wordsOf(line);
  const [second = '', ...others] = rest;
  if (first === 'state') return jsonLine(second, others.join(' '));
  const table = own(TABLE_FACTS, first);
  if (table !== undefined) return lineOf(first, table, rest, names, (state) => state);
  const seat = names.seatOf(first);
  if (second === '=') return { what: first, values: rest, read: ({ players }) => [JSON.stringify(players[seat])] };
  if (second === 'score') return scoreLine(seat, first, others, rules);
  const fact = own(PLAYER_FACTS, second) ?? fail(`a player has no property "${second}"`);
  return lineOf(`${first} ${second}`, fact, others, names, (state) => {
    return { state, player: state.players[seat] ?? fail(`there is no player "${first}"`) };
  });
}

export function isChange(values: Words): boolean {
  return values.length > 0 && values.every((word) => /^[+-]./.test(word));
}

function lineOf(
  name: string,
  { keys: { length } = [], compare, read, write }: Fact<never, never>,
  words: Words,
  names: Names,
  whole: (state: GameState | GameDraft) => unknown,
): FactLine {
  const keys = words.slice(0, length);
  const values = words.slice(length);
  const current = (state: GameState | GameDraft): Words => read(whole(state) as never, keys, names);
  const fact = { what: [name, ...keys].join(' '), values, compare, read: current };
  if (write === undefined) return fact;
  return {
    ...fact,
    write(draft) {
      write(whole(draft) as never, keys, isChange(values) ? changed(current(draft), values) : values, names);
    },
  };
}

function jsonLine(path: string, json: string): FactLine {
  return {
    what: `state ${path}`,
    values: [json === '=' || isChange([json]) ? json : JSON.stringify(JSON.parse(json))],
    read: (state) => [jsonAt(state, path)],
    write: (draft) => setJsonAt(draft, path, json),
  };
}

/** Reads `Ana score total 40`, with one category, or `Ana score 9 0 0 0 0 10 0`, with all in the order of the score pad. */
function scoreLine(seat: Seat, label: string, words: Words, rules: Rules): FactLine {
  const keys = words.length === SCORE_CATEGORIES.length ? [] : words.slice(0, 1);
  const categories = keys.length === 0 ? SCORE_CATEGORIES : keys;
  return {
    what: [label, 'score', ...keys].join(' '),
    values: words.slice(keys.length),
    read: (state) => categories.map((category) => String(Object(rules.score(state)[seat])[category])),
  };
}
