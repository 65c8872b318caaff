import type { Rules } from '../api/bindRules.ts';
import { isInvalidContentError } from '../components/contentProblem.ts';
import { validateContent } from '../components/validateContent.ts';
import { deepFreeze } from '../engine/copy.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import { type Draw, pickOne } from '../engine/random.ts';
import { boxUnder } from '../game/boundRules.ts';
import type { Action, ActionType } from '../game/model/actions.ts';
import type { GameState } from '../game/model/state.ts';
import { isInvalidSaveError } from '../hosting/saves/readSave.ts';
import { formatAction, parseAction } from '../notation/action.ts';
import { isNotationError } from '../notation/reader.ts';
import { formatRecord, parseRecord } from '../notation/record.ts';
import { VERBS } from '../notation/verbs.ts';
import { RULES } from '../rulebook/rules.ts';
import { chooseRandomly, drawFor, randomOptions } from './modes.ts';
import { mutated, randomText } from './mutate.ts';

/** Options of `fuzz`. */
export interface FuzzOptions {
  /** Seed of the random inputs. */
  readonly seed?: string;
  /** Number of malformed or nearly valid actions. The default is 10,000. */
  readonly actions?: number;
  /** Total number of mutated saves, records and component sets, which are tried in turn. The default is 1,000. */
  readonly saves?: number;
  /** Number of random strings for the notation parsers. The default is 1,000. */
  readonly texts?: number;
}

/** The result of `fuzz`. */
export interface FuzzReport {
  /** Number of actions tried. */
  readonly actions: number;
  /** Number of saves tried. */
  readonly saves: number;
  /** Number of strings tried. */
  readonly texts: number;
  /** Number of inputs that were valid and accepted. */
  readonly accepted: number;
  /** Unexpected errors, modified states and inputs, contradictory results, and violations without a rule; at most 20. */
  readonly problems: readonly string[];
}

const ACTIONS_PER_STATE = 20;
const MOST_PROBLEMS = 20;

/** Passes malformed input of all kinds to the rules, which must return only violations and this library's errors. */
export function fuzz(rules: Rules, options: FuzzOptions = {}): FuzzReport {
  boxUnder(rules);
  const { seed = 'fuzz', actions = 10_000, saves = 1000, texts = 1000 } = options;
  const draw = drawFor(`skymines/fuzz/${seed}`);
  const problems: string[] = [];
  let accepted = 0;
  const attempt = (label: string, run: () => boolean | string): void => {
    if (problems.length >= MOST_PROBLEMS) return;
    const outcome = outcomeOf(run);
    if (typeof outcome === 'string') problems.push(`${label}: ${outcome}`);
    else if (outcome) accepted += 1;
  };
  const game = new RandomGames(rules, draw, seed);
  const step = (): void => attempt('a step', () => game.step());
  for (let count = 0; count < actions; count += 1) {
    if (count % ACTIONS_PER_STATE === 0) step();
    attempt(`action ${count}`, () => tryAction(game));
  }
  for (let count = 0; count < saves; count += 1) {
    step();
    const kind = SAVES[count % SAVES.length];
    if (kind !== undefined) attempt(`save ${count}`, () => kind(game));
  }
  const pieces = piecesOf(game);
  for (let count = 0; count < texts; count += 1) attempt(`text ${count}`, () => tryText(game, pieces));
  return { actions, saves, texts, accepted, problems };
}

/** Returns the outcome of an attempt; for an unexpected exception, a string with the first line of its stack. */
function outcomeOf(run: () => boolean | string): boolean | string {
  try {
    return run();
  } catch (error) {
    if (isInvalidSaveError(error) || isInvalidContentError(error) || isNotationError(error)) return false;
    return error instanceof Error
      ? `${error.name}: ${error.message} ${error.stack?.split('\n')[1]?.trim()}`
      : String(error);
  }
}

/** Plays random games with random options, one after another. */
class RandomGames {
  readonly rules: Rules;
  readonly draw: Draw;
  readonly #seed: string;
  #games = 0;
  state: GameState;
  legal: readonly Action[] = [];
  actions: Action[] = [];

