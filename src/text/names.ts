import type { Box } from '../components/box.ts';
import type { CardAction, Content, Task } from '../components/content.ts';
import type { Requirement } from '../components/effects.ts';
import type { CardId, CardRef, Company, MissionId, PlanId, Seat, TokenId } from '../components/ids.ts';
import { COMPANIES, HIDDEN, MENACE_IDS, TILE_IDS } from '../components/ids.ts';
import type { BoardPlace } from '../game/model/places.ts';
import type { Ref, RefKind, RefParts } from '../game/model/refs.ts';
import type { GameState } from '../game/model/state.ts';
import { escaped, printable, quoted } from '../input/text.ts';
import type { CountedNoun, Name, Phrase, RefusalPhrases } from './locale.ts';
import type { RichText } from './parts.ts';
import { joined, listed, point } from './parts.ts';
import type { NounForms } from './plurals.ts';
import { counted, formFor } from './plurals.ts';

/** What names read of a game; none of it changes while it is played. */
export type Table = Pick<GameState, 'options' | 'tracks' | 'luna'>;

/** Everybody at the table, Luna last, each in one line. */
export function playerNames({
  players,
  luna,
}: Pick<Table['options'], 'players'> & { readonly luna: unknown }): readonly string[] {
  const people = players.map(({ name }) => escaped(name));
  return luna === null ? people : [...people, 'Luna'];
}

/** What one language needs to name things and to refuse actions. */
export interface RefusalLocale extends RefusalPhrases<Names> {}

/**
 * Names of things in one language, for the ids that events, refusals and actions carry. `Words` says more; refusals do without,
 * so the rules alone do not load it.
 */
export class Names {
  readonly locale: RefusalLocale;
  readonly box: Box;
  /** The game, if one is known. */
  readonly table: Table | null;
  /** The seat that is spoken to, if one is. */
  readonly listener: Seat | null;
  readonly #players: readonly string[];

  constructor(locale: RefusalLocale, box: Box, table: Table | null, listener: Seat | null = null) {
    this.locale = locale;
    this.box = box;
    this.table = table;
    this.listener = listener;
    this.#players = table === null ? [] : playerNames(table.options);
  }

  /** What a thing is called. */
  name(ref: Ref, form: keyof Name = 'full'): RichText {
    return point(ref, this.#named(ref)[form]);
  }

  /** The forms of a name. */
  #named(ref: Ref): Name {
    const { hidden, unknown, things } = this.locale;
    const call = things[ref.kind] as (parts: RefParts[RefKind], names: Names) => Name;
    const found = idOf(ref);
    if (found === null) return call(ref, this);
    const { kind, id } = found;
    if (id === HIDDEN && Object.hasOwn(hidden, kind)) return hidden[kind as keyof typeof hidden];
    if (this.knows(ref)) return call(ref, this);
    return named(Object.hasOwn(unknown, kind) ? unknown[kind as keyof typeof unknown](printable(id)) : quoted(id));
  }

  /** Whether a reference points at a component of this set. Places are not looked up. */
  knows(ref: Ref): boolean {
    const found = idOf(ref);
    return found === null || KNOWN[found.kind](this.box.content, found.id);
  }

  /** The name of a person, or of Luna. */
  player(seat: Seat): string {
    const name = this.#players[seat];
    if (name !== undefined) return name;
    return this.table === null ? this.locale.person(seat + 1) : this.locale.unknown.seat(String(seat));
  }

  /** Whether the seat is Luna's. */
  isLuna(seat: Seat): boolean {
    return seat === this.table?.luna?.seat;
  }

  /** The name of a seat. */
  seat(seat: Seat): RichText {
    return this.name({ kind: 'seat', seat });
  }

  /** The name of a company. */
  company(company: Company, form?: keyof Name): RichText {
    return this.name({ kind: 'company', company }, form);
  }

  /** A card or action tile as it lies on the table, without its id. */
  card(ref: CardRef): RichText {
    const thing = cardRef(ref);
    return this.name(thing, thing.kind === 'tile' ? 'full' : 'short');
  }

  /** A card or action tile that is spoken of, as a thing: by what it shows, not by its id. */
  thatCard(ref: CardRef): RichText {
    return this.name(cardRef(ref));
  }

