import type { Rules } from '../../api/bindRules.ts';
import type { Content } from '../../components/content.ts';
import type { Seat } from '../../components/ids.ts';
import { cached } from '../../engine/lists.ts';
import type { Action } from '../../game/model/actions.ts';
import type { GameEvent } from '../../game/model/events.ts';
import type { CreateGameOptions } from '../../game/model/options.ts';
import type { GameDraft, GameState } from '../../game/model/state.ts';
import { EVENT_TYPES } from '../../hosting/views/eventFor.ts';
import { problemText } from '../../input/problems.ts';
import { actionNotation, readLine } from '../../notation/action.ts';
import { Labels } from '../../notation/ids.ts';
import type { Reason } from '../../rulebook/reason.ts';
import { type FactLine, factLine, isChange } from './factLine.ts';
import type { Names } from './facts.ts';
import { destroyEarlierCards, removeMissingPieces } from './pieces.ts';
import { changed, difference, fail, listed, own, pairsFor, printed, setJsonAt, sorted, wordsOf } from './words.ts';

const PLAYERS = ['Ana', 'Ben', 'Cleo', 'Dan'];
/** Lines that configure the game. They may contain JSON. */
export const SETTING = /^(rules|content|options|start) (.+)$/;

/** First states by options and kind of decision, because many scenarios share them. */
const FIRST_STATES = new WeakMap<Rules, Map<string, GameState>>();

/** Options of `scenarios`. */
export interface ScenarioOptions {
  /** Alternative rules by name, for scenarios that contain a line `rules NAME`. */
  readonly others?: Readonly<Record<string, Rules>>;
  /** The function `createRules`, for scenarios that change the component set with a line `content PATH JSON`. */
  readonly createRules?: (content: Content) => Rules;
}

type ReasonFinder = (state: GameState, action: Action) => readonly (Reason & { readonly code: string })[];

interface Moment {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Plays and checks the lines of one scenario. */
export class Stage {
  readonly #rules: Rules;
  readonly #labels: Labels;
  readonly #names: Names;
  readonly #start: Moment;
  #before: Moment;
  #now: Moment;

  /** @throws Error when a line of the set-up cannot be read, or leads to an invalid position. */
  constructor(setUp: readonly string[], given: Rules, { others = {}, createRules }: ScenarioOptions) {
    const settings = setUp.flatMap((line) => {
      const [, name = '', value = ''] = SETTING.exec(line) ?? [];
      return name === '' ? [] : [{ name, value }];
    });
    const valuesOf = (name: string) => settings.filter((each) => each.name === name).map(({ value }) => value);
    const name = valuesOf('rules').at(-1);
    const named = name === undefined ? given : (own(others, name) ?? fail(`there are no rules "${name}"`));
    this.#rules = withContent(named, valuesOf('content'), createRules);
    const options: CreateGameOptions = Object.assign(
      { players: PLAYERS, seed: 'table', firstPlayer: 0 },
      ...valuesOf('options').map((json) => JSON.parse(json)),
    );
    const state = this.#firstState(options, valuesOf('start').at(-1) ?? 'turn');
    this.#labels = new Labels(state.options);
    this.#names = {
      labelOf: (seat) => this.#labels.of(seat),
      seatOf: (label) => this.#labels.seatOf(label) ?? fail(`there is no player or property "${label}"`),
      content: this.#rules.content,
    };
    const facts = setUp.filter((line) => !SETTING.test(line));
    this.#start = { state: this.#edited(state, facts), events: [] };
    this.#before = this.#start;
    this.#now = this.#start;
  }

  /** Plays or checks a line, depending on the sign at its start, and returns its problems. */
  check(sign: string, line: string): readonly string[] {
    const from = sign.length === 2 ? this.#now : this.#start;
    switch (sign.charAt(0)) {
      case '>':
        this.#before = from;
        this.#now = this.#played(from.state, line);
        return [];
      case '!':
        return this.#reasons(from.state, line, this.#rules.explain);
      case '~':
        return this.#reasons(from.state, line, this.#warnings);
      case '?':
        return this.#offers(from.state, line);
      default:
        return this.#holds(line);
    }
  }

  /** Returns the first state with a decision of the given kind, reached by the first legal action each time. */
  #firstState(options: CreateGameOptions, kind: string): GameState {
    const known = cached(FIRST_STATES, this.#rules, () => new Map<string, GameState>());
    const state = cached(known, JSON.stringify([options, kind]), () => {
      return this.#continued(this.#rules.createGame(options), (each) => each === kind).state;
    });
    return this.#rules.isOver(state) ? fail(`there is no decision "${kind}"`) : state;
  }

