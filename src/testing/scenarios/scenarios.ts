import type { Rules } from '../../api/bindRules.ts';
import { PLAYER_FACTS } from './playerFacts.ts';
import { type ScenarioOptions, SETTING, Stage } from './stage.ts';
import { listed, own } from './words.ts';

export type { ScenarioOptions };

/** An example of a rule: a position, some actions and the expected result. */
export interface Scenario {
  /** Rule ids followed by a sentence. */
  readonly title: string;
  /** Line number of the title, from 1. */
  readonly line: number;
  /** Plays the scenario. Returns a message for each line that fails, such as `14: Ana coins: expected 5, got 3`. */
  run(): readonly string[];
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Lines that follow the set-up: actions, rejected actions, warnings and lists of legal actions. */
const SIGN = /^(>>?|!!?|~~?|\?\??)(?= |$)/;

/**
 * Parses a string of scenarios so that each can be run as a test.
 * @throws SyntaxError when a title does not begin with a rule id.
 * @example
 * ```ts
 * const problems = scenarios('PASS-3 a title\n> Ana: pass\nnext Ana pickUp', rules).flatMap((scenario) => scenario.run());
 * ```
 */
export function scenarios(text: string, rules: Rules, options: ScenarioOptions = {}): readonly Scenario[] {
  let common: readonly Line[] = [];
  return blocksOf(text).flatMap(([title, ...lines]): readonly Scenario[] => {
    if (title === undefined) return [];
    if (title.text === 'table') {
      common = lines;
      return [];
    }
    if (!/^[A-Z]+(-[A-Z]+)?-\d/.test(title.text)) {
      throw new SyntaxError(`${title.number}: a title must begin with a rule id such as RES-1, not "${title.text}"`);
    }
    const all = [...common, ...lines].flatMap(propertiesOf);
    return [{ title: title.text, line: title.number, run: () => problemsIn(title, all, rules, options) }];
  });
}

/** Splits a string at blank lines, removes comments, and joins lines that end with a comma with the next one. */
function blocksOf(text: string): readonly (readonly Line[])[] {
  const blocks: { readonly number: number; text: string }[][] = [[]];
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.replace(/(^|\s)#.*/, '').trim();
    const before = blocks.at(-1)?.at(-1);
    if (line !== '' && before?.text.endsWith(',')) before.text += ` ${line}`;
    else if (line !== '') blocks.at(-1)?.push({ number: index + 1, text: line });
    else if (raw.trim() === '') blocks.push([]);
  });
  return blocks;
}

/** Splits a line such as `Ana coins 5; helium 3` into its properties, which may also follow `> Ana: pass ->`. */
function propertiesOf(line: Line): readonly Line[] {
  const [, action, properties = line.text] = /^(>.*) -> (.*)$/.exec(line.text) ?? [];
  if (action === undefined && (SIGN.test(line.text) || SETTING.test(line.text))) return [line];
  let [, owner = ''] = /.*[>;] *(\S+):/.exec(action ?? '') ?? [];
  const checks = listed(properties, ';').map((text) => {
    const [first = '', second = ''] = text.split(' ');
    if (owner !== '' && isOfPlayer(first)) return { ...line, text: `${owner} ${text}` };
    if (isOfPlayer(second) || second === '=') owner = first;
    return { ...line, text };
  });
  return action === undefined ? checks : [{ ...line, text: action }, ...checks];
}

const isOfPlayer = (name: string): boolean => name === 'score' || own(PLAYER_FACTS, name) !== undefined;

function problemsIn(title: Line, lines: readonly Line[], rules: Rules, options: ScenarioOptions): readonly string[] {
  const first = lines.findIndex(({ text }) => SIGN.test(text));
  if (first === -1) return [`${title.number}: no line begins with >, !, ~ or ?, so nothing is checked`];
  const setUp = lines.slice(0, first);
  const attempt = <T>({ number }: Line, action: () => T): T | string => {
    try {
      return action();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // The notation counts from the start of the line.
      return `${number}: ${message.replace(/^line 1, column \d+: /, '')}`;
    }
  };
  const settings = setUp.map(({ text }) => text);
  const stage = attempt(title, () => new Stage(settings, rules, options));
  if (typeof stage === 'string') return [stage];
  return lines.slice(setUp.length).flatMap((line) => {
    const [sign = ''] = SIGN.exec(line.text) ?? [];
    const found = attempt(line, () => stage.check(sign, line.text.slice(sign.length).trim()));
    return typeof found === 'string' ? [found] : found.map((problem) => `${line.number}: ${problem}`);
  });
}
