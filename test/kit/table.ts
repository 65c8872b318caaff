import { type Draft, produce } from 'immer';
import { expect } from 'vitest';
import { bindRules } from '../../src/api/bindRules.ts';
import { once } from './once.ts';
import type {
  Action,
  Card,
  CardId,
  Content,
  CreateGameOptions,
  GameEvent,
  GameState,
  Plan,
  PlanId,
  Rules,
  Seat,
  TileId,
} from './pinned.ts';
import { defaultContent, problemText, VIOLATIONS } from './pinned.ts';

/** A state that is changed by hand. */
export type DraftState = Draft<GameState>;
/** A change made to a state by hand, before a test begins. */
export type Change = (draft: DraftState) => void;

/** A table for each component set in use, by its fingerprint. */
const TABLES = new Map<string, Table>();
type Table = ReturnType<typeof makeTable>;

/** The table a state belongs to. */
export function tableOf({ content }: GameState): Table {
  const found = TABLES.get(content.fingerprint);
  if (found === undefined) throw new Error(`no table for content "${content.id}"`);
  return found;
}

/** Small hand-made states and short ways to play on from them, for one component set. */
export function tableWith(content: Content): Table {
  const made = makeTable(content);
  const { fingerprint } = made.rules.createGame({ players: ['Melanie', 'Antoine'], seed: '' }).content;
  TABLES.set(fingerprint, made);
  return made;
}

function makeTable(content: Content) {
  const rules: Rules = bindRules(content);

  /** The state after an action that must be legal. */
  function act(state: GameState, ...actions: readonly Action[]): GameState {
    return actions.reduce((now, action) => played(now, action).state, state);
  }

  /** The state and the events of one action that must be legal. */
  function played(state: GameState, action: Action): { state: GameState; events: readonly GameEvent[] } {
    const result = rules.tryReduce(state, action);
    if (result.ok) return result;
    throw new Error(
      `${JSON.stringify(action)} is refused: ${result.violations.map(({ message }) => message).join(' ')}`,
    );
  }

  /** Answers decisions of the given kinds with their first option until another one is open; claims nothing on the way. */
  function skip(state: GameState, ...kinds: readonly string[]): GameState {
    let now = state;
    for (;;) {
      const prompt = rules.pending(now)[0];
      if (prompt === undefined || !kinds.includes(prompt.kind)) return now;
      const options = rules.legalActions(now, prompt.seat).filter(({ type }) => type !== 'claimTask');
      const action = options.find(({ type }) => type === 'confirmPlan') ?? options[0];
      if (action === undefined) throw new Error('no option');
      now = act(now, action);
    }
  }

  /** The first turn of a game with these options, as JSON. Most tests begin there, with few options. */
  const firstTurn = once((options: string): GameState => {
    const start = rules.createGame(JSON.parse(options));
    return skip(start, 'startingToken', 'startingDecks', 'barrier', 'planning');
  });

  /** A new game with its whole set-up done, each question of it answered by the first option; and what happened. */
  function setUp(options: CreateGameOptions): { state: GameState; events: readonly GameEvent[] } {
    const start = rules.startGame(options);
    const events = [...start.events];
    let { state } = start;
    while (rules.pending(state)[0]?.kind !== 'planning') {
      const [first] = rules.legalActions(state);
      if (first === undefined) throw new Error('no option');
      const step = played(state, first);
      events.push(...step.events);
      state = step.state;
    }
    return { state, events };
  }

  /** Everybody passes and Luna plays her cards: the next planning phase or the end of the game, and what led there. */
  function finishRound(from: GameState): { state: GameState; events: readonly GameEvent[] } {
    const events: GameEvent[] = [];
    let state = from;
    for (;;) {
      const [prompt] = rules.pending(state);
      if (prompt === undefined || prompt.kind === 'planning') return { state, events };
      const [first] = rules.legalActions(state, prompt.seat);
      if (first === undefined) throw new Error('no option');
      const step = played(state, prompt.kind === 'turn' ? { type: 'pass', seat: prompt.seat } : first);
      events.push(...step.events);
      state = step.state;
    }
  }

  /**
   * Round 1, the first turn of seat 0 (the first player): everybody holds seven cards, has planned none, has three
   * one-card resting decks and 1 coin, plus the starting bonus of the recommended token. Four players by default.
   */
  function onTurn(change: Change = () => {}, options: Partial<CreateGameOptions> = {}): GameState {
    const players = ['Melanie', 'Antoine', 'Mathieu', 'David'];
    return produce(firstTurn(JSON.stringify({ players, seed: 'table', firstPlayer: 0, ...options })), change);
  }

  /** The legal actions of one type. */
  function options<Type extends Action['type']>(state: GameState, type: Type): Extract<Action, { type: Type }>[] {
    return rules
      .legalActions(state)
      .filter((action): action is Extract<Action, { type: Type }> => action.type === type);
  }

  return { rules, act, played, skip, setUp, finishRound, onTurn, options };
}

/** A state changed by `editGame`; a test changes it only to what a save accepts. */
export function edited(state: GameState, change: Change): GameState {
  const result = tableOf(state).rules.editGame(state, change);
  if (result.ok) return result.state;
  throw new Error(result.problems.map(problemText).join('\n'));
}

/**
 * A table that is set up by `createGame` and its `deal`, by play and by `editGame` alone. Shorthands such as `lay` write the
 * draft of `editGame`. It refuses to play on from a position that was made in another way.
 */
export function lawful(from: Table): Table {
  const checked = (state: GameState): GameState => edited(state, () => {});
  return {
    ...from,
    act: (state, ...actions) => from.act(checked(state), ...actions),
    played: (state, action) => from.played(checked(state), action),
    onTurn: (change = () => {}, options = {}) => edited(from.onTurn(undefined, options), change),
  };
}