  constructor(rules: Rules, draw: Draw, seed: string) {
    this.rules = rules;
    this.draw = draw;
    this.#seed = seed;
    this.state = this.#start();
    this.legal = this.rules.legalActions(this.state);
  }

  /** Plays a legal action. Returns `false`, because this does not count as an accepted input. */
  step(): false {
    const [first] = this.legal;
    if (first === undefined) this.state = this.#start();
    else {
      const action = chooseRandomly(this.draw, this.legal);
      this.state = this.rules.reduce(this.state, action);
      this.actions.push(action);
    }
    this.legal = this.rules.legalActions(this.state);
    return false;
  }

  #start(): GameState {
    this.#games += 1;
    this.actions = [];
    return this.rules.createGame(randomOptions(this.draw, `${this.#seed}/${this.#games}`));
  }
}

const TYPES = Object.keys(VERBS) as ActionType[];

/** Tries a legal action after small or large changes, or a completely different value. */
function tryAction({ rules, state, legal, draw }: RandomGames): boolean | string {
  const [first] = legal;
  const base = first === undefined || draw() < 0.1 ? { type: pickOne(draw, TYPES), seat: 0 } : pickOne(draw, legal);
  const input = mutated(draw, base, pickOne(draw, [1, 1, 1, 2, 4])) as Action;
  const before = sortedJson(state);
  const inputBefore = sortedJson(input);
  const result = rules.tryReduce(state, input);
  if (sortedJson(state) !== before || sortedJson(input) !== inputBefore) return 'an input was changed';
  const violations = rules.explain(state, input);
  if (result.ok !== (violations.length === 0)) return 'tryReduce and explain disagree';
  if (violations.some(({ rule, message }) => !(rule in RULES) || message === '')) return 'a violation without a rule';
  return result.ok;
}

const SAVES: readonly ((games: RandomGames) => boolean | string)[] = [
  function save({ rules, state, draw }) {
    const loaded = rules.loadGame(changed(draw, state, [1, 1, 2, 3]));
    // A loaded state must support all queries and further play.
    const actions = rules.legalActions(loaded);
    rules.pending(loaded);
    rules.score(loaded);
    const [action] = actions;
    if (action !== undefined) rules.reduce(loaded, pickOne(draw, actions));
    return true;
  },
  function record({ rules, state, actions, draw }) {
    const { schema, rules: version, content, options } = state;
    const base = { schema, rules: version, content, options, actions: actions.slice(0, 40) };
    return rules.checkRecord(changed(draw, base, [1, 2, 3])).ok;
  },
  function text({ rules, state, draw }) {
    const saved = rules.saveGame(state);
    const cut = Math.floor(draw() * saved.length);
    rules.loadGame(draw() < 0.5 ? saved.slice(0, cut) : `${saved.slice(0, cut)}${saved.slice(cut + 1)}`);
    return true;
  },
  function content({ rules, draw }) {
    return validateContent(changed(draw, rules.content, [1, 1, 2])).length === 0;
  },
];

/** Returns a value with random changes. It is frozen, so that code that modifies it throws a TypeError. */
function changed(draw: Draw, value: unknown, changes: readonly number[]): unknown {
  return deepFreeze(mutated(draw, value, pickOne(draw, changes)));
}

/** Tries random strings and modified fragments of valid notation. */
function tryText({ state, actions, draw }: RandomGames, pieces: readonly string[]): boolean {
  const { schema, rules, content, options } = state;
  const text = randomText(draw, pieces);
  if (draw() < 0.5) {
    parseAction(options, draw() < 0.5 ? text : `Melanie: ${text}`);
    return true;
  }
  const record = formatRecord({ schema, rules, content, options, actions: actions.slice(0, 30) });
  const cut = Math.floor(draw() * record.length);
  parseRecord(`${record.slice(0, cut)}${text}${record.slice(cut + 3)}`);
  return true;
}

/** Fragments of notation. */
const FRAGMENTS = 'Melanie: #0: #9: : + @ . / > 21.0 A01 minerva ; {}';

function piecesOf({ state, actions }: RandomGames): readonly string[] {
  const verbs = TYPES.map((type) => VERBS[type].verb);
  const lines = actions.map((action) => formatAction(state.options, action));
  return [...verbs, ...lines, ...FRAGMENTS.split(' ')];
}
