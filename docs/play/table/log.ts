import type { GameEvent, Seat } from 'skymines-rules';
import { type LogLine, plain, type Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import { renderText } from '../dom.ts';
import type { Words } from '../words/en.ts';
import { turnSummary, turnsOfRivals } from './brief.ts';
import { pawn } from './pawn.ts';

/** More lines are added when the player scrolls to the end. */
const FIRST_LINES = 40;

/** This many lines fit above the question. */
const LATEST_LINES = 2;

interface LogContext {
  readonly text: Text;
  readonly words: Words;
  readonly luna: Seat | null;
}

/** If no rival has taken a turn, shows the latest log lines. */
export function recentTurns(events: readonly GameEvent[], own: Seat, context: LogContext): readonly HTMLElement[] {
  const { text, words } = context;
  const isRound = ({ type }: GameEvent): boolean => type === 'roundStarted';
  const isNewRound = events.some(isRound);
  // The start of a round precedes its effects.
  const ordered = [...events.filter(isRound), ...events.filter((event) => !isRound(event))];
  const lines = text.log(ordered).filter(({ seat }) => isNewRound || seat !== null);
  if (lines.length === 0) return [];
  const turns = [...(isNewRound ? [] : turnsOfRivals(lines, own))];
  const isBrief = turns.length > 0;
  const items = isBrief
    ? turns.map(([seat, each]) => briefItem(seat, each, context))
    : lines.slice(-LATEST_LINES).map((line) => item(line, context));
  const look = { class: isBrief ? 'meanwhile briefly' : 'meanwhile', 'data-rivals': items.length };
  return [
    h('ul', { ...look, 'aria-label': words.meanwhile }, ...items),
    h('ul', { class: 'whole', 'aria-label': words.meanwhile }, ...lines.map((line) => item(line, context))),
  ];
}

/** Clicking the row shows the parts that do not fit. */
function briefItem(seat: Seat, turns: readonly LogLine[], { text, words, luna }: LogContext): HTMLElement {
  const parts = turns.flatMap((turn) => turnSummary(turn, text, words));
  const name = h('b', {}, words.says(plain(text.name({ kind: 'seat', seat }))));
  return h('li', { 'data-seat': seat }, pawn(seat, seat === luna), name, ...parts.map(renderText));
}

function item({ seat, text: happened }: LogLine, { text, words, luna }: LogContext): HTMLElement {
  if (seat === null) return h('li', {}, sentence(happened));
  const name = h('b', {}, words.says(plain(text.name({ kind: 'seat', seat }))));
  return h('li', { 'data-seat': seat }, pawn(seat, seat === luna), name, renderText(happened));
}

/** One line per turn, the newest first. */
export function log(events: readonly GameEvent[], context: LogContext): HTMLElement {
  const { text, words } = context;
  const lines = [...text.log(events)].reverse();
  if (lines.length === 0) return h('div', { class: 'log faint' }, words.nothingYet);
  const items = lines.map((line) => item(line, context));
  const list = h('ol', { tabindex: 0, 'aria-label': words.log }, ...items.slice(0, FIRST_LINES));
  const rest = items.slice(FIRST_LINES);
  list.addEventListener('scroll', () => {
    const isNearEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 40;
    if (isNearEnd) list.append(...rest.splice(0, FIRST_LINES));
  });
  return h('div', { class: 'log' }, list);
}
