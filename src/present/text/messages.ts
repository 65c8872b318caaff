import type { CampaignFigureKinds, FigureKinds, OpenDecision } from '../../game/model/figures.ts';
import { printable } from '../../input/text.ts';
import type { Figures } from '../../rulebook/reason.ts';
import type { RefusalLocale } from './locale.ts';
import type { Names } from './names.ts';
import type { Part, Told } from './parts.ts';
import { capital, compact, listed } from './parts.ts';

/** A figure in words; `figures` are all of its sentence. */
type Tell<Value> = (value: Value, names: Names, figures: Figures) => Told;

/** No more things of a list than this are told. */
const LONGEST_LIST = 6;

/** By name. What is not named here stands for itself. */
const TELL: { readonly [Name in keyof FigureKinds]?: Tell<FigureKinds[Name]> } = {
  problem: (problem) => [problem],
  asked,
  decision: (decision, { locale }) => [askOf(decision, locale)],
  type: (type, { locale }) => [locale.doing[type]],
  seat: (seat, names) => (seat === names.listener ? [names.locale.you] : names.seat(seat)),
  rival: (seat, names) => names.seat(seat),
  holder: (seat, names) => [names.locale.markerOf(seat === names.listener ? null : names.player(seat))],
  card: (card, names) => names.thatCard(card),
  next: (card, names) => (card === null ? [names.locale.none.card] : names.thatCard(card)),
  cards: (cards, names) =>
    listOf(cards, { names, tell: (card) => names.thatCard(card), none: names.locale.none.card, last: 'and' }),
  token: (token, names) => names.name({ kind: 'token', token }),
  tokenCards: (token, names) => (token === null ? [] : names.tokenCards(token)),
  plan: (plan, names) => names.plan(plan),
  asks: (plan, names) => names.requirements(plan),
  mission: (mission, names) => names.name({ kind: 'mission', mission }),
  attached: (mission, names) => names.name({ kind: 'mission', mission }),
  task: ({ mission, column }, names) => names.taskOf(mission, column),
  menace: (menace, names) => names.name({ kind: 'menace', menace }),
  space: (space, names) => names.name({ kind: 'bonusSpace', space }),
  sibling: (space, names) => names.name({ kind: 'bonusSpace', space }),
  company: (company, names) => names.company(company),
  expected: (company, names) => names.company(company),
  companies: (companies, names) =>
    listOf(companies, { names, tell: (each) => names.company(each), none: names.locale.none.company, last: 'or' }),
  item: (item, names, { amount }) => [names.form(Number(amount), names.locale.items[item])],
  shownItem: (item, names, { amount }) => [names.form(Number(amount), names.locale.shownItems[item])],
  place: (place, names) => names.place(place),
  slot: (slot, { locale }) => [locale.row[slot] ?? locale.numbered(slot)],
  linked: (slot, { locale }) => [locale.row[slot] ?? locale.numbered(slot)],
  column: (column, { locale }) => [locale.columns[column] ?? locale.numbered(column)],
  reward: (reward) => [String(reward + 1)],
  outpostSpace: (space) => [String(space + 1)],
  displaySpace: (space) => [String(space + 1)],
  offered: (steps, names) =>
    listOf(steps, { names, tell: (each) => [String(each)], none: names.locale.none.steps, last: 'or' }),
};

/** `{name}`, or `{name|one|many}`: an amount, and the word that it counts in each plural form. */
const PLACEHOLDER = /\{(\w+)((?:\|[^|}]+)*)\}/;

/** Words for the figure of a name; `forms` are those of the word that it counts, if it counts one. */
export type TellFigure = (name: string, forms: readonly string[]) => Told;

/** A sentence with words for each of its placeholders. */
export function fillIn(message: string, tell: TellFigure): Told {
  // The split yields words, a name and its forms in turn.
  const pieces = message.split(PLACEHOLDER);
  const parts = pieces.flatMap((piece, index): readonly Part[] => {
    if (index % 3 === 0) return [piece];
    return index % 3 === 1 ? tell(piece, (pieces[index + 1] ?? '').split('|').slice(1)) : [];
  });
  return capital(compact(parts));
}

/** Words for the figures that only the refusals of a campaign have. */
type TellMore = { readonly [Name in keyof CampaignFigureKinds]?: Tell<CampaignFigureKinds[Name]> };

/** The figures of a sentence in words. */
export function tellerOf(figures: Figures, names: Names, more: TellMore = {}): TellFigure {
  const all: Readonly<Record<string, unknown>> = { ...TELL, ...more };
  return (name, [one, ...others]) => {
    const value = figures[name];
    if (one !== undefined) return [`${Number(value)} ${names.form(Number(value), [one, ...others])}`];
    return Object.hasOwn(all, name) ? (all[name] as Tell<unknown>)(value, names, figures) : asText(value);
  };
}

/** A figure that stands for itself. */
export function asText(value: unknown): Told {
  return [printable(String(value))];
}

/** What a decision asks. */
export function askOf(decision: OpenDecision, { asks }: Pick<RefusalLocale, 'asks'>): string {
  const ask = asks[decision.kind];
  return typeof ask === 'string' ? ask : ask(decision);
}

/** Who has to decide: the listener, if asked among others. */
function asked(seats: FigureKinds['asked'], names: Names): Told {
  const { locale, listener } = names;
  if (seats.some((seat) => seat === listener)) return locale.must([locale.you], 'you');
  return locale.must(names.and(seats.map((seat) => names.seat(seat))), seats.length);
}

/** Each thing once, with `and` or `or` before the last one. */
function listOf<Item>(items: readonly Item[], { names, tell, none, last }: ListWords<Item>): Told {
  const different = [...new Set(items)];
  if (different.length === 0) return [none];
  const shown = different.slice(0, LONGEST_LIST).map(tell);
  const more = different.length - shown.length;
  return listed(more === 0 ? shown : [...shown, [names.locale.more(more)]], names.locale[last]);
}

interface ListWords<Item> {
  readonly names: Names;
  readonly tell: (item: Item) => Told;
  /** What is said of an empty list. */
  readonly none: string;
  readonly last: 'and' | 'or';
}
