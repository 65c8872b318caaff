import type { Seat } from 'skymines-rules';
import { drawIcon, type Icon } from 'skymines-rules/drawing';
import { h } from '../../shared/elements.ts';
import type { Words } from '../words/en.ts';
import { pawn } from './pawn.ts';
import type { Sign, Step } from './turnSigns.ts';

export interface SignsLook {
  readonly words: Words;
  readonly luna: Seat | null;
  /** Height of the icons in design pixels. */
  readonly height: number;
}

/** The same few icons appear again and again. */
const drawn = new Map<string, HTMLElement>();

function iconImage(icon: Icon, height: number): HTMLElement {
  const key = `${icon.kind} ${icon.text} ${icon.company} ${height}`;
  let place = drawn.get(key);
  if (place === undefined) {
    place = h('span');
    place.innerHTML = drawIcon(icon, { height });
    drawn.set(key, place);
  }
  return h('span', { class: 'sign' }, ...place.cloneNode(true).childNodes);
}

/** Screen readers skip the icons, because the line has the library's text as its name. */
export function signs(of: readonly Sign[], look: SignsLook): readonly HTMLElement[] {
  return of.map((sign) => signImage(sign, look));
}

function signImage(sign: Sign, { words, luna, height }: SignsLook): HTMLElement {
  switch (sign.type) {
    case 'icon':
      return iconImage(sign.icon, height);
    case 'card':
      return h('span', { class: 'sign-card' }, iconImage(sign.icon, Math.round(height * 0.8)));
    case 'lunaCard':
      return h('span', { class: 'sign-luna' });
    case 'number':
      return h('span', { class: 'sign-number' }, sign.text);
    case 'seat':
      return h('span', { class: 'sign-seat' }, pawn(sign.seat, sign.seat === luna), sign.text);
    case 'passes':
      return h('span', { class: 'sign-word' }, words.rivals.passes);
  }
}

/** Width of a sign in design pixels, including the gap after it. */
function widthOf(sign: Sign, height: number): number {
  if (sign.type === 'number') return sign.text.length * 7 + 3;
  if (sign.type === 'passes') return 60;
  const { icon } = sign.type === 'icon' || sign.type === 'card' ? sign : { icon: null };
  const letters = icon?.text?.length ?? 0;
  return height * (letters > 2 ? 0.5 + letters * 0.4 : 1.05) + 3 + (sign.type === 'card' ? 4 : 0);
}

const ARROW = 11;

/** Returns the signs that fit into a width, in two groups: what was used, and what it did. */
export function fittingSigns(
  steps: readonly Step[],
  room: number,
  height: number,
): { readonly used: readonly Sign[]; readonly got: readonly Sign[] } {
  let left = room;
  const take = (from: readonly Sign[], reserved: number): readonly Sign[] => {
    const taken: Sign[] = [];
    for (const sign of from) {
      const width = widthOf(sign, height);
      if (left - width < reserved) break;
      left -= width;
      taken.push(sign);
    }
    return taken;
  };
  const [source, ...effects] = steps;
  const got = effects.flatMap((step) => step.signs);
  const first = got.slice(0, isCompany(got[0]) ? 2 : 1);
  const reserved = first.reduce((sum, sign) => sum + widthOf(sign, height), first.length === 0 ? 0 : ARROW);
  const used = take(source?.signs ?? [], reserved);
  left -= ARROW;
  const shown = take(got, 0);
  const isCut = isCompany(shown.at(-1)) && shown.length < got.length;
  return { used, got: isCut ? shown.slice(0, -1) : shown };
}

/** A company says nothing without the number after it. */
function isCompany(sign: Sign | undefined): boolean {
  return sign?.type === 'icon' && sign.icon.kind === 'share';
}

export function pointsText(points: number | null): string {
  if (points === null) return '';
  if (points === 0) return '·';
  return points < 0 ? `−${-points}` : `+${points}`;
}

export function pointsClass(points: number | null): string {
  return points !== null && points < 0 ? 'turn-points loss' : 'turn-points';
}
