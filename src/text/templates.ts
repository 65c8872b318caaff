import type { TileId } from '../components/ids.ts';
import type { EventOf, GameEventType } from '../game/model/events.ts';
import type { ParamKinds } from '../game/model/params.ts';
import type { BoardPlace } from '../game/model/places.ts';
import type { CountedNoun, Name } from './locale.ts';
import type { Part, RichText } from './parts.ts';
import { compact } from './parts.ts';
import type { Words } from './words.ts';

interface Fields extends ParamKinds {
  level: 1 | 2;
  tile: TileId;
  tiles: readonly TileId[];
  sectors: readonly number[];
}
type Has<Field extends keyof Fields> = { readonly [Name in Field]: Fields[Name] };

/** Returns a param as text. `facts` is the event that the template describes. */
type Param = (facts: never, words: Words, form: keyof Name) => RichText;

/** Functions that turn params into text. All other params are numbers. */
const PARAMS = {
  token: ({ token }: Has<'token'>, words, form) => words.name({ kind: 'token', token }, form),
  card: ({ card }: Has<'card'>, words, form) => (form === 'short' ? words.card(card) : words.thatCard(card)),
  cardWithShare: ({ card }: Has<'card'>, words, form) =>
    form === 'short' ? words.cardInFull(card) : words.theCardInFull(card),
  cards: ({ cards }: Has<'cards'>, words) => words.cards(cards),
  cardSum: ({ cards }: Has<'cards'>, words) => words.cards(cards, ' + '),
  plan: ({ plan }: Has<'plan'>, words) => words.plan(plan),
  planTerms: ({ plan }: Has<'plan'>, words) => words.planTerms(plan),
  tile: ({ tile }: Has<'tile'>, words) => words.name({ kind: 'tile', tile }),
  tiles: ({ tiles }: Has<'tiles'>, words) => words.and(tiles.map((tile) => words.name({ kind: 'tile', tile }))),
  space: ({ space }: Has<'space'>, words) => words.name({ kind: 'bonusSpace', space }),
  company: ({ company }: Has<'company'>, words, form) => words.company(company, form),
  trackBonus: ({ company, level }: Has<'company' | 'level'>, words) => words.trackBonus(company, level),
  place: (place: BoardPlace, words) => words.site(place),
  column: ({ column }: Has<'column'>, words) => [words.locale.column(column)],
  actionSlot: ({ seat, slot }: Has<'seat' | 'slot'>, words) => words.name({ kind: 'actionSlot', seat, slot }),
  mission: ({ mission }: Has<'mission'>, words) => words.name({ kind: 'mission', mission }),
  task: ({ mission, column }: Has<'mission' | 'column'>, words) => words.taskOf(mission, column),
  menace: ({ menace }: Has<'menace'>, words, form) => words.name({ kind: 'menace', menace }, form),
  consequence: ({ menace }: Has<'menace'>, words) => words.menaceConsequence(words.box.menace(menace).consequence),
  sectors: ({ sectors }: Has<'sectors'>, words) =>
    words.and(sectors.map((sector) => words.name({ kind: 'sector', sector }, 'short'))),
} satisfies Readonly<Record<string, Param>>;

type Params = typeof PARAMS;
type NamedParam<Facts> = {
  [Name in keyof Params]: Facts extends Parameters<Params[Name]>[0] ? Name : never;
}[keyof Params];
type NumberParam<Facts> = {
  [Name in keyof Facts]: Facts[Name] extends number ? Exclude<Name & string, keyof Params> : never;
}[keyof Facts];

/** `{name}`, `{name.short}`, `{name.of}` with an inflection of the language, or `{points.coin}` with a counted noun. */
type Placeholder<Facts, Inflection extends string> =
  | `${NamedParam<Facts>}${'' | '.short'}${'' | `.${Inflection}`}`
  | `${NumberParam<Facts>}${'' | `.${CountedNoun}`}`;
type PlaceholdersIn<Text> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? Inner | PlaceholdersIn<Rest>
  : never;

/** The template if the facts have all its params, otherwise a description of the mismatch. */
type FittingTemplate<Text, Facts, Inflection extends string> = [
  Exclude<PlaceholdersIn<Text>, Placeholder<Facts, Inflection>>,
] extends [never]
  ? Text
  : `{${Exclude<PlaceholdersIn<Text>, Placeholder<Facts, Inflection>>}} is not a param of this sentence`;

/**
 * Sentences with checked templates, including those that a function chooses from. Wrong params do not compile if you
 * write `EVENTS satisfies FittingTemplates<typeof EVENTS, EventsByType>`. `Inflection` is a name from the language's
 * `inflections`.
 */
export type FittingTemplates<Sentences, Facts, Inflection extends string = never> = {
  readonly [Type in keyof Sentences]: Sentences[Type] extends (facts: infer Own, words: Words) => infer Result
    ? (facts: Own, words: Words) => FittingTemplate<Result, Facts[Type & keyof Facts], Inflection>
    : FittingTemplate<Sentences[Type], Facts[Type & keyof Facts], Inflection>;
};

/** Events by their type, for `FittingTemplates`. */
export type EventsByType = { readonly [Type in GameEventType]: EventOf<Type> };

/** `{name}`, followed by a form, a counted noun or an inflection. */
const PLACEHOLDER = /\{(\w+)((?:\.\w+)*)\}/;

/** Fills in the params of a template. */
export function fillTemplate(template: string, facts: object, words: Words): RichText {
  // The split yields groups of three: literal text, a param name, and its modifiers.
  const pieces = template.split(PLACEHOLDER);
  return compact(
    pieces.flatMap((piece, index): readonly Part[] => {
      if (index % 3 !== 1) return index % 3 === 0 ? [piece] : [];
      return paramText(piece, (pieces[index + 1] ?? '').split('.').slice(1), facts, words);
    }),
  );
}

function paramText(name: string, modifiers: readonly string[], facts: object, words: Words): RichText {
  const { inflections = {} } = words.locale;
  const value = Number((facts as Readonly<Record<string, unknown>>)[name]);
  if (!Object.hasOwn(PARAMS, name)) {
    const [noun] = modifiers;
    return [noun === undefined ? String(value) : words.count(value, noun as CountedNoun)];
  }
  const render = PARAMS[name as keyof Params] as Param;
  const text = render(facts as never, words, modifiers.includes('short') ? 'short' : 'full');
  return modifiers.reduce((inflected, modifier) => inflections[modifier]?.(inflected) ?? inflected, text);
}
