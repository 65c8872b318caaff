import type { Action } from 'skymines-rules';
import type { Ref } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import type { Words } from '../words/en.ts';
import { cardChip, companyChip, iconOf } from './chips.ts';
import type { Decision } from './decision.ts';
import { type Gain, type PointsTerm, type Term, worthOf } from './worth.ts';

type Part = Node | string;

interface Context {
  readonly decision: Decision;
  readonly text: Text;
  readonly words: Words;
}

/** Returns the line that says what the actions change, or `null` if it would say nothing. */
export function worthLine(context: Context, actions: readonly Action[], to: Ref | null = null): HTMLElement | null {
  const terms = worthOf(context.decision, actions, to);
  if (terms.length === 0) return null;
  return h(
    'ul',
    { class: 'worth' },
    ...terms.map((term) => h('li', { class: `term-${term.kind}` }, ...partsOf(context, term))),
  );
}

/** The change in points as the pill at the pointer shows it. */
export function pointsIn(decision: Decision, actions: readonly Action[]): PointsTerm | null {
  const last = worthOf(decision, actions).at(-1);
  return last?.kind === 'points' ? last : null;
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : amount === 0 ? '0' : `+${amount}`;
}

function partsOf(context: Context, term: Term): readonly Part[] {
  const { words } = context;
  const { worth } = words;
  switch (term.kind) {
    case 'use':
      return useParts(context, term);
    case 'energy':
      return [worth.energy(term.used, term.of)];
    case 'move':
      return [spoken(worth.space), change(term.from, term.to, worth.becomes)];
    case 'shares':
      return [`${worth.shares} `, change(term.from, term.to, worth.becomes), faint(` ${worth.each(term.value)}`)];
    case 'value':
      return [
        companyChip(term.company),
        spoken(nameOf(context, { kind: 'company', company: term.company })),
        ` ${worth.value} `,
        change(term.from, term.to, worth.becomes),
      ];
    case 'price':
      return [
        iconOf({ kind: 'coin', text: `−${term.coins}` }),
        spoken(`−${words.coins(term.coins)}`),
        ` ${term.isBarrier ? worth.barrier : worth.price}`,
      ];
    case 'gain':
      return gainParts(context, term);
    case 'majority':
      return [
        `${worth.you} `,
        bold(term.own),
        `, ${nameOf(context, { kind: 'seat', seat: term.seat })} `,
        bold(term.best),
      ];
    case 'points':
      return pointParts(context, term);
  }
}

function useParts(context: Context, { by, company, to }: Extract<Term, { kind: 'use' }>): readonly Part[] {
  const { decision, words } = context;
  const cards = by.flatMap((ref) => (ref.kind === 'card' ? [cardChip(decision.rules.content, ref.card)] : []));
  const names = by.map((ref) => nameOf(context, ref)).join(', ');
  const using = names === '' ? [] : [...cards, spoken(`${words.worth.using} ${names}.`)];
  // The company's own piece enters a place, but a card or a bonus space is gained for its own sake.
  const isEntered = to === null || PLACES.includes(to.kind);
  const moved =
    company !== null && isEntered ? [companyChip(company), spoken(nameOf(context, { kind: 'company', company }))] : [];
  const target = [...moved, ...(to === null ? [] : targetParts(context, to))];
  const arrow = h('i', { class: 'arrow', 'aria-hidden': 'true' }, '▸');
  return using.length === 0 || target.length === 0 ? [...using, ...target] : [...using, arrow, ...target];
}

const PLACES: readonly Ref['kind'][] = ['sector', 'asteroid', 'outpostSpace', 'shuttleSpace'];

function targetParts(context: Context, to: Ref): readonly Part[] {
  const { decision } = context;
  if (to.kind !== 'displaySlot') return [nameOf(context, to, PLACES.includes(to.kind) ? 'full' : 'short')];
  const card = decision.view.display[to.slot - 1] ?? null;
  const name = card === null ? nameOf(context, to) : nameOf(context, { kind: 'card', card });
  return card === null ? [name] : [cardChip(decision.rules.content, card), spoken(name)];
}

function gainParts(
  context: Context,
  { gain, amount, company, card }: Extract<Term, { kind: 'gain' }>,
): readonly Part[] {
  const { decision, words } = context;
  const name = words.worth.gains[gain](amount);
  if (card !== undefined) {
    return [`+1 `, cardChip(decision.rules.content, card), ` ${name}`];
  }
  if (company !== undefined) {
    const said = nameOf(context, { kind: 'company', company });
    return [companyChip(company), spoken(said), ` +${amount} ${name}`];
  }
  if (gain === 'firstPlayer') return [name];
  return hasSign(gain)
    ? [iconOf({ kind: gain, text: `+${amount}` }), spoken(`+${amount} ${name}`)]
    : [`+${amount} ${name}`];
}

function hasSign(gain: Gain): gain is 'coin' | 'helium' | 'research' | 'upload' | 'plan' {
  return ['coin', 'helium', 'research', 'upload', 'plan'].includes(gain);
}

function pointParts(context: Context, { points, total, rivals }: PointsTerm): readonly Part[] {
  const { worth } = context.words;
  const tone = points < 0 ? 'bad' : points === 0 ? 'even' : 'good';
  const own = h(
    'b',
    { class: tone },
    rivals.length === 0 ? worth.points(signed(points)) : `${worth.you} ${signed(points)}`,
  );
  const others = rivals.flatMap(({ seat, points: more }): readonly Part[] => [
    ', ',
    h('i', { class: 'rival', 'data-seat': seat, 'aria-hidden': 'true' }),
    h('b', { class: more > 0 ? 'bad' : 'good' }, `${nameOf(context, { kind: 'seat', seat })} ${signed(more)}`),
  ]);
  return [own, spoken(`, ${worth.total(total)}`), ...others];
}

function change(from: number, to: number, becomes: string): HTMLElement {
  const arrow = h('i', { class: 'arrow', 'aria-hidden': 'true' }, ' → ');
  return h('b', {}, String(from), arrow, spoken(becomes), String(to));
}

function spoken(words: string): HTMLElement {
  return h('span', { class: 'spoken' }, ` ${words} `);
}

function faint(words: string): HTMLElement {
  return h('span', { class: 'faint' }, words);
}

function bold(amount: number): HTMLElement {
  return h('b', {}, String(amount));
}

function nameOf({ decision, text }: Context, ref: Ref, form: 'short' | 'full' = 'short'): string {
  return sentence(plain(text.name(ref, form, decision.view)));
}
