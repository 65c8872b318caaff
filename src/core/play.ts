import type { HasContent } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import { at } from '../engine/lists.ts';
import { boxUnder } from '../game/boundRules.ts';
import { readAction } from '../game/model/actionSchema.ts';
import type { Action } from '../game/model/actions.ts';
import { IllegalActionError, InvalidOptionsError, type ReduceResult } from '../game/model/errors.ts';
import type { GameEvent } from '../game/model/events.ts';
import type { DecisionFrame } from '../game/model/frames.ts';
import type { CreateGameOptions } from '../game/model/options.ts';
import { parseOptions } from '../game/model/optionsSchema.ts';
import type { Violation, Warning } from '../game/model/params.ts';
import type { Prompt } from '../game/model/prompts.ts';
import type { ScoreSheet } from '../game/model/score.ts';
import { type GameState, type GameView, isView, type NextState, type WholeState } from '../game/model/state.ts';
import { finalSheet } from '../game/modules/menaces/menaceOnBoard.ts';
import { isLooping, replayOptions } from '../game/modules/menaces/timeLoop.ts';
import { openState, openWhole, requireViewOf } from '../game/position.ts';
import { isRestricted } from '../game/restriction.ts';
import { type Faults, fault } from '../game/rules/decision.ts';
import type { Game } from '../game/rules/game.ts';
import { highest, totalsOf } from '../game/rules/round/scoring.ts';
import { dealProblems } from '../game/rules/setup/deal.ts';
import { newGame } from '../game/rules/setup/newGame.ts';
import { MACHINE } from '../game/skymines.ts';
import { warningNotes } from '../game/warnings.ts';
import type { Result } from '../input/result.ts';
import { violationsOf, warningsOf } from './messages.ts';

// `rules` is `undefined` for the default component set.

/** Seat used for an input that is not an action. */
const NO_SEAT: Seat = -1;

export function startGame(
  options: CreateGameOptions,
  rules?: HasContent,
): { readonly state: GameState; readonly events: readonly GameEvent[] } {
  const parsed = parseOptions(options);
  if (!parsed.ok) throw new InvalidOptionsError(parsed.error);
  const box = boxUnder(rules);
  const problems = dealProblems(box, parsed.value);
  if (problems.length > 0) throw new InvalidOptionsError(problems);
  return MACHINE.start({ box, state: newGame(box, parsed.value) });
}

export function createGame(options: CreateGameOptions, rules?: HasContent): GameState {
  return startGame(options, rules).state;
}

function open(state: GameState, rules: HasContent | undefined): Game {
  return openState(boxUnder(rules), state);
}

/** Returns the input as a legal action, or a function that describes its violations, because most callers need none. */
function checkAction(game: Game, input: unknown): Result<Action, () => Violation[]> {
  const parsed = readAction(input);
  if (!parsed.ok) return illegal(game, NO_SEAT, fault('malformedAction', { problem: parsed.error }));
  const faults = MACHINE.check(game, parsed.value);
  return faults.length === 0 ? parsed : illegal(game, parsed.value.seat, faults);
}

function illegal(game: Game, seat: Seat, faults: Faults): Result<never, () => Violation[]> {
  return { ok: false, error: () => violationsOf(game, seat, faults) };
}

export function tryReduce<State extends WholeState>(
  state: State,
  action: unknown,
  rules?: HasContent,
): ReduceResult<State> {
  const game = openWhole(boxUnder(rules), state);
  const checked = checkAction(game, action);
  if (!checked.ok) return { ok: false, violations: checked.error() };
  const { state: next, events } = MACHINE.apply(game, checked.value);
  return { ok: true, state: next as NextState<State>, events };
}

export function reduce<State extends WholeState>(state: State, action: Action, rules?: HasContent): NextState<State> {
  const result = tryReduce(state, action, rules);
  if (!result.ok) throw new IllegalActionError(result.violations);
  return result.state;
}

export function legalActions(state: GameState, seat?: Seat, rules?: HasContent): readonly Action[] {
  const game = open(state, rules);
  return MACHINE.options(game, isView(game.state) ? visibleSeat(game.state, seat) : seat);
}

/** Returns the seat whose actions a view shows: the viewer's, or Luna's, because any player may start her turn. */
function visibleSeat(view: GameView, seat: Seat | undefined): Seat {
  const seats = MACHINE.seats(view).filter((each) => seat === undefined || each === seat);
  const visible = seats.find((each) => each === view.viewer || each === view.luna?.seat);
  if (visible === undefined && seat !== undefined && seats.length > 0) requireViewOf(view, seat);
  return visible ?? NO_SEAT;
}

export function explain(state: GameState, action: unknown, rules?: HasContent): readonly Violation[] {
  const game = open(state, rules);
  const checked = checkAction(game, action);
  return checked.ok ? [] : checked.error();
}

export function isLegal(state: GameState, action: unknown, rules?: HasContent): boolean {
  return checkAction(open(state, rules), action).ok;
}

export function warnings(state: GameState, action: unknown, rules?: HasContent): readonly Warning[] {
  const game = open(state, rules);
  const checked = checkAction(game, action);
  return checked.ok ? warningsOf(game, checked.value.seat, warningNotes(game, checked.value)) : [];
}

export function pending(state: GameState, rules?: HasContent): readonly Prompt[] {
  const { box, state: opened } = open(state, rules);
  const frame = opened.stack.at(-1) as DecisionFrame;
  const prompts = MACHINE.seats(opened).map((seat) => promptFor(frame, seat));
  // Restrictions may leave a seat without any legal action. Listing the actions throws a `DeadEndError`.
  if (isRestricted(box)) legalActions(state, undefined, rules);
  return prompts;
}

function promptFor(frame: DecisionFrame, seat: Seat): Prompt {
  if (frame.kind === 'startingToken') {
    return { seat, kind: frame.kind, params: { offers: at(frame.offers, seat) } };
  }
  const { kind, ...rest } = frame;
  const params = Object.fromEntries(Object.entries(rest).filter(([key]) => key !== 'seat' && key !== 'seats'));
  return { seat, kind, params } as Prompt;
}

export function isOver(state: GameState, rules?: HasContent): boolean {
  return open(state, rules).state.stack.length === 0;
}

export function score(state: GameState, rules?: HasContent): ScoreSheet {
  return finalSheet(open(state, rules));
}

export function timeLoop(state: WholeState, rules?: HasContent): CreateGameOptions | null {
  const game = openWhole(boxUnder(rules), state);
  return isLooping(game) ? replayOptions(game) : null;
}

export function winners(state: GameState, rules?: HasContent): readonly Seat[] {
  const game = open(state, rules);
  return state.stack.length === 0 && !isLooping(game) ? highest(totalsOf(finalSheet(game))) : [];
}
