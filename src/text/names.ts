import type { Box } from '../components/box.ts';
import type { CardAction, Content, Task } from '../components/content.ts';
import type { Requirement } from '../components/effects.ts';
import {
  type ByCompany,
  type CardId,
  type CardRef,
  COMPANIES,
  type Company,
  HIDDEN,
  MENACE_IDS,
  type MissionId,
  type PlanId,
  type Seat,
  TILE_IDS,
  type TokenId,
} from '../components/ids.ts';
import type { BoardPlace } from '../game/model/actions.ts';
import type { OpenDecision } from '../game/model/params.ts';
import type { Ref, RefKind, RefOf, RefParts } from '../game/model/refs.ts';
import type { GameState } from '../game/model/state.ts';
import { escaped, printable, quoted } from '../input/text.ts';
import type { CountedNoun, Name, Phrase, RefusalPhrases } from './locale.ts';
import { counted, formFor, joinedOf, listed, type NounForms, type RichText, say } from './parts.ts';

/** The game data that names depend on, which never changes during a game. */
export type Table = Pick<GameState, 'options' | 'tracks' | 'luna'>;

/** Returns the names of all players, with Luna's last. Each name can be safely printed on one line. */
export function playerNames({
  players,
  luna,
}: Pick<Table['options'], 'players'> & { readonly luna: unknown }): readonly string[] {
  const names = players.map(({ name }) => escaped(name));
  return luna === null ? names : [...names, 'Luna'];
}

/** The strings of a language that are used for names and in violation messages. */
export interface RefusalLocale extends RefusalPhrases<Names> {}

/** Names in one language. Violation messages need nothing else, so the rules do not load `Words`. */
export class Names {
  readonly locale: RefusalLocale;
  readonly box: Box;
  /** The game; `null` if it is unknown. */
  readonly table: Table | null;
  /** The seat addressed as `you`, if any. */
  readonly listener: Seat | null;
  readonly #players: readonly string[];

  constructor(locale: RefusalLocale, box: Box, table: Table | null, listener: Seat | null = null) {
    this.locale = locale;
    this.box = box;
    this.table = table;
    this.listener = listener;
    this.#players = table === null ? [] : playerNames(table.options);
  }

