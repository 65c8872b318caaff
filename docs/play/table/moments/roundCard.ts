import type { CardId, Seat } from 'skymines-rules';
import { drawCard, drawPlan } from 'skymines-rules/drawing';
import { h } from '../../../shared/elements.ts';
import { seatName } from '../../seatNames.ts';
import { icon } from '../menu/icons.ts';
import type { Moment } from './due.ts';
import { drawn, faceImage, type Look } from './look.ts';

/** Most cards of each group. */
const CARDS = 6;

/** The number of the new round, the standings, and the cards that leave and arrive. */
export function roundCard(moment: Extract<Moment, { kind: 'round' }>, rounds: number, look: Look): HTMLElement {
  const { words, view } = look;
  const { round, leaving, arriving, plan } = moment;
  const numbers = h(
    'div',
    { class: 'round-numbers' },
    h('span', {}, String(round - 1)),
    h('b', {}, h('i', {}, String(round))),
  );
  const title = round === rounds ? words.moments.lastRound : words.table.round(round, rounds);
  const first = h('li', {}, icon('flag'), h('span', {}, firstText(look, view.firstPlayer)));
  const opens =
    plan === null
      ? null
      : h(
          'li',
          {},
          drawn('moment-plan', drawPlan(plan, { text: look.text, idPrefix: 'opens-' })),
          h('span', {}, words.moments.planOpens),
        );
  const cards = h(
    'div',
    { class: 'round-cards' },
    group(words.moments.leaving(leaving.length), leaving, 'is-leaving', look),
    leaving.length > 0 && arriving.length > 0 ? h('i', { class: 'round-arrow' }) : null,
    group(words.moments.arriving(arriving.length), arriving, 'is-arriving', look),
  );
  const band = h(
    'div',
    { class: 'band' },
    numbers,
    h('div', { class: 'round-text' }, h('p', { class: 'moment-title' }, title), standings(look)),
    h('ul', { class: 'round-facts' }, first, opens),
  );
  return h('div', { class: 'moment round-moment' }, band, cards);
}

/** The sentence for screen readers. */
export function roundText(round: number, rounds: number, look: Look): string {
  const { words, view } = look;
  const points = inOrder(look).map((seat) => `${seatName(look.text, seat)} ${look.scores[seat] ?? 0}`);
  return `${words.table.round(round, rounds)}. ${points.join(', ')}. ${firstText(look, view.firstPlayer)}.`;
}

function inOrder({ view, scores }: Look): readonly Seat[] {
  return [...view.seating].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}

function firstText(look: Look, seat: Seat): string {
  const { youGoFirst, goesFirst } = look.words.moments;
  return seat === look.view.viewer ? youGoFirst : goesFirst(seatName(look.text, seat));
}

function standings(look: Look): HTMLElement {
  const { scores, words } = look;
  const seats = inOrder(look);
  const [best = 0, second = 0] = seats.map((seat) => scores[seat] ?? 0);
  const lead = best > second ? words.moments.leadsBy(best - second) : words.moments.shared;
  const rows = seats.map((seat, index) =>
    h(
      'li',
      { 'data-seat': seat },
      faceImage(look, seat),
      h('span', { class: 'standing-name' }, seatName(look.text, seat)),
      h('b', { class: 'points' }, String(scores[seat] ?? 0)),
      index === 0 ? h('small', { class: 'points' }, lead) : null,
    ),
  );
  return h('ol', { class: 'standings' }, ...rows);
}

function group(title: string, cards: readonly CardId[], name: string, { text }: Look): HTMLElement | null {
  if (cards.length === 0) return null;
  const pictures = cards
    .slice(0, CARDS)
    .map((card, index) => drawn('moment-card', drawCard(card, { text, idPrefix: `${name}-${index}-` })));
  return h('figure', { class: name }, h('figcaption', {}, title), h('div', {}, ...pictures));
}
