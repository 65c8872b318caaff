import type { CampaignParamKinds, OpenDecision, ParamKinds } from '../game/model/params.ts';
import { isRestricted } from '../game/restriction.ts';
import { LIMITS } from '../input/limits.ts';
import { printable, truncate } from '../input/text.ts';
import type { Params } from '../rulebook/reason.ts';
import type { Name } from './locale.ts';
import type { Names, RefusalLocale } from './names.ts';
import { capital, compact, counted, type Part, type RichText } from './parts.ts';

/** Returns a param as text. `params` contains all params of the message. */
type Renderer<Value> = (value: Value, names: Names, params: Params, form?: keyof Name) => RichText;

const LONGEST_LIST = 6;

/** Functions that turn params into text, by param name. All other params are printed unchanged. */
const RENDERERS: { readonly [Name in keyof ParamKinds]?: Renderer<ParamKinds[Name]> } = {
  problem: (problem) => [truncate(problem, LIMITS.toldCharacters)],
  restriction: (forbidden, names) => [restrictionText(forbidden, names)],
  asked,
  decision: (decision, { locale }) => [askOf(decision, locale)],
  type: (type, { locale }) => [locale.doing[type]],
  seat: (seat, names) => (seat === names.listener && !names.isLuna(seat) ? [names.locale.you] : names.seat(seat)),
  rival: (seat, names) => names.seat(seat),
  holder: (seat, names) => [names.locale.markerOf(seat === names.listener ? null : names.player(seat))],
  card: (card, names) => names.thatCard(card),
  next: (card, names) => (card === null ? [names.locale.none.card] : names.thatCard(card)),
  cards: (cards, names) =>
    cards.length === 0 ? [names.locale.none.card] : names.and(listed(cards, names, (card) => names.thatCard(card))),
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
  company: (company, names, _, form) => names.company(company, form),
  expected: (company, names, _, form) => names.company(company, form),
  companies: (companies, names, _, form) => {
    const list = listed(companies, names, (company) => names.company(company, form));
    return list.length === 0 ? [names.locale.none.company] : names.or(list);
  },
  item: (item, names, { amount }) => [names.form(Number(amount), names.locale.items[item])],
  shownItem: (item, names, { amount }) => [names.form(Number(amount), names.locale.shownItems[item])],
  place: (place, names) => names.place(place),
  slot: (slot, { locale }) => [locale.slot(slot)],
  linked: (slot, { locale }) => [locale.slot(slot)],
  column: (column, { locale }) => [locale.column(column)],
  reward: (reward) => [String(reward + 1)],
  outpostSpace: (space) => [String(space + 1)],
  displaySpace: (space) => [String(space + 1)],
  offered: (steps, names) =>
    steps.length === 0 ? [names.locale.none.steps] : names.or(listed(steps, names, (each) => [String(each)])),
};

/** `{name}`, `{name.short}`, or, for an amount, `{name|one|many}` with the plural forms of its noun. */
const PLACEHOLDER = /\{(\w+)(\.short)?((?:\|[^|}]+)*)\}/;

/** Returns the text for a param with a given name. `forms` contains the plural forms of its noun, if any. */
export type RenderParam = (name: string, form?: keyof Name, forms?: readonly string[]) => RichText;

export function fillIn(message: string, render: RenderParam): RichText {
  // The split yields groups of four: literal text, a param name, `.short` or nothing, and the plural forms.
  const pieces = message.split(PLACEHOLDER);
  const parts = pieces.flatMap((piece, index): readonly Part[] => {
    if (index % 4 !== 1) return index % 4 === 0 ? [piece] : [];
    return render(piece, pieces[index + 1] ? 'short' : 'full', (pieces[index + 2] ?? '').split('|').slice(1));
  });
  return capital(compact(parts));
}

type MoreRenderers = { readonly [Name in keyof CampaignParamKinds]?: Renderer<CampaignParamKinds[Name]> };

export function rendererOf(params: Params, names: Names, more?: MoreRenderers): RenderParam {
  const all: Readonly<Record<string, unknown>> = { ...RENDERERS, ...more };
  return (name, form, [one, ...others] = []) => {
    const value = params[name];
    if (one !== undefined) return [counted(names.locale, Number(value), [one, ...others])];
    return Object.hasOwn(all, name)
      ? (all[name] as Renderer<unknown>)(value, names, params, form)
      : [printable(String(value))];
  };
}

/** Returns a translated message with its params filled in. An unknown placeholder keeps its braces. */
export function messageOf(message: AnyMessage, params: Params, names: Names, more?: MoreRenderers): RichText {
  const render = rendererOf(params, names, more);
  const known: RenderParam = (name, ...form) => (params[name] === undefined ? [`{${name}}`] : render(name, ...form));
  return typeof message === 'string' ? fillIn(message, known) : capital(message(known as never, params as never));
}

type AnyMessage = string | ((told: never, params: never) => RichText);

/** Returns a restriction's message, or its id and reason if the app's rules do not include the restriction. */
function restrictionText(forbidden: ParamKinds['restriction'], { box, locale }: Names): string {
  const found = isRestricted(box) ? box.sentence(forbidden, locale.code) : undefined;
  return found ?? printable(`${forbidden.id}: ${forbidden.reason}`);
}

export function askOf(decision: OpenDecision, { asks }: Pick<RefusalLocale, 'asks'>): string {
  const ask = asks[decision.kind];
  return typeof ask === 'string' ? ask : ask(decision);
}

/** Names the seats that must decide; the reader is `you`. Luna is always named: a human player carries out her turn. */
function asked(seats: ParamKinds['asked'], names: Names, params: Params): RichText {
  const { locale, listener } = names;
  const { decision } = params as { readonly decision: OpenDecision };
  if (seats.some((seat) => seat === listener && !names.isLuna(seat))) return locale.must([locale.you], 'you', decision);
  return locale.must(names.and(seats.map((seat) => names.seat(seat))), seats.length, decision);
}

/** Returns each distinct item as text. A long list is shortened. */
function listed<Item>(items: readonly Item[], names: Names, render: (item: Item) => RichText): readonly RichText[] {
  const distinct = [...new Set(items)];
  const shown = distinct.slice(0, LONGEST_LIST).map(render);
  const more = distinct.length - shown.length;
  return more === 0 ? shown : [...shown, [names.locale.more(more)]];
}
