import type { GameEvent, Seat } from 'skymines-rules';
import { type LogLine, plain, type Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import { told } from '../dom.ts';
import type { Words } from '../words/en.ts';
import { briefly, turnsOfRivals } from './brief.ts';
import { pawn } from './pawn.ts';

/** So many lines are made at first; the others when somebody scrolls to the end. */
const LINES = 40;

/** This many lines fit over the question. */
const LATEST = 2;

/** In which words a log is told, and who of the seats is Luna. */
interface Telling {
  readonly text: Text;
  readonly words: Words;
  readonly luna: Seat | null;
}

/** Returns the turns of the rivals since the last action of a seat, a short line for each, or else the latest lines; then everything in full. */
export function meanwhile(events: readonly GameEvent[], own: Seat, telling: Telling): readonly HTMLElement[] {
  const { text, words } = telling;
  const isRound = ({ type }: GameEvent): boolean => type === 'roundStarted';
  const isNewRound = events.some(isRound);
  // That a round begins comes first, and then what it brings.
  const ordered = [...events.filter(isRound), ...events.filter((event) => !isRound(event))];
  const lines = text.log(ordered).filter(({ seat }) => isNewRound || seat !== null);
  if (lines.length === 0) return [];
  const turns = [...(isNewRound ? [] : turnsOfRivals(lines, own))];
  const isBrief = turns.length > 0;
  const items = isBrief
    ? turns.map(([seat, each]) => briefItem(seat, each, telling))
    : lines.slice(-LATEST).map((line) => item(line, telling));
  const look = { class: isBrief ? 'meanwhile briefly' : 'meanwhile', 'data-rivals': items.length };
  return [
    h('ul', { ...look, 'aria-label': words.meanwhile }, ...items),
    h('ul', { class: 'whole', 'aria-label': words.meanwhile }, ...lines.map((line) => item(line, telling))),
  ];
}

/** The turns of a rival in short parts. Those without room are left out as a whole; the click that opens the row shows all. */
function briefItem(seat: Seat, turns: readonly LogLine[], { text, words, luna }: Telling): HTMLElement {
  const parts = turns.flatMap((turn) => briefly(turn, text, words));
  const name = h('b', {}, words.says(plain(text.name({ kind: 'seat', seat }))));
  return h('li', { 'data-seat': seat }, pawn(seat, seat === luna), name, ...parts.map(told));
}

function item({ seat, text: happened }: ReturnType<Text['log']>[number], { text, words, luna }: Telling): HTMLElement {
  if (seat === null) return h('li', {}, sentence(happened));
  const name = h('b', {}, words.says(plain(text.name({ kind: 'seat', seat }))));
  return h('li', { 'data-seat': seat }, pawn(seat, seat === luna), name, told(happened));
}

/** What has happened, a line for each turn, the newest first. */
export function log(events: readonly GameEvent[], telling: Telling): HTMLElement {
  const { text, words } = telling;
  const lines = [...text.log(events)].reverse();
  if (lines.length === 0) return h('div', { class: 'log faint' }, words.nothingYet);
  const items = lines.map((line) => item(line, telling));
  const list = h('ol', { tabindex: 0, 'aria-label': words.log }, ...items.slice(0, LINES));
  const rest = items.slice(LINES);
  list.addEventListener('scroll', () => {
    const isNearEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 40;
    if (isNearEnd) list.append(...rest.splice(0, LINES));
  });
  return h('div', { class: 'log' }, list);
}
