import { button, h } from '../../shared/elements.ts';
import { keyOf } from '../ask/ask.ts';
import type { Question } from '../ask/question.ts';
import { type Lesson, leadingTo } from '../coach/coach.ts';
import { coachLine } from '../coach/coachLine.ts';
import { menaceNote } from './menaceNote.ts';
import type { RowContent } from './promptRow.ts';
import type { MomentHost } from './replay/replay.ts';
import type { Rivals } from './rivals.ts';
import type { TableState } from './tableState.ts';
import { waitingRow } from './waitingRow.ts';

interface RowHost {
  readonly moments: MomentHost | null;
  readonly isReceived: boolean;
  /** Ends the pauses until the next decision of a human player. */
  skip(): void;
  /** Shows the hand of the player who has taken over the screen. */
  take(): void;
  seeEnd(): void;
}

/** Returns the content of the prompt row: a replay, a rival's turn, a question, or what the table is waiting for. */
export function rowContent(state: TableState, rivals: Rivals, host: RowHost): RowContent {
  const { question, replay, luna } = state;
  const none = { who: null, list: [], line: null };
  if (replay !== null) return { ...none, question: replay.question, closing: [], idle: replay.now };
  const shown = shownTurn(state, rivals);
  if (shown !== null) return { ...none, ...shown, list: question?.draw().list ?? [], idle: null };
  if (question === null) return { ...none, ...unasked(state, host) };
  const { question: heading, closing, list, help } = question.draw();
  const { seat } = question.decision.prompt;
  const who = { seat, isLuna: seat === luna };
  const { lesson } = state;
  if (lesson !== null) pointTo(lesson, question, list);
  const idle = lesson === null ? idleLine(state, help) : coachLine(lesson, state.language.words.coach);
  // The turns of the others give way to the coach's words. They are in the log.
  const line = lesson === null ? rivals.pills() : null;
  return { who, question: heading, line, closing, list, idle };
}

/** Marks the listed choices that lead to the coach's action. */
function pointTo({ action }: Lesson, { chooser }: Question, list: readonly HTMLElement[]): void {
  if (action === null) return;
  const keys = leadingTo(chooser, action).map(keyOf);
  for (const each of list.flatMap((item) => [...item.querySelectorAll<HTMLElement>('[data-steps]')]))
    if (keys.includes(each.dataset['steps'] ?? '')) each.classList.add('is-taught');
}

/** Returns a note about the menace, or the help text. */
function idleLine(state: TableState, help: string): HTMLElement {
  const { view, game, language } = state;
  const note = menaceNote(view, game.rules.content.figures.rounds, state.textFor(), language.words);
  // The help text is repetitive, so it is not announced.
  return note ?? h('p', { class: 'help', 'aria-live': 'off' }, help);
}

/** A rival's turn, while it is shown and until the next one or the next round begins. */
function shownTurn(
  { showing, question, game, isOver, view }: TableState,
  rivals: Rivals,
): Pick<RowContent, 'question' | 'line' | 'closing'> | null {
  const { turn, isRunning, isHeld } = showing;
  const isWaiting = question === null && game.awaited === null && !isOver && turn?.turn.round === view.round;
  return turn !== null && (isRunning || isHeld || isWaiting) ? rivals.strip(turn, isRunning) : null;
}

function unasked(state: TableState, host: RowHost): Pick<RowContent, 'question' | 'closing' | 'idle'> {
  const { words } = state.language;
  if (state.isOver) {
    const see = button(words.table.seeEnd, () => host.seeEnd(), { class: 'main' });
    return { question: [h('h2', { tabindex: -1 }, words.over)], closing: [see], idle: null };
  }
  const text = state.textFor();
  const { moments, isReceived, skip, take } = host;
  const send = moments && (() => moments.shareUpTo(Number.POSITIVE_INFINITY));
  const { question, closing, help } = waitingRow(state.game, text, words, { skip, take, send, isReceived });
  return { question, closing, idle: help === '' ? null : h('p', { class: 'help' }, help) };
}