  /** Returns the name of what a reference points to. */
  name(ref: Ref, form: keyof Name = 'full'): RichText {
    return [{ ref, text: this.#named(ref)[form] }];
  }

  #named(ref: Ref): Name {
    const { hidden, unknown, things } = this.locale;
    const nameOf = things[ref.kind] as (parts: RefParts[RefKind], names: Names) => Name;
    const found = idOf(ref);
    if (found === null) return nameOf(ref, this);
    const { kind, id } = found;
    if (id === HIDDEN && Object.hasOwn(hidden, kind)) return hidden[kind as keyof typeof hidden];
    if (this.knows(ref)) return nameOf(ref, this);
    return named(Object.hasOwn(unknown, kind) ? unknown[kind as keyof typeof unknown](printable(id)) : quoted(id));
  }

  /** Checks whether a reference points to a component of this set. References to places are not checked. */
  knows(ref: Ref): boolean {
    const found = idOf(ref);
    if (found === null) return true;
    const components: readonly Component[] = KNOWN[found.kind](this.box.content);
    return components.some((each) => found.id === (typeof each === 'string' ? each : each.id));
  }

  /** Returns the name of a player as a string. */
  player(seat: Seat): string {
    const name = this.#players[seat];
    if (name !== undefined) return name;
    return this.table === null ? this.locale.person(seat + 1) : this.locale.unknown.seat(String(seat));
  }

  /** Checks whether a seat is Luna's. */
  isLuna(seat: Seat): boolean {
    return seat === this.table?.luna?.seat;
  }

  /** Returns a player's name with a reference to the seat. */
  seat(seat: Seat): RichText {
    return this.name({ kind: 'seat', seat });
  }

  /** Returns the name of a company. */
  company(company: Company, form?: keyof Name): RichText {
    return this.name({ kind: 'company', company }, form);
  }

  /** Returns the short name of a card or the full name of an action tile, without the id. */
  card(ref: CardRef): RichText {
    const thing = cardRef(ref);
    return this.name(thing, thing.kind === 'tile' ? 'full' : 'short');
  }

  /** Returns the full name of a card or action tile, without the id. */
  thatCard(ref: CardRef): RichText {
    return this.name(cardRef(ref));
  }

  /** Returns the name of a plan. */
  plan(plan: PlanId): RichText {
    return this.name({ kind: 'plan', plan });
  }

  /** Returns the name of a place on the Moon or the Belt. */
  place(place: BoardPlace): RichText {
    if ('sector' in place) return this.name({ kind: 'sector', sector: place.sector });
    if ('shuttleSpace' in place) return this.name({ kind: 'shuttleSpace', shuttleSpace: place.shuttleSpace });
    return this.name({ kind: 'outpostSpace', asteroid: place.asteroid, space: place.space });
  }

  /** Returns an amount with its noun: `2 coins`. */
  count(amount: number, noun: CountedNoun): string {
    return counted(this.locale, amount, this.locale.nouns[noun]);
  }

  /** Returns the form of a noun that agrees with an amount. */
  form(amount: number, forms: NounForms): string {
    return formFor(this.locale, amount, forms);
  }

  /** Joins strings into a list with `and`. */
  and(items: readonly RichText[]): RichText {
    return listed(items, this.locale.and);
  }

  /** Joins strings into a list with `or`. */
  or(items: readonly RichText[]): RichText {
    return listed(items, this.locale.or);
  }

  /** Returns the name of a card action. */
  action(action: CardAction): RichText {
    return (this.locale.cards[action.kind] as Phrase<CardAction, Names>)(action, this);
  }

  /** Returns a plan requirement as text. */
  requirement(requirement: Requirement): RichText {
    return (this.locale.requirements[requirement.kind] as Phrase<Requirement, Names>)(requirement, this);
  }

  /** Returns a mission task as text. */
  task(task: Task): RichText {
    return (this.locale.tasks[task.kind] as Phrase<Task, Names>)(task, this);
  }

  /** Returns all of a plan's requirements as text. */
  requirements(plan: PlanId): RichText {
    return joinedOf(this.box.plan(plan).requirements, ' + ', (each) => this.requirement(each));
  }

  /** Returns the three cards that a starting token requires on the resting decks. */
  tokenCards(token: TokenId): RichText {
    return this.and(this.box.token(token).cards.map((card) => this.action(card)));
  }

  /** Returns the task in a mission column, 0-2, as text. */
  taskOf(mission: MissionId, column: number): RichText {
    if (!this.knows({ kind: 'mission', mission })) return this.name({ kind: 'mission', mission });
    const task = this.box.mission(mission).tasks[column];
    return task === undefined ? [] : this.task(task);
  }
}

/** Returns the full and short forms of a name. If there is no short form, both are the same. */
export function named(full: string, short: string = full): Name {
  return { full, short };
}

export function cardRef(ref: CardRef): RefOf<'card' | 'tile'> {
  const tile = TILE_IDS.find((id) => id === ref);
  return tile === undefined ? { kind: 'card', card: ref as CardId } : { kind: 'tile', tile };
}

type Component = string | { readonly id: string };

/** The components of each kind, or their ids. `parseRef` itself accepts any string as an id. */
const KNOWN = {
  card: ({ cards }) => cards,
  plan: ({ plans, specialPlans, tokens }) => [...plans, ...specialPlans, ...tokens],
  token: ({ tokens }) => tokens,
  mission: ({ missions }) => missions,
  lunaCard: ({ luna }) => luna.cards,
  company: () => COMPANIES,
  tile: () => TILE_IDS,
  menace: () => MENACE_IDS,
} as const satisfies Readonly<Record<string, (content: Content) => readonly Component[]>>;

const KINDS = Object.keys(KNOWN) as readonly (keyof typeof KNOWN)[];

/** Returns the component id in a reference, or `null` if the reference only contains numbers. */
function idOf(ref: Ref): { readonly kind: keyof typeof KNOWN; readonly id: string } | null {
  const parts: Readonly<Record<string, unknown>> = ref;
  const kind = KINDS.find((each) => Object.hasOwn(parts, each));
  return kind === undefined ? null : { kind, id: String(parts[kind]) };
}

const OPTIONAL: readonly OpenDecision['kind'][] = [
  'barrier',
  'expansion',
  'beltExpansion',
  'claims',
  'upload',
  'purchase',
  'salvage',
];

type Verbs = readonly [you: string, one: string, several: string];

/** Returns a language's function `must`, which chooses between the forms of two verbs. */
export function verbs(must: Verbs, may: Verbs): RefusalLocale['must'] {
  return (people, amount, decision) => {
    const [you, one, several] = isOptional(decision) ? may : must;
    return say`${people} ${amount === 'you' ? you : amount === 1 ? one : several}`;
  };
}

export function isOptional({ kind, optional }: OpenDecision): boolean {
  return OPTIONAL.includes(kind) || optional === true;
}

/** Returns the number in an id such as `mission3`. Custom ids stay unchanged. */
export function numberOf(id: string): string {
  return id.replace(/^(?:mission|token)0*(\d+)$/, '$1');
}

/** The names of the companies, which are the same in all languages. */
export const COMPANY_NAMES: ByCompany<Name> = {
  skymine: { full: 'Skymine Resources', short: 'Skymine' },
  minerva: { full: 'Minerva Corp', short: 'Minerva' },
  astrogo: { full: 'Astrogo Enterprises', short: 'Astrogo' },
  tawac: { full: 'Tawac Industries', short: 'Tawac' },
};

export const shortName = (company: Company): string => COMPANY_NAMES[company].short;
