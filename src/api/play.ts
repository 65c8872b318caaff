import type { Box } from '../components/box.ts';
import type { Seat } from '../components/ids.ts';
import { readAction } from '../game/model/actionSchema.ts';
import type { Action } from '../game/model/actions.ts';
import type { ReduceResult } from '../game/model/errors.ts';
import { IllegalActionError, InvalidOptionsError } from '../game/model/errors.ts';
import type { CreateGameOptions } from '../game/model/options.ts';
import { parseOptions } from '../game/model/optionsSchema.ts';
import type { Violation, Warning } from '../game/model/params.ts';
import type { Prompt } from '../game/model/prompts.ts';
import type { ScoreSheet } from '../game/model/score.ts';
import type { GameState, GameView, NextState, WholeState } from '../game/model/state.ts';
import { isView } from '../game/model/state.ts';
import { finalSheet } from '../game/modules/menaces/menaceOnBoard.ts';
import { isLooping, replayOptions } from '../game/modules/menaces/timeLoop.ts';
import { prompts } from '../game/pending.ts';
import { openState, openWhole, requireViewOf } from '../game/position.ts';
import { RestrictedBox } from '../game/restriction.ts';
import type { Faults } from '../game/rules/decision.ts';
import { fault } from '../game/rules/decision.ts';
import type { Game } from '../game/rules/game.ts';
import { highest, totalsOf } from '../game/rules/round/scoring.ts';
import { dealProblems } from '../game/rules/setup/deal.ts';
import { newGame } from '../game/rules/setup/newGame.ts';
import { MACHINE } from '../game/skymines.ts';
import { warningNotes } from '../game/warnings.ts';
import type { Result } from '../input/result.ts';
import type { CoreRules } from './coreRules.ts';
import { violationsOf, warningsOf } from './sentences.ts';

// Each function of `CoreRules` for the box it plays with. They stand alone, so that a page loads only those it calls.

/** Why an action is refused, and the seat that tried it. */
interface Refused {
  readonly faults: Faults;
  readonly seat: Seat;
}
type Examined = Result<Action, Refused>;

/** The seat of an input that is not an action. */
const NOBODY: Seat = -1;

export function startGame(box: Box, options: CreateGameOptions): ReturnType<CoreRules['startGame']> {
  const parsed = parseOptions(options);
  if (!parsed.ok) throw new InvalidOptionsError(parsed.error);
  const misdealt = dealProblems(box, parsed.value);
  if (misdealt.length > 0) throw new InvalidOptionsError(misdealt);
  return MACHINE.start({ box, state: newGame(box, parsed.value) });
}

export function createGame(box: Box, options: CreateGameOptions): GameState {
  return startGame(box, options).state;
}

/** The action if it may be taken, or what is wrong with it; sentences are made only when somebody asks for them. */
function examine(game: Game, input: unknown): Examined {
  const parsed = readAction(input);
  if (!parsed.ok) return refused(fault('malformedAction', { problem: parsed.error }), NOBODY);
  const faults = MACHINE.check(game, parsed.value);
  return faults.length === 0 ? parsed : refused(faults, parsed.value.seat);
}

function refused(faults: Faults, seat: Seat): Examined {
  return { ok: false, error: { faults, seat } };
}

function violationsAt(game: Game, { faults, seat }: Refused): Violation[] {
  return violationsOf(game, seat, faults);
}

export function tryReduce<State extends WholeState>(box: Box, state: State, input: unknown): ReduceResult<State> {
  const game = openWhole(box, state);
  const examined = examine(game, input);
  if (!examined.ok) return { ok: false, violations: violationsAt(game, examined.error) };
  const { state: next, events } = MACHINE.apply(game, examined.value);
  return { ok: true, state: next as NextState<State>, events };
}

export function reduce<State extends WholeState>(box: Box, state: State, action: Action): NextState<State> {
  const result = tryReduce(box, state, action);
  if (!result.ok) throw new IllegalActionError(result.violations);
  return result.state;
}

export function legalActions(box: Box, state: GameState, seat?: Seat): readonly Action[] {
  const game = openState(box, state);
  return MACHINE.options(game, isView(game.state) ? seatSeen(game.state, seat) : seat);
}

/** Whose actions a view shows: its viewer's, and Luna's turn, which everybody may let her take. */
function seatSeen(view: GameView, seat: Seat | undefined): Seat {
  const asked = MACHINE.seats(view).filter((each) => seat === undefined || each === seat);
  const seen = asked.find((each) => each === view.viewer || each === view.luna?.seat);
  if (seen === undefined && seat !== undefined && asked.length > 0) requireViewOf(view, seat);
  return seen ?? NOBODY;
}

export function explain(box: Box, state: GameState, input: unknown): readonly Violation[] {
  const game = openState(box, state);
  const examined = examine(game, input);
  return examined.ok ? [] : violationsAt(game, examined.error);
}

export function isLegal(box: Box, state: GameState, input: unknown): boolean {
  return examine(openState(box, state), input).ok;
}

export function warnings(box: Box, state: GameState, input: unknown): readonly Warning[] {
  const game = openState(box, state);
  const examined = examine(game, input);
  return examined.ok ? warningsOf(game, examined.value.seat, warningNotes(game, examined.value)) : [];
}

export function pending(box: Box, state: GameState): readonly Prompt[] {
  const asked = prompts(openState(box, state).state);
  // Restrictions may leave a seat without an answer, which the list of actions reports as an error.
  if (box instanceof RestrictedBox) legalActions(box, state);
  return asked;
}

export function isOver(box: Box, state: GameState): boolean {
  return openState(box, state).state.stack.length === 0;
}

export function score(box: Box, state: GameState): ScoreSheet {
  return finalSheet(openState(box, state));
}

export function timeLoop(box: Box, state: WholeState): CreateGameOptions | null {
  const game = openWhole(box, state);
  return isLooping(game) ? replayOptions(game) : null;
}

export function winners(box: Box, state: GameState): readonly Seat[] {
  const game = openState(box, state);
  return state.stack.length === 0 && !isLooping(game) ? highest(totalsOf(finalSheet(game))) : [];
}
