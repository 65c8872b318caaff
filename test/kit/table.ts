import { type Draft, produce } from 'immer';
import { expect } from 'vitest';
import { bindRules } from '../../src/api/bindRules.ts';
import { fetchPlan, playerIn, fetchCard as removeCard, takeOutpost } from '../../src/testing/scenarios/pieces.ts';
import { must } from './must.ts';
import { once } from './once.ts';
import type {
  Action,
  Card,
  CardId,
  Company,
  Content,
  CreateGameOptions,
  GameEvent,
  GameState,
  PlanId,
  Prompt,
  Rules,
  Seat,
  TileId,
} from './pinned.ts';
import { defaultContent, problemText, VIOLATIONS } from './pinned.ts';

/** A state in a draft. */
export type DraftState = Draft<GameState>;
/** A change to a state before a test starts. */
export type Change = (draft: DraftState) => void;

/** A state with the events that led to it. */
interface Outcome {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Chooses an action for a decision; `undefined` to stop. */
type Chooser = (prompt: Prompt, options: readonly Action[]) => Action | undefined;

/** Tables by fingerprint of the component set. */
const TABLES = new Map<string, Table>();
type Table = ReturnType<typeof makeTable>;

/** Returns the table of a state. */
export function tableOf({ content }: GameState): Table {
  const found = TABLES.get(content.fingerprint);
  if (found === undefined) throw new Error(`no table for content "${content.id}"`);
  return found;
}

/** Creates small states and continues games, for one component set. */
export function tableWith(content: Content): Table {
  const made = makeTable(content);
  const { fingerprint } = made.rules.createGame({ players: ['Melanie', 'Antoine'], seed: '' }).content;
  TABLES.set(fingerprint, made);
  return made;
}

function makeTable(content: Content) {
  const rules: Rules = bindRules(content);

  /** Returns the state after a legal action; throws if it is illegal. */
  function act(state: GameState, ...actions: readonly Action[]): GameState {
    return actions.reduce((now, action) => played(now, action).state, state);
  }

  /** Returns the state and events of a legal action; throws if it is illegal. */
  function played(state: GameState, action: Action): Outcome {
    const result = rules.tryReduce(state, action);
    if (result.ok) return result;
    throw new Error(
      `${JSON.stringify(action)} is rejected: ${result.violations.map(({ message }) => message).join(' ')}`,
    );
  }

  /** Takes the actions that `choose` returns for the first open decision, until it returns none or the game is over. */
  function play(from: GameState, choose: Chooser): Outcome {
    const events: GameEvent[] = [];
    let state = from;
    for (;;) {
      const [prompt] = rules.pending(state);
      const action = prompt && choose(prompt, rules.legalActions(state, prompt.seat));
      if (action === undefined) return { state, events };
      const step = played(state, action);
      events.push(...step.events);
      state = step.state;
    }
  }

  /** Takes the first option of all decisions of the given kinds, without claiming tasks, until another kind is open. */
  function skip(from: GameState, ...kinds: readonly string[]): GameState {
    return play(from, ({ kind }, options) => {
      if (!kinds.includes(kind)) return undefined;
      return (
        options.find(({ type }) => type === 'confirmPlan') ?? must(options.find(({ type }) => type !== 'claimTask'))
      );
    }).state;
  }

  /** First turns by game options, as JSON. Most tests start there, with few different options. */
  const firstTurn = once((options: string): GameState => {
    const start = rules.createGame(JSON.parse(options));
    return skip(start, 'startingToken', 'startingDecks', 'barrier', 'planning');
  });

  /** Returns a new game with its events after the set-up, in which every decision takes the first option. */
  function setUp(options: CreateGameOptions): Outcome {
    const start = rules.startGame(options);
    const { state, events } = play(start.state, ({ kind }, [first]) => (kind === 'planning' ? undefined : must(first)));
    return { state, events: [...start.events, ...events] };
  }

  /**
   * All players pass and Luna plays her cards. Returns the next planning phase or the end of the game, with the events.
   */
  function finishRound(from: GameState): Outcome {
    return play(from, ({ kind, seat }, [first]) => {
      if (kind === 'planning') return undefined;
      return kind === 'turn' ? { type: 'pass', seat } : must(first);
    });
  }

  /**
   * Returns the first turn of seat 0 (the first player) in round 1: all players have seven cards in hand, nothing
   * planned, three one-card resting decks, 1 coin, and the starting bonus of the recommended token. Four players by
   * default.
   */
  function onTurn(change: Change = () => {}, options: Partial<CreateGameOptions> = {}): GameState {
    const players = ['Melanie', 'Antoine', 'Mathieu', 'David'];
    return produce(firstTurn(JSON.stringify({ players, seed: 'table', firstPlayer: 0, ...options })), change);
  }

  /** Returns the legal actions of one type. */
  function options<Type extends Action['type']>(state: GameState, type: Type): Extract<Action, { type: Type }>[] {
    return rules
      .legalActions(state)
      .filter((action): action is Extract<Action, { type: Type }> => action.type === type);
  }

  return { rules, act, played, play, skip, setUp, finishRound, onTurn, options };
}

/** Returns a state changed by `editGame`. Tests must only make changes that a save accepts. */
export function edited(state: GameState, change: Change): GameState {
  const result = tableOf(state).rules.editGame(state, change);
  if (result.ok) return result.state;
  throw new Error(result.problems.map(problemText).join('\n'));
}

/**
 * A table whose positions are created only by `createGame` with its `deal`, by play and by `editGame`. Shorthands such
 * as `lay` change the draft of `editGame`. Positions created in another way are rejected.
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

/** The table with the default component set. */
export const table: Table = tableWith(defaultContent);

/**
 * Returns the violations of an action as `code RULE`, after checking that all params of the message are present; empty
 * if legal.
 */
export function refusal(state: GameState, action: Action): string[] {
  const violations = tableOf(state).rules.explain(state, action);
  for (const { code, params } of violations) {
    const named = [...VIOLATIONS[code].message.matchAll(/\{(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params).sort(), code).toEqual([...new Set(named)].sort());
  }
  return violations.map(({ code, rule }) => `${code} ${rule}`);
}

/** Returns the player in a seat, which must exist. */
export function at(state: GameState, seat: Seat): GameState['players'][number] {
  return must(state.players[seat]);
}

/** Returns the player in a seat of a draft. */
export const player = playerIn;

/** Removes a card from its current place, so that it can be placed elsewhere, and returns it. */
export function fetchCard(draft: DraftState, card: CardId): CardId {
  removeCard(draft, card);
  return card;
}

/** Places cards face up in the action area of a seat, from the middle slot outwards. */
export function lay(draft: DraftState, seat: Seat, ...cards: readonly CardId[]): void {
  for (const card of cards) {
    fetchCard(draft, card);
    const { area, used } = player(draft, seat);
    const slot = must([1, 2, 3, 0, 4].find((each) => area[each] === null));
    area[slot] = card;
    used[slot] = false;
  }
}

/** Moves cards to the hand of a seat. */
export function hold(draft: DraftState, seat: Seat, ...cards: readonly CardId[]): void {
  for (const card of cards) {
    fetchCard(draft, card);
    player(draft, seat).hand.push(card);
  }
}

/** Moves a card to a display slot, 1-12. The previous card goes to the destroyed cards. */
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

export { fetchPlan };

/** Places plans face up on the research track of a seat, starting at a space and covering existing ones. */
export function layPlans(draft: DraftState, seat: Seat, from: number, ...plans: readonly PlanId[]): void {
  plans.forEach((plan, index) => {
    fetchPlan(draft, plan);
    const { plans, covered } = player(draft, seat);
    const below = plans[from + index];
    if (below) covered.push(below.plan);
    plans[from + index] = { plan, faceDown: false, uploaded: false };
  });
}

/** Moves one outpost from the top of a station column to a sector. */
export function settle(draft: DraftState, company: Company, ...sectors: readonly number[]): void {
  for (const sector of sectors) must(draft.sectors[sector - 1]).push(takeOutpost(draft, company));
}

/** Returns the first default card that satisfies a condition. */
export function findCard(test: (card: Card) => boolean): CardId {
  return must(defaultContent.cards.find(test)).id;
}

/** Returns the events of one type. */
export function eventsOf<Type extends GameEvent['type']>(events: readonly GameEvent[], type: Type) {
  return events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
}

/** Returns the rules of all coin gains and payments of a seat, in order. */
export function coinRules(events: readonly GameEvent[], seat: Seat): string[] {
  return events.flatMap((event) => (event.type === 'coins' && event.seat === seat ? [event.rule] : []));
}

/** Returns the net coins that events gave to a seat. */
export function coinsIn(events: readonly GameEvent[], seat: Seat): number {
  return events.reduce((sum, event) => sum + (event.type === 'coins' && event.seat === seat ? event.amount : 0), 0);
}
