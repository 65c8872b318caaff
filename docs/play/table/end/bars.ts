import { COMPANIES, type Company, SCORE_CATEGORIES, type ScoreCategory, type Seat } from 'skymines-rules';
import { drawIcon } from 'skymines-rules/drawing';
import { companyStandings } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { h } from '../../../shared/elements.ts';
import { sentence } from '../../../shared/sentence.ts';
import { face } from '../../art/faces.ts';
import { companyName, faceOf, seatName } from '../../seatNames.ts';
import type { TableGame } from '../../tableGame.ts';
import type { Words } from '../../words/en.ts';

interface Row {
  readonly seat: Seat;
  readonly element: HTMLElement;
  readonly parts: readonly { readonly element: HTMLElement; readonly points: number }[];
  readonly total: HTMLElement;
}

const ICONS = { coins: 'coin', tank: 'helium', research: 'research' } as const;

/** Duration of a rolling number and of a rising row, in milliseconds. */
const RISE = 500;

/** One bar per seat, divided by source. The sources can be shown one after another. */
export class ScoreBars {
  readonly element: HTMLElement;
  readonly #rows: readonly Row[];
  readonly #sources: readonly HTMLElement[];
  readonly #list = h('ol', { class: 'final-rows' });

  constructor(game: TableGame, viewer: Seat | null, text: Text, words: Words) {
    const { rules, view } = game;
    const sheet = rules.score(view);
    const most = Math.max(1, ...sheet.map(({ total }) => total));
    this.#sources = SCORE_CATEGORIES.map((category) => sourceName(category, text));
    this.#rows = view.seating.map((seat) => {
      const { element, parts, total } = rowOf(game, seat, viewer, text, words);
      for (const part of parts) part.element.style.setProperty('--part', String((part.points / most) * 100));
      return { seat, element, parts, total };
    });
    this.#list.append(...this.#rows.map(({ element }) => element));
    const names = this.#rows.map(({ seat }) => `${seatName(text, seat)} ${sheet[seat]?.total ?? 0}`);
    this.element = h(
      'div',
      { class: 'final-bars', role: 'img', 'aria-label': names.join(', ') },
      h('div', { class: 'final-sources' }, ...this.#sources),
      this.#list,
    );
  }

  /** Shows the first sources. The last one of them is highlighted unless all are shown. */
  show(count: number): void {
    const isDone = count >= this.#sources.length;
    for (const [index, source] of this.#sources.entries()) mark(source, index, count, isDone);
    for (const { parts, total } of this.#rows) {
      for (const [index, { element }] of parts.entries()) mark(element, index, count, isDone);
      total.textContent = String(parts.slice(0, count).reduce((sum, { points }) => sum + points, 0));
    }
  }

  /** Rolls the totals from the previous source to the first `count` of them. */
  roll(count: number, duration: number): void {
    for (const { parts, total } of this.#rows) {
      const [before, now] = [count - 1, count].map((end) =>
        parts.slice(0, end).reduce((sum, { points }) => sum + points, 0),
      );
      rollTo(total, before ?? 0, now ?? 0, duration);
    }
  }

  /** Sorts the rows by rank. The winners come first, and tied seats keep their order. */
  rank(winners: readonly Seat[], isAnimated: boolean): void {
    const before = this.#rows.map(({ element }) => element.offsetTop);
    const rankOf = ({ seat, parts }: Row): number =>
      parts.reduce((sum, { points }) => sum + points, 0) + (winners.includes(seat) ? 0.5 : 0);
    const ranked = [...this.#rows].sort((one, other) => rankOf(other) - rankOf(one));
    this.#list.append(...ranked.map(({ element }) => element));
    for (const [index, { seat, element }] of this.#rows.entries()) {
      element.classList.toggle('is-winner', winners.includes(seat));
      const by = (before[index] ?? 0) - element.offsetTop;
      if (isAnimated && by !== 0)
        element.animate({ transform: [`translateY(${by}px)`, 'none'] }, { duration: RISE, easing: 'ease-out' });
    }
  }
}

function mark(element: HTMLElement, index: number, count: number, isDone: boolean): void {
  element.classList.toggle('is-waiting', index >= count);
  element.classList.toggle('is-counted', !isDone && index === count - 1);
}

function rollTo(place: HTMLElement, from: number, to: number, duration: number): void {
  const start = performance.now();
  const step = (now: number): void => {
    // A later number has replaced this one.
    if (place.textContent !== shown) return;
    const part = Math.min(1, (now - start) / duration);
    shown = String(Math.round(from + (to - from) * part));
    place.textContent = shown;
    if (part < 1) requestAnimationFrame(step);
  };
  let shown = String(from);
  place.textContent = shown;
  requestAnimationFrame(step);
}

function rowOf(game: TableGame, seat: Seat, viewer: Seat | null, text: Text, words: Words) {
  const { rules, view, people } = game;
  const score = rules.score(view)[seat];
  const isLuna = seat === view.luna?.seat;
  const role = seat === viewer ? words.end.you : isLuna ? words.end.level(view.options.luna?.level ?? 0) : '';
  const total = h('b', { class: 'final-total' });
  const parts = SCORE_CATEGORIES.map((category) => {
    const points = Math.max(0, score?.[category] ?? 0);
    return { points, element: partOf(game, seat, category, points, text) };
  });
  const element = h(
    'li',
    { class: people.includes(seat) ? 'is-person' : '', 'data-seat': seat },
    face(faceOf(game, seat), `var(--sm-seat-${seat})`),
    h('span', { class: 'final-name' }, h('b', {}, seatName(text, seat)), role === '' ? null : h('span', {}, role)),
    h('span', { class: 'final-bar' }, ...parts.map((part) => part.element), total),
  );
  return { element, parts, total };
}

function partOf({ rules, view }: TableGame, seat: Seat, category: ScoreCategory, points: number, text: Text) {
  const part = h('span', { class: 'final-part', 'data-source': category });
  if (points === 0) part.classList.add('is-empty');
  const value = h('b', {}, String(points));
  value.insertAdjacentHTML('afterbegin', iconOf(category, text));
  part.append(value);
  if (!isCompany(category)) return part;
  const { shares, shareValue } = companyStandings(view, rules)[category];
  const owned = shares[seat] ?? 0;
  // With a menace, this may not be the whole calculation (SHARE-5).
  if (owned * shareValue === points) part.append(h('small', {}, `${owned} × ${shareValue}`));
  return part;
}

function sourceName(category: ScoreCategory, text: Text): HTMLElement {
  const name = isCompany(category) ? companyName(text, category) : sentence(text.category(category));
  const element = h('span', { class: 'final-source' }, name);
  element.insertAdjacentHTML('afterbegin', iconOf(category, text));
  return element;
}

function iconOf(category: ScoreCategory, text: Text): string {
  return isCompany(category)
    ? drawIcon({ kind: 'share', company: category, text: companyName(text, category).charAt(0) }, { height: 20 })
    : drawIcon({ kind: ICONS[category] }, { height: 20 });
}

function isCompany(category: ScoreCategory): category is Company {
  return COMPANIES.some((company) => company === category);
}
