import type { GameEvent, Seat } from 'skymines-rules';
import { plain, type Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import { told } from '../dom.ts';
import type { Words } from '../words/en.ts';
import { pawn } from './pawn.ts';

/** So many lines are made at first; the others when somebody scrolls to the end. */
const LINES = 40;

/** So many lines fit over the question. */
const LATEST = 2;

/** In which words a log is told, and who of the seats is Luna. */
interface Telling {
  readonly text: Text;
  readonly words: Words;
  readonly luna: Seat | null;
}

/** What others have done since somebody acted last: a line for each turn, the newest last; `null` if they have done nothing. */
export function meanwhile(events: readonly GameEvent[], telling: Telling): HTMLElement | null {
  // Why Luna picks a company is long; the log tells it.
  const short = events.filter(({ type }) => type !== 'lunaCompaniesChosen');
  const isRound = ({ type }: GameEvent): boolean => type === 'roundStarted';
  const isNewRound = short.some(isRound);
  // That a round begins comes first, and then what it brings.
  const ordered = [...short.filter(isRound), ...short.filter((event) => !isRound(event))];
  const lines = telling.text.log(ordered).filter(({ seat }) => isNewRound || seat !== null);
  if (lines.length === 0) return null;
  return h(
    'ul',
    { class: 'meanwhile', 'aria-label': telling.words.meanwhile },
    ...lines.slice(-LATEST).map((line) => item(line, telling)),
  );
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
