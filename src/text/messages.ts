import type { CampaignParamKinds, OpenDecision, ParamKinds } from '../game/model/params.ts';
import { RestrictedBox } from '../game/restriction.ts';
import { LIMITS } from '../input/limits.ts';
import { printable, truncate } from '../input/text.ts';
import type { Params } from '../rulebook/reason.ts';
import type { Name } from './locale.ts';
import type { Names, RefusalLocale } from './names.ts';
import type { Part, RichText } from './parts.ts';
import { capital, compact, listed } from './parts.ts';
import { counted } from './plurals.ts';

/** A param in words; `params` are all of its sentence. */
type Renderer<Value> = (value: Value, names: Names, params: Params, form?: keyof Name) => RichText;

/** No more things of a list than this are told. */
const LONGEST_LIST = 6;

/** By name. What is not named here stands for itself. */
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
    listOf(cards, { names, render: (card) => names.thatCard(card), none: names.locale.none.card, last: 'and' }),
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
  companies: (companies, names, _, form) =>
    listOf(companies, {
      names,
      render: (each) => names.company(each, form),
      none: names.locale.none.company,
      last: 'or',
    }),
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
    listOf(steps, { names, render: (each) => [String(each)], none: names.locale.none.steps, last: 'or' }),
};

/** `{name}`, `{name.short}`, or `{name|one|many}`: an amount, and the word that it counts in each plural form. */
const PLACEHOLDER = /\{(\w+)(\.short)?((?:\|[^|}]+)*)\}/;

/** Words for the param of a name; `forms` are those of the word that it counts, if it counts one. */
export type RenderParam = (name: string, form?: keyof Name, forms?: readonly string[]) => RichText;

/** A sentence with words for each of its placeholders. */
export function fillIn(message: string, render: RenderParam): RichText {
  // The split yields words, a name, whether it is short, and its forms in turn.
  const pieces = message.split(PLACEHOLDER);
  const parts = pieces.flatMap((piece, index): readonly Part[] => {
    if (index % 4 !== 1) return index % 4 === 0 ? [piece] : [];
    return render(piece, pieces[index + 1] ? 'short' : 'full', (pieces[index + 2] ?? '').split('|').slice(1));
  });
  return capital(compact(parts));
}

/** Words for the params that only the refusals of a campaign have. */
type MoreRenderers = { readonly [Name in keyof CampaignParamKinds]?: Renderer<CampaignParamKinds[Name]> };

/** The params of a sentence in words. */
export function rendererOf(params: Params, names: Names, more?: MoreRenderers): RenderParam {
  const all: Readonly<Record<string, unknown>> = { ...RENDERERS, ...more };
  return (name, form, [one, ...others] = []) => {
    const value = params[name];
    if (one !== undefined) return [counted(names.locale, Number(value), [one, ...others])];
    // What has no words of its own stands for itself.
    return Object.hasOwn(all, name)
      ? (all[name] as Renderer<unknown>)(value, names, params, form)
      : [printable(String(value))];
  };
}

/** A sentence of a language about an action. A name in it that is no param of the sentence stays in its braces. */
export function messageOf(message: AnyMessage, params: Params, names: Names, more?: MoreRenderers): RichText {
  const render = rendererOf(params, names, more);
  const told: RenderParam = (name, ...form) => (params[name] === undefined ? [`{${name}}`] : render(name, ...form));
  return typeof message === 'string' ? fillIn(message, told) : capital(message(told as never, params as never));
}

/** A message of any code. */
type AnyMessage = string | ((told: never, params: never) => RichText);

/** The sentence of a restriction. An app that shows a refusal without its rules has only the id. */
function restrictionText(forbidden: ParamKinds['restriction'], { box, locale }: Names): string {
  const found = box instanceof RestrictedBox ? box.sentence(forbidden, locale.code) : undefined;
  return found ?? printable(`${forbidden.id}: ${forbidden.reason}`);
}

/** What a decision asks. */
export function askOf(decision: OpenDecision, { asks }: Pick<RefusalLocale, 'asks'>): string {
  const ask = asks[decision.kind];
  return typeof ask === 'string' ? ask : ask(decision);
}

/** Names the seats that must decide, or addresses the listener among them. Luna is named, because a player takes her turn. */
function asked(seats: ParamKinds['asked'], names: Names, params: Params): RichText {
  const { locale, listener } = names;
  const { decision } = params as { readonly decision: OpenDecision };
  if (seats.some((seat) => seat === listener && !names.isLuna(seat))) return locale.must([locale.you], 'you', decision);
  return locale.must(names.and(seats.map((seat) => names.seat(seat))), seats.length, decision);
}

/** Each thing once, with `and` or `or` before the last one. */
function listOf<Item>(items: readonly Item[], { names, render, none, last }: ListWords<Item>): RichText {
  const different = [...new Set(items)];
  if (different.length === 0) return [none];
  const shown = different.slice(0, LONGEST_LIST).map(render);
  const more = different.length - shown.length;
  return listed(more === 0 ? shown : [...shown, [names.locale.more(more)]], names.locale[last]);
}

interface ListWords<Item> {
  readonly names: Names;
  readonly render: (item: Item) => RichText;
  /** What is said of an empty list. */
  readonly none: string;
  readonly last: 'and' | 'or';
}