  /** Plays the first legal action, or confirms a plan, until a decision of the right kind is open. */
  #continued(start: GameState, isEnough: (kind: string) => boolean, isPassing = false): Moment {
    const events: GameEvent[] = [];
    let state = start;
    for (;;) {
      const [prompt] = this.#rules.pending(state);
      if (prompt === undefined || isEnough(prompt.kind)) return { state, events };
      const legal = this.#rules.legalActions(state, prompt.seat);
      const usual = prompt.kind === 'turn' && isPassing ? 'pass' : 'confirmPlan';
      const action = legal.find(({ type }) => type === usual) ?? legal[0] ?? fail('there is no legal action');
      const result = this.#rules.tryReduce(state, action);
      if (!result.ok) fail('a listed action is illegal');
      events.push(...result.events);
      ({ state } = result);
    }
  }

  #edited(state: GameState, facts: readonly string[]): GameState {
    if (facts.length === 0) return state;
    const result = this.#rules.editGame(state, (draft) => {
      for (const fact of facts) this.#write(draft, fact);
      removeMissingPieces(draft, state as GameDraft);
      destroyEarlierCards(draft, this.#rules.content);
    });
    return result.ok ? result.state : fail(result.problems.map(problemText).join('; '));
  }

  #write(draft: GameDraft, line: string): void {
    const [first, label = ''] = wordsOf(line);
    if (first === 'next') {
      const seat = this.#names.seatOf(label);
      draft.stack = [{ kind: seat === draft.luna?.seat ? 'lunaTurn' : 'turn', seat }];
      return;
    }
    const { write = () => fail(`"${line}" can only be checked`) } = factLine(line, this.#names, this.#rules);
    write(draft);
  }

  /** Returns the warnings about a legal action, or the violations of an illegal one. */
  readonly #warnings: ReasonFinder = (state, action) => {
    const violations = this.#rules.explain(state, action);
    return violations.length > 0 ? violations : this.#rules.warnings(state, action);
  };

  /** Plays a line such as `Ana: use A02 step tawac; Ben: pass`, `all pass` or `all ready`. */
  #played(from: GameState, line: string): Moment {
    const events: GameEvent[] = [];
    let state = from;
    const take = (moment: Moment): void => {
      events.push(...moment.events);
      ({ state } = moment);
    };
    for (const part of listed(line, ';')) {
      if (part === 'all pass') take(this.#continued(state, (kind) => kind === 'planning', true));
      else if (part === 'all ready') take(this.#continued(state, (kind) => kind !== 'planning'));
      else for (const { action } of readLine(this.#labels, part, 1)) take(this.#reduced(state, action));
    }
    return { state, events };
  }

  #reduced(state: GameState, action: Action): Moment {
    const result = this.#rules.tryReduce(state, action);
    if (result.ok) return result;
    return fail(`${actionNotation(action)}: ${result.violations.map(({ message }) => message).join(' ')}`);
  }

  /** Checks that the last action has exactly these reasons: `Ana: use A02+A02 : cardTwice RES-2 card=A02`. */
  #reasons(from: GameState, line: string, reasons: ReasonFinder): readonly string[] {
    const [, text = '', wanted = ''] = /^(.*?)(?: :(?: (.*))?)?$/.exec(line) ?? [];
    const parts = listed(text, ';');
    const last = readLine(this.#labels, parts.at(-1) ?? '', 1).map(({ action }) => action);
    let { state } = this.#played(from, parts.slice(0, -1).join(';'));
    for (const action of last.slice(0, -1)) ({ state } = this.#reduced(state, action));
    const action = last.at(-1) ?? fail('there is no action');
    const expected = listed(wanted, /,\s/);
    const found = reasons(state, action).map(({ code, rule, params }, index) =>
      [code, rule, ...pairsFor(wordsOf(expected[index] ?? ''), params)].join(' '),
    );
    return difference(actionNotation(action), expected, found, ', ');
  }

  /**
   * Checks a line such as `Ana: use = A02, B01`, which lists all legal actions with this verb, in any order. Without a
   * verb, the list must contain all legal actions; `use *` stands for any actions with the verb.
   */
  #offers(from: GameState, line: string): readonly string[] {
    const [, label = '', verb = '', list = ''] =
      /^(\S+): *(?:(\S+) *= *)?(.*)$/.exec(line) ?? fail('expected a player and a colon');
    const wanted = listed(list, ',').map((each) => (verb === '' ? each : `${verb} ${each}`));
    const actions = this.#rules.legalActions(from, this.#names.seatOf(label)).map(actionNotation);
    // If the list names no card to acquire, only the used cards are compared.
    const legal = list.includes('>') ? actions : [...new Set(actions.map((each) => each.replace(/>\d+$/, '')))];
    const verbs = wanted.filter((each) => each.endsWith(' *'));
    const found = legal
      .filter((each) => verb === '' || each === verb || each.startsWith(`${verb} `))
      .map((each) => verbs.find((any) => each.startsWith(any.slice(0, -1))) ?? each);
    return difference(`offered to ${label}`, sorted(wanted), sorted([...new Set(found)]), ', ');
  }

  #holds(line: string): readonly string[] {
    const { state, events } = this.#now;
    const types = events.map(({ type }) => type);
    const [first = '', ...rest] = wordsOf(line);
    switch (first) {
      case 'event':
      case 'no':
        return this.#eventLine(line);
      case 'events':
        return difference('events', rest, types);
      case 'next':
        return difference('next', rest, this.#next(rest));
      case 'over':
        return this.#rules.isOver(state) ? [] : ['the game is not over'];
      case 'winners':
        return difference('winners', rest, this.#rules.winners(state).map(this.#names.labelOf));
      default:
        return this.#compare(factLine(line, this.#names, this.#rules));
    }
  }

  #compare({ what, values, compare, read }: FactLine): readonly string[] {
    const before = read(this.#before.state);
    const now = read(this.#now.state);
    if (compare === 'set') {
      const wanted = values[0] === '=' ? before : isChange(values) ? changed(before, values) : values;
      return difference(what, sorted(wanted), sorted(now));
    }
    const wanted = isChange(values) ? [String(Number(before[0]) + Number(values[0]))] : values;
    const found = compare === 'start' ? now.slice(0, values.length) : now;
    return difference(what, values[0] === '=' ? before : wanted, found);
  }

  /**
   * Returns the words to compare with a `next` line: the seats that must decide, the kind of their decision, and the
   * params that the line lists. A line without words expects no open decision.
   */
  #next(wanted: readonly string[]): readonly string[] {
    const prompts = this.#rules.pending(this.#now.state);
    const [first] = prompts;
    if (first === undefined) return [];
    const pairs = pairsFor(wanted, first.params);
    const words = [...prompts.map(({ seat }) => this.#names.labelOf(seat)), first.kind];
    return wanted.length === 0 ? words : [...words.slice(0, wanted.length - pairs.length), ...pairs];
  }

  /** Checks a line such as `event coins amount=2` or `no event passed`. */
  #eventLine(line: string): readonly string[] {
    const words = wordsOf(line);
    const isUnwanted = words[0] === 'no';
    const [word, type = '', ...pairs] = isUnwanted ? words.slice(1) : words;
    if (word !== 'event') fail(`expected "no event", not "${line}"`);
    if (!EVENT_TYPES.has(type)) fail(`there is no type of event "${type}"`);
    const found = this.#now.events.filter((event) => event.type === type);
    if (found.some((event) => pairs.every((pair) => this.#has(event, pair))) !== isUnwanted) return [];
    const list = found.map((event) => JSON.stringify(event)).join(', ');
    return [`${line}: ${found.length === 0 ? 'there is no such event' : `got ${list}`}`];
  }

  #has(event: GameEvent, pair: string): boolean {
    const [, key = '', value] = /^(\w+)=(.*)$/s.exec(pair) ?? fail(`expected key=value, not "${pair}"`);
    const found = Object(event)[key];
    return (key === 'seat' ? this.#names.labelOf(found as Seat) : printed(found)) === value;
  }
}

/** Returns the rules with changes to the component set, such as `missions.0.tasks.0 {"kind":"energy","total":2}`. */
function withContent(
  rules: Rules,
  changes: readonly string[],
  createRules: ScenarioOptions['createRules'] = () => fail('a line with "content" needs the option createRules'),
): Rules {
  if (changes.length === 0) return rules;
  const content: Content = JSON.parse(JSON.stringify(rules.content));
  for (const change of changes) {
    const [path = '', ...json] = wordsOf(change);
    setJsonAt(content, path, json.join(' '));
  }
  return createRules(content);
}
