import type { Seat } from 'skymines-rules';
import { button, h } from '../../shared/elements.ts';
import { type FaceOf, face } from '../art/faces.ts';
import { fittingSigns, pointsClass, pointsText, type SignsLook, signs } from './signsView.ts';
import type { TurnSigns } from './turnSigns.ts';

const HEIGHT = 18;
/** Width of the icons of one pill, in design pixels, by the number of pills. */
const ROOMS = [240, 240, 170, 118];

export interface PillsLook extends Omit<SignsLook, 'height'> {
  readonly faceOf: (seat: Seat) => FaceOf;
  readonly seatName: (seat: Seat) => string;
  readonly nameOf: (turn: TurnSigns) => string;
  readonly show: (turn: TurnSigns) => void;
  readonly point: (turn: TurnSigns | null) => void;
}

/** Returns a button for the latest turn of each rival, or `null` if there is none. */
export function pills(turns: readonly TurnSigns[], look: PillsLook): HTMLElement | null {
  if (turns.length === 0) return null;
  const room = ROOMS[turns.length] ?? 118;
  const list = h('ul', { class: 'pills', 'aria-label': look.words.meanwhile, 'data-rivals': turns.length });
  list.append(...turns.map((turn) => h('li', {}, pill(turn, look, room))));
  return list;
}

function pill(turn: TurnSigns, look: PillsLook, room: number): HTMLElement {
  const { seat, gains } = turn.turn;
  const { used, got } = fittingSigns(turn.steps, room, HEIGHT);
  const points = gains?.[seat] ?? null;
  const line = h(
    'span',
    { class: 'pill-line', 'aria-hidden': 'true' },
    face(look.faceOf(seat), `var(--sm-seat-${seat})`),
    h('span', { class: 'pill-name' }, look.seatName(seat)),
    h('span', { class: got.length === 0 ? 'pill-got' : 'pill-used' }, ...signs(used, { ...look, height: HEIGHT })),
    got.length === 0 ? null : h('i', { class: 'leads' }),
    got.length === 0 ? null : h('span', { class: 'pill-got' }, ...signs(got, { ...look, height: HEIGHT })),
    points === null ? null : h('b', { class: pointsClass(points) }, pointsText(points)),
  );
  const label = look.words.rivals.showAgain(look.nameOf(turn));
  const found = button(line, () => look.show(turn), { class: 'pill', 'data-seat': seat });
  found.append(h('span', { class: 'spoken' }, label));
  for (const name of ['pointerenter', 'focus']) found.addEventListener(name, () => look.point(turn));
  for (const name of ['pointerleave', 'blur']) found.addEventListener(name, () => look.point(null));
  return found;
}

/** Classes of a row that needs less space: without names, points, what was used, and all icons but the first. */
const SHORTER = ['is-unnamed', 'is-unscored', 'is-unused', 'is-shortest'];

/** Leaves out as much of the pills as they need to fit into the row. */
export function fitPills(list: HTMLElement): void {
  const isCut = (): boolean => list.scrollWidth > list.clientWidth;
  list.classList.remove(...SHORTER);
  for (const name of SHORTER) if (isCut()) list.classList.add(name);
}