/** The table with the components that come with the library. */
export const table: Table = tableWith(defaultContent);

/** Why an action is refused, as `code RULE`, every figure of the sentence given; empty when it is legal. */
export function refusal(state: GameState, action: Action): string[] {
  const violations = tableOf(state).rules.explain(state, action);
  for (const { code, params } of violations) {
    const named = [...VIOLATIONS[code].message.matchAll(/\{(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params).sort(), code).toEqual([...new Set(named)].sort());
  }
  return violations.map(({ code, rule }) => `${code} ${rule}`);
}

/** Code and rule of each warning. */
export function warned(state: GameState, action: Action): string[] {
  return tableOf(state)
    .rules.warnings(state, action)
    .map(({ code, rule }) => `${code} ${rule}`);
}

/** The player in a seat; a test asks only for seats that exist. */
export function at(state: GameState, seat: Seat): GameState['players'][number] {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** The player in a seat, for changing by hand. */
export function player(draft: DraftState, seat: Seat): DraftState['players'][number] {
  const found = draft.players[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

/** Takes a card out of wherever it is, so that it can be put somewhere else. */
export function fetchCard(draft: DraftState, card: CardId): CardId {
  const without = (cards: readonly CardId[]): CardId[] => cards.filter((other) => other !== card);
  draft.deck = without(draft.deck);
  draft.destroyed = without(draft.destroyed);
  draft.display = draft.display.map((other) => (other === card ? null : other));
  for (const each of draft.players) {
    each.hand = without(each.hand);
    each.area = each.area.map((other) => (other === card ? null : other));
    each.resting = each.resting.map(without);
  }
  return card;
}

/** Lays cards face up into the action area of a seat, from the middle slot outwards to all five. */
export function lay(draft: DraftState, seat: Seat, ...cards: readonly CardId[]): void {
  for (const card of cards) {
    fetchCard(draft, card);
    const { area, used } = player(draft, seat);
    const slot = [1, 2, 3, 0, 4].find((each) => area[each] === null);
    if (slot === undefined) throw new Error('the action area is full');
    area[slot] = card;
    used[slot] = false;
  }
}

/** Puts cards into the hand of a seat. */
export function hold(draft: DraftState, seat: Seat, ...cards: readonly CardId[]): void {
  for (const card of cards) {
    fetchCard(draft, card);
    player(draft, seat).hand.push(card);
  }
}

/** Puts cards onto a resting deck of a seat, 0-4. */
export function rest(draft: DraftState, seat: Seat, slot: number, ...cards: readonly CardId[]): void {
  for (const card of cards) {
    fetchCard(draft, card);
    player(draft, seat).resting[slot]?.push(card);
  }
}

/** Puts a card onto a display slot, 1-12; the card that was there leaves for the destroyed-cards pile. */
export function show(draft: DraftState, slot: number, card: CardId): void {
  fetchCard(draft, card);
  const old = draft.display[slot - 1];
  if (old) draft.destroyed.push(old);
  draft.display[slot - 1] = card;
}

/** Gives a bonus tile to a seat for this round. */
export function giveTile(draft: DraftState, seat: Seat, tile: TileId): void {
  player(draft, seat).tiles.push({ tile, used: false, on: null });
}

/** Takes a plan out of the supply and the display, so that it can be put somewhere else. */
export function fetchPlan(draft: DraftState, plan: PlanId): PlanId {
  for (const letter of ['A', 'B', 'C'] as const) {
    draft.planSupply[letter] = draft.planSupply[letter].filter((other) => other !== plan);
  }
  draft.researchDisplay = draft.researchDisplay.map((other) => (other === plan ? null : other));
  draft.specialPlans = draft.specialPlans.filter((other) => other !== plan);
  return plan;
}

/** Lays plans face up onto the research track of a seat, from a space onwards, and over those that lie there. */
export function layPlans(draft: DraftState, seat: Seat, from: number, ...plans: readonly PlanId[]): void {
  plans.forEach((plan, index) => {
    const { plans, covered } = player(draft, seat);
    const below = plans[from + index];
    if (below) covered.push(below.plan);
    plans[from + index] = { plan: fetchPlan(draft, plan), faceDown: false, uploaded: false };
  });
}

/** Moves one outpost from the top of a station column into a sector. */
export function settle(
  draft: DraftState,
  company: 'skymine' | 'minerva' | 'astrogo' | 'tawac',
  ...sectors: number[]
): void {
  for (const sector of sectors) {
    const column = draft.stations[company].find(({ pieces }) => pieces > 0);
    const place = draft.sectors[sector - 1];
    if (column === undefined || place === undefined) throw new Error('no outpost or no such sector');
    column.pieces -= 1;
    if (column.pieces === 0) column.opened = true;
    place.push(company);
  }
}

/** The first card of the default components that passes a test. */
export function findCard(test: (card: Card) => boolean): CardId {
  const card = defaultContent.cards.find(test);
  if (card === undefined) throw new Error('no such card');
  return card.id;
}

/** Plans of the default components that pass a test. */
export function findPlans(test: (plan: Plan) => boolean): PlanId[] {
  return defaultContent.plans.filter(test).map(({ id }) => id);
}

/** The rules by which a seat has paid and gained coins, in order. */
export function coinRules(events: readonly GameEvent[], seat: Seat): string[] {
  return events.flatMap((event) => (event.type === 'coins' && event.seat === seat ? [event.rule] : []));
}

/** Coins the events gave to (or took from) a seat. */
export function coinsIn(events: readonly GameEvent[], seat: Seat): number {
  return events.reduce((sum, event) => sum + (event.type === 'coins' && event.seat === seat ? event.amount : 0), 0);
}
