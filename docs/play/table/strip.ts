import type { Seat } from 'skymines-rules';
import { plain, type Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { type FaceOf, face } from '../art/faces.ts';
import { pointsText, type SignsLook, signs } from './signsView.ts';
import type { Sign, Step, TurnSigns } from './turnSigns.ts';

const HEIGHT = 20;
/** Above this number, the icons of a step leave no room for a word. */
const MOST_NAMED = 1;

export interface StripLook extends Omit<SignsLook, 'height'> {
  readonly text: Text;
  readonly seating: readonly Seat[];
  readonly faceOf: (seat: Seat) => FaceOf;
  readonly seatName: (seat: Seat) => string;
}

export interface Strip {
  readonly question: readonly HTMLElement[];
  readonly line: HTMLElement;
  /** Number of steps that are shown one after the other. */
  readonly length: number;
}

/** Shows a turn step by step in the row of the question. */
export function strip({ turn, steps }: TurnSigns, look: StripLook): Strip {
  const { seat, gains } = turn;
  const chips = steps.map((step) => chip(signs(step.signs, { ...look, height: HEIGHT }), step, wordOf(step, look)));
  const changed = look.seating.filter((each) => (gains?.[each] ?? 0) !== 0);
  if (changed.length > 0) {
    const points = changed.map((each) => {
      const amount = gains?.[each] ?? 0;
      const sign: Sign = { type: 'seat', seat: each, text: pointsText(amount) };
      return h('span', { class: amount < 0 ? 'loss' : 'gain' }, ...signs([sign], { ...look, height: HEIGHT }));
    });
    chips.push(chip(points, null, null));
  }
  return {
    question: [
      h('span', { class: 'mover-face' }, face(look.faceOf(seat), `var(--sm-seat-${seat})`)),
      h('h2', { tabindex: -1, class: 'mover' }, look.seatName(seat)),
    ],
    line: h('ol', { class: 'turn-strip', 'data-seat': seat, 'aria-hidden': 'true' }, ...chips),
    length: chips.length,
  };
}

function chip(content: readonly HTMLElement[], step: Step | null, word: string | null): HTMLElement {
  const { kind = 'points', name = '' } = step ?? {};
  const label = word === null ? null : h('span', { class: 'chip-word' }, word);
  return h('li', { class: 'chip', 'data-step': kind, title: name === '' ? null : name }, ...content, label);
}

function wordOf({ kind, signs: shown }: Step, { text, words }: StripLook): string | null {
  const [first] = shown;
  if (first?.type === 'lunaCard') return words.rivals.lunaCard;
  if (kind !== 'tracks' || shown.length > MOST_NAMED || first?.type !== 'icon' || first.icon.company === undefined)
    return null;
  return plain(text.name({ kind: 'company', company: first.icon.company }, 'short'));
}

/** Marks the steps before the current one as done. */
export function markStep(line: HTMLElement, now: number): void {
  for (const [index, each] of [...line.children].entries()) {
    each.classList.toggle('is-now', index === now);
    each.classList.toggle('is-later', index > now);
  }
}
