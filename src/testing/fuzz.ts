import type { Rules } from '../api/bindRules.ts';
import { isInvalidContentError } from '../components/contentProblem.ts';
import { validateContent } from '../components/validateContent.ts';
import { deepFreeze } from '../engine/copy.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import type { Draw } from '../engine/random.ts';
import { pickOne } from '../engine/random.ts';
import { requireRules } from '../game/boundRules.ts';
import type { Action, ActionType } from '../game/model/actions.ts';
import type { GameState } from '../game/model/state.ts';
import { isInvalidSaveError } from '../hosting/saves/readSave.ts';
import { formatAction, parseAction } from '../notation/action.ts';
import { isNotationError } from '../notation/error.ts';
import { formatRecord, parseRecord } from '../notation/record.ts';
import { VERBS } from '../notation/verbs.ts';
import { RULES } from '../rulebook/rules.ts';
import { randomOptions } from './modes.ts';
import { mutated, randomText } from './mutate.ts';
import { chooseRandomly, drawFor } from './randomPlay.ts';

/** How much is tried. */
export interface FuzzOptions {
  readonly seed?: string;
  /** Malformed and nearly valid actions. */
  readonly actions?: number;
  /** Mutated saves, records and component sets, in turn. */
  readonly saves?: number;
  /** Random texts for the parsers of notation. */
  readonly texts?: number;
}

/** What malformed input has met. */
export interface FuzzReport {
  /** Malformed actions that were tried. */
  readonly actions: number;
  /** Malformed saves that were tried. */
  readonly saves: number;
  /** Malformed texts that were tried. */
  readonly texts: number;
  /** How many of them were accepted all the same. */
  readonly accepted: number;
  /**
   * Errors that are not the library's own, changed states and inputs, contradicting answers, refusals without a rule: at
   * most 20.
   */
  readonly problems: readonly string[];
}

const ACTIONS_PER_STATE = 20;
const MOST_PROBLEMS = 20;

/** Gives the rules malformed input of every kind: only refusals and the library's own errors may come back. */
export function fuzz(rules: Rules, given: FuzzOptions = {}): FuzzReport {
  requireRules(rules);
  const { seed = 'fuzz', actions = 10_000, saves = 1000, texts = 1000 } = given;
  const draw = drawFor(`skymines/fuzz/${seed}`);
  const problems: string[] = [];
  let accepted = 0;
  const attempt = (what: string, run: () => boolean | string): void => {
    if (problems.length >= MOST_PROBLEMS) return;
    const outcome = tried(run);
    if (typeof outcome === 'string') problems.push(`${what}: ${outcome}`);
    else if (outcome) accepted += 1;
  };
  const game = new Walker(rules, draw, seed);
  const step = (): void => attempt('a step', () => game.step());
  for (let count = 0; count < actions; count += 1) {
    if (count % ACTIONS_PER_STATE === 0) step();
    attempt(`action ${count}`, () => tryAction(rules, game, draw));
  }
  for (let count = 0; count < saves; count += 1) {
    step();
    const kind = SAVES[count % SAVES.length];
    if (kind !== undefined) attempt(`save ${count}`, () => kind(rules, game, draw));
  }
  const pieces = piecesOf(game);
  for (let count = 0; count < texts; count += 1) attempt(`text ${count}`, () => tryText(game, draw, pieces));
  return { actions, saves, texts, accepted, problems };
}

/** The outcome of an attempt; an unexpected exception is reported with its first line. */
function tried(run: () => boolean | string): boolean | string {
  try {
    return run();
  } catch (error) {
    if (isInvalidSaveError(error) || isInvalidContentError(error) || isNotationError(error)) {
      return false;
    }
    return error instanceof Error
      ? `${error.name}: ${error.message} ${error.stack?.split('\n')[1]?.trim()}`
      : String(error);
  }
}

/** Walks through random games of random modes, one after the other. */
class Walker {
  readonly #rules: Rules;
  readonly #draw: Draw;
  readonly #seed: string;
  #games = 0;
  state: GameState;
  legal: readonly Action[] = [];
  actions: Action[] = [];