  /** The name of a plan. */
  plan(plan: PlanId): RichText {
    return this.name({ kind: 'plan', plan });
  }

  /** A place on either side of the board. */
  place(place: BoardPlace): RichText {
    if ('sector' in place) return this.name({ kind: 'sector', sector: place.sector });
    if ('shuttleSpace' in place) return this.name({ kind: 'shuttleSpace', shuttleSpace: place.shuttleSpace });
    return this.name({ kind: 'outpostSpace', asteroid: place.asteroid, space: place.space });
  }

  /** An amount of something. */
  count(amount: number, noun: CountedNoun): string {
    return counted(this.locale, amount, this.locale.nouns[noun]);
  }

  /** The form of a word that an amount asks for. */
  form(amount: number, forms: NounForms): string {
    return formFor(this.locale, amount, forms);
  }

  /** Texts as an enumeration with `and`. */
  and(items: readonly RichText[]): RichText {
    return listed(items, this.locale.and);
  }

  /** Texts as an enumeration with `or`. */
  or(items: readonly RichText[]): RichText {
    return listed(items, this.locale.or);
  }

  /** What a card does. */
  action(action: CardAction): RichText {
    return (this.locale.cards[action.kind] as Phrase<CardAction, Names>)(action, this);
  }

  /** What a plan asks for. */
  requirement(requirement: Requirement): RichText {
    return (this.locale.requirements[requirement.kind] as Phrase<Requirement, Names>)(requirement, this);
  }

  /** What a task asks for. */
  task(task: Task): RichText {
    return (this.locale.tasks[task.kind] as Phrase<Task, Names>)(task, this);
  }

  /** Everything that a plan asks for. */
  requirements(plan: PlanId): RichText {
    return joined(
      this.box.plan(plan).requirements.map((each) => this.requirement(each)),
      ' + ',
    );
  }

  /** The cards that a starting token puts into the starting decks. */
  tokenCards(token: TokenId): RichText {
    return this.and(this.box.token(token).cards.map((card) => this.action(card)));
  }

  /** What the task of a mission in a column, 0-2, asks for. */
  taskOf(mission: MissionId, column: number): RichText {
    if (!this.knows({ kind: 'mission', mission })) return this.name({ kind: 'mission', mission });
    const task = this.box.mission(mission).tasks[column];
    return task === undefined ? [] : this.task(task);
  }
}

/** A name that is the same everywhere. */
export function named(full: string, short: string = full): Name {
  return { full, short };
}

/** A card or action tile as a thing to point at. */
export function cardRef(ref: CardRef): Ref {
  const tile = TILE_IDS.find((id) => id === ref);
  return tile === undefined ? { kind: 'card', card: ref as CardId } : { kind: 'tile', tile };
}

type Knows = (content: Content, id: string) => boolean;

const oneOf =
  (ids: readonly string[]): Knows =>
  (_, id) =>
    ids.includes(id);
const among =
  (itemsOf: (content: Content) => readonly { readonly id: string }[]): Knows =>
  (content, id) =>
    itemsOf(content).some((item) => item.id === id);

/** Whether there is such a thing, by the kinds of things that have ids; `parseRef` lets any text through. */
const KNOWN = {
  card: among(({ cards }) => cards),
  plan: among(({ plans, specialPlans, tokens }) => [...plans, ...specialPlans, ...tokens]),
  token: among(({ tokens }) => tokens),
  mission: among(({ missions }) => missions),
  lunaCard: among(({ luna }) => luna.cards),
  company: oneOf(COMPANIES),
  tile: oneOf(TILE_IDS),
  menace: oneOf(MENACE_IDS),
} as const satisfies Readonly<Record<string, Knows>>;

const KINDS = Object.keys(KNOWN) as readonly (keyof typeof KNOWN)[];

/** The thing with an id that a reference points at or lies in, `null` for a place by its number. */
function idOf(ref: Ref): { readonly kind: keyof typeof KNOWN; readonly id: string } | null {
  const parts: Readonly<Record<string, unknown>> = ref;
  const kind = KINDS.find((each) => Object.hasOwn(parts, each));
  return kind === undefined ? null : { kind, id: String(parts[kind]) };
}
