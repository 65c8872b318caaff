import type { CardId, Seat } from 'skymines-rules';
import { drawCard } from 'skymines-rules/drawing';
import { type MajorityStanding, majorityStanding } from 'skymines-rules/queries';
import { plain } from 'skymines-rules/text';
import { h } from '../../../shared/elements.ts';
import { majorityAmounts } from '../../majorities.ts';
import { seatName } from '../../seatNames.ts';
import type { Moment } from './due.ts';
import { drawn, faceImage, iconImage, type Look } from './look.ts';

const ITEMS = [
  ['scientists', 'scientist'],
  ['titanium', 'titanium'],
  ['carbon', 'carbon'],
  ['minerals', 'minerals'],
  ['energy', 'energy'],
] as const;

interface Majority {
  readonly amount: number;
  /** Seats that show the most. */
  readonly seats: readonly Seat[];
  /** Distance to the next amount. */
  readonly margin: number;
}

/** Everyone's planned cards, and who holds which majority. */
export function reveal({ cards }: Extract<Moment, { kind: 'reveal' }>, look: Look): HTMLElement {
  const { moments } = look.words;
  const { seating, viewer } = look.view;
  const seats = [...seating].sort((a, b) => Number(b === viewer) - Number(a === viewer));
  const columns = seats.map((seat) => column(seat, cards[seat] ?? [], look));
  const title = h('p', { class: 'moment-title' }, moments.reveal, h('small', {}, moments.revealHelp));
  return h(
    'div',
    { class: 'moment reveal-moment', 'data-columns': columns.length },
    title,
    h('div', { class: 'band' }, ...columns),
    majorityRow(look),
  );
}

/** The sentence for screen readers. */
export function revealText({ cards }: Extract<Moment, { kind: 'reveal' }>, look: Look): string {
  const { text, words } = look;
  const hands = look.view.seating
    .filter((seat) => seat !== look.view.luna?.seat)
    .map((seat) => {
      const names = (cards[seat] ?? []).map((card) => plain(text.name({ kind: 'card', card })));
      return `${seatName(look.text, seat)}: ${names.length === 0 ? words.moments.noCards : names.join(', ')}`;
    });
  return `${words.moments.reveal}. ${hands.join('. ')}.`;
}

function column(seat: Seat, cards: readonly CardId[], look: Look): HTMLElement {
  const { text, view, words } = look;
  const isLuna = view.luna?.seat === seat;
  const fan = cards.map((card, index) => {
    const picture = drawn('moment-card', drawCard(card, { text, idPrefix: `reveal-${seat}-` }));
    picture.style.setProperty('--tilt', `${(index - (cards.length - 1) / 2) * 5}deg`);
    picture.style.setProperty('--order', String(index));
    return picture;
  });
  const isViewer = seat === view.viewer;
  return h(
    'div',
    { class: isViewer ? 'reveal-column is-own' : 'reveal-column', 'data-seat': seat },
    h(
      'p',
      {},
      faceImage(look, seat),
      h('b', {}, seatName(look.text, seat)),
      isViewer ? h('small', {}, words.moments.you) : null,
    ),
    isLuna ? lunaAmounts(look) : h('div', { class: 'fan', 'data-cards': fan.length }, ...fan),
    isLuna || fan.length > 0 ? null : h('p', { class: 'faint' }, words.moments.noCards),
  );
}

/** Luna has no planned cards. Her two majority cards count instead. */
function lunaAmounts(look: Look): HTMLElement {
  const amounts = ITEMS.flatMap(([item, kind]) => {
    const standing = standingIn(item, look);
    return standing === undefined ? [] : [iconImage({ kind, text: String(standing.luna) }, 46)];
  });
  return h('div', { class: 'luna-amounts' }, ...amounts);
}

function standingIn(item: (typeof ITEMS)[number][0], { view, rules }: Look): MajorityStanding | undefined {
  const human = view.seating.find((seat) => seat !== view.luna?.seat) ?? 0;
  return majorityStanding(view, human, item, rules);
}

function majorityRow(look: Look): HTMLElement {
  const parts = ITEMS.flatMap(([item, kind]) => {
    const majority = majorityIn(item, look);
    if (majority === null) return [];
    const { amount, seats } = majority;
    const faces = h('span', { class: 'faces' }, ...seats.map((seat) => faceImage(look, seat)));
    return [h('li', {}, iconImage({ kind, text: String(amount) }, 34), faces, h('span', {}, label(majority, look)))];
  });
  return h('ul', { class: 'majorities' }, h('li', { class: 'faint' }, look.words.moments.most), ...parts);
}

function label({ amount, seats, margin }: Majority, look: Look): string {
  const { moments } = look.words;
  const [first] = seats;
  if (amount === 0 || first === undefined) return moments.none;
  if (seats.length > 1) return seats.length === 2 ? moments.tie : moments.tieAll;
  return moments.by(seatName(look.text, first), margin);
}

/** `null` if no space of the board depends on the item. */
function majorityIn(item: (typeof ITEMS)[number][0], look: Look): Majority | null {
  const standing = standingIn(item, look);
  if (standing === undefined) return null;
  const amounts = majorityAmounts(standing, look.view);
  const amount = Math.max(...amounts);
  const seats = [...amounts.keys()].filter((seat) => amounts[seat] === amount);
  const others = amounts.filter((each) => each < amount);
  return { amount, seats: amount === 0 ? [] : seats, margin: amount - Math.max(0, ...others) };
}