  constructor(rules: Rules, draw: Draw, seed: string) {
    this.#rules = rules;
    this.#draw = draw;
    this.#seed = seed;
    this.state = this.#start();
    this.legal = this.#rules.legalActions(this.state);
  }

  /** One legal action further; nothing that would count as accepted. */
  step(): false {
    const [first] = this.legal;
    if (first === undefined) this.state = this.#start();
    else {
      const action = chooseRandomly(this.#draw, this.legal);
      this.state = this.#rules.reduce(this.state, action);
      this.actions.push(action);
    }
    this.legal = this.#rules.legalActions(this.state);
    return false;
  }

  #start(): GameState {
    this.#games += 1;
    this.actions = [];
    return this.#rules.createGame(randomOptions(this.#draw, `${this.#seed}/${this.#games}`));
  }
}

const TYPES = Object.keys(VERBS) as ActionType[];

/** A legal action changed a little or much, or something else altogether. */
function tryAction(rules: Rules, { state, legal }: Walker, draw: Draw): boolean | string {
  const [first] = legal;
  const base = first === undefined || draw() < 0.1 ? { type: pickOne(draw, TYPES), seat: 0 } : pickOne(draw, legal);
  const input = mutated(draw, base, pickOne(draw, [1, 1, 1, 2, 4])) as Action;
  const before = sortedJson(state);
  const given = sortedJson(input);
  const result = rules.tryReduce(state, input);
  if (sortedJson(state) !== before || sortedJson(input) !== given) return 'an input was changed';
  const violations = rules.explain(state, input);
  if (result.ok !== (violations.length === 0)) return 'tryReduce and explain disagree';
  if (violations.some(({ rule, message }) => !(rule in RULES) || message === '')) return 'a refusal without a rule';
  return result.ok;
}

type Attempt = (rules: Rules, walker: Walker, draw: Draw) => boolean | string;

const SAVES: readonly Attempt[] = [
  function save(rules, { state }, draw) {
    const loaded = rules.loadGame(changed(draw, state, [1, 1, 2, 3]));
    // What is loaded can be asked everything, and played on.
    const actions = rules.legalActions(loaded);
    rules.pending(loaded);
    rules.score(loaded);
    const [action] = actions;
    if (action !== undefined) rules.reduce(loaded, pickOne(draw, actions));
    return true;
  },
  function record(rules, { state, actions }, draw) {
    const { schema, rules: version, content, options } = state;
    const base = { schema, rules: version, content, options, actions: actions.slice(0, 40) };
    return rules.checkRecord(changed(draw, base, [1, 2, 3])).ok;
  },
  function text(rules, { state }, draw) {
    const saved = rules.saveGame(state);
    const cut = Math.floor(draw() * saved.length);
    rules.loadGame(draw() < 0.5 ? saved.slice(0, cut) : `${saved.slice(0, cut)}${saved.slice(cut + 1)}`);
    return true;
  },
  function content(rules, _walker, draw) {
    return validateContent(changed(draw, rules.content, [1, 1, 2])).length === 0;
  },
];

/** A value with some random changes, frozen: code that writes to it throws a TypeError, which is reported. */
function changed(draw: Draw, value: unknown, changes: readonly number[]): unknown {
  return deepFreeze(mutated(draw, value, pickOne(draw, changes)));
}

/** Random texts, and real notation with something changed in it. */
function tryText({ state, actions }: Walker, draw: Draw, pieces: readonly string[]): boolean {
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

function piecesOf({ state, actions }: Walker): readonly string[] {
  const verbs = TYPES.map((type) => VERBS[type].verb);
  const lines = actions.map((action) => formatAction(state.options, action));
  return [
    ...verbs,
    ...lines,
    'Melanie:',
    '#0:',
    '#9:',
    ':',
    '+',
    '@',
    '.',
    '/',
    '>',
    '21.0',
    'A01',
    'minerva',
    ';',
    '{}',
  ];
}
