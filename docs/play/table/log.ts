import { button, h } from '../../shared/elements.ts';
import { pawn } from './pawn.ts';
import { fittingSigns, pointsClass, pointsText, type SignsLook, signs } from './signsView.ts';
import type { TurnSigns } from './turnSigns.ts';

/** More turns are added when the player scrolls to the end. */
const FIRST_TURNS = 40;
const HEIGHT = 16;

export interface LogLook extends Omit<SignsLook, 'height'> {
  /** Width of the icons of a row, in design pixels. */
  readonly room: number;
  /** Name of a turn for screen readers, with its points. */
  readonly nameOf: (turn: TurnSigns) => string;
  /** Opens the replay after a turn, or `null` if there is none. */
  readonly open: ((turn: TurnSigns) => void) | null;
  /** Called with the turn under the pointer, or with `null`. */
  readonly point: (turn: TurnSigns | null) => void;
}

/** One row of icons per turn, the newest first. */
export function log(turns: readonly TurnSigns[], look: LogLook): HTMLElement {
  const { words } = look;
  if (turns.length === 0) return h('div', { class: 'log faint' }, words.nothingYet);
  const rest = [...turns].reverse();
  let round = rest[0]?.turn.round;
  const nextRows = (): HTMLElement[] =>
    rest.splice(0, FIRST_TURNS).flatMap((turn) => {
      const isNewRound = turn.turn.round !== round;
      round = turn.turn.round;
      const heading = isNewRound ? [h('li', { class: 'log-round' }, words.rivals.round(round))] : [];
      return [...heading, row(turn, look)];
    });
  const list = h('ol', { 'aria-label': words.log }, ...nextRows());
  if (look.open === null) list.tabIndex = 0;
  list.addEventListener('scroll', () => {
    const isNearEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 40;
    if (isNearEnd) list.append(...nextRows());
  });
  rove(list);
  list.addEventListener('pointerleave', () => look.point(null));
  return h('div', { class: 'log' }, list);
}

function row(turn: TurnSigns, look: LogLook): HTMLElement {
  const { seat, kind } = turn.turn;
  const { used, got } = fittingSigns(turn.steps, look.room, HEIGHT);
  const points = kind === 'plan' ? null : (turn.turn.gains?.[seat] ?? null);
  const line = h(
    'span',
    { class: 'log-line', 'aria-hidden': 'true' },
    pawn(seat, seat === look.luna),
    ...signs(used, { ...look, height: HEIGHT }),
    got.length === 0 ? null : h('i', { class: 'leads' }),
    ...signs(got, { ...look, height: HEIGHT }),
    h('b', { class: pointsClass(points) }, pointsText(points)),
  );
  const item = h('li', { 'data-seat': seat, class: kind === 'plan' ? 'planned' : '' });
  item.addEventListener('pointerenter', () => look.point(turn));
  const { open } = look;
  if (open === null || turn.turn.to === null) {
    item.append(line, h('span', { class: 'spoken' }, look.nameOf(turn)));
    return item;
  }
  const label = look.words.rivals.seeInReplay(look.nameOf(turn));
  const link = button(line, () => open(turn), { class: 'log-turn', tabindex: -1 });
  link.append(h('span', { class: 'spoken' }, label));
  link.addEventListener('focus', () => look.point(turn));
  link.addEventListener('blur', () => look.point(null));
  item.append(link);
  return item;
}

/** The list is one stop for the Tab key. The arrow keys move between its rows. */
function rove(list: HTMLElement): void {
  const rows = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('.log-turn')];
  const [first] = rows();
  // Without buttons, the list itself must be reachable for scrolling.
  (first ?? list).tabIndex = 0;
  list.addEventListener('keydown', (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = rows().findIndex((each) => each === document.activeElement);
    const next = by === undefined ? undefined : rows()[at + by];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    for (const each of rows()) each.tabIndex = each === next ? 0 : -1;
    next.focus();
  });
}
