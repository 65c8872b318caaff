import type { Box } from '../../components/box.ts';
import type { CardAction, Content, Task } from '../../components/content.ts';
import type { Requirement } from '../../components/effects.ts';
import type { CardId, CardRef, Company, MissionId, PlanId, Seat, TokenId } from '../../components/ids.ts';
import { COMPANIES, HIDDEN, MENACE_IDS, TILE_IDS } from '../../components/ids.ts';
import type { BoardPlace } from '../../game/model/places.ts';
import type { Ref, RefKind, RefParts } from '../../game/model/refs.ts';
import type { GameState } from '../../game/model/state.ts';
import { escaped, printable, quoted } from '../../input/text.ts';
import type { RefusalLocale, Say } from './locale.ts';
import type { Told } from './parts.ts';
import { joined, listed, point } from './parts.ts';
import type { Forms } from './plurals.ts';
import { formFor } from './plurals.ts';
import type { Name, Naming, Noun } from './speech.ts';

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

/** Names of things in one language, for the ids that events, refusals and actions carry. */
export class Names<Locale extends RefusalLocale = RefusalLocale> implements Naming {
  readonly locale: Locale;
  readonly box: Box;
  readonly table: Table | null;
  /** The seat that is spoken to, if one is. */
  readonly listener: Seat | null;
  readonly #players: readonly string[];

  constructor(locale: Locale, box: Box, table: Table | null, listener: Seat | null = null) {
    this.locale = locale;
    this.box = box;
    this.table = table;
    this.listener = listener;
    this.#players = table === null ? [] : playerNames(table.options);
  }

  /** What a thing is called. */
  name(ref: Ref, form: keyof Name = 'full'): Told {
    return point(ref, this.#named(ref)[form]);
  }

  #named(ref: Ref): Name {
    const { hidden, unknown, things } = this.locale;
    const call = things[ref.kind] as (parts: RefParts[RefKind], names: Naming) => Name;
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

  player(seat: Seat): string {
    const name = this.#players[seat];
    if (name !== undefined) return name;
    return this.table === null ? this.locale.person(seat + 1) : this.locale.unknown.seat(String(seat));
  }

  isLuna(seat: Seat): boolean {
    return seat === this.table?.luna?.seat;
  }

  seat(seat: Seat): Told {
    return this.name({ kind: 'seat', seat });
  }

  company(company: Company): Told {
    return this.name({ kind: 'company', company });
  }

  /** A card or action tile as it lies on the table, without its id. */
  card(ref: CardRef): Told {
    return this.name(cardRef(ref), 'short');
  }

  /** A card or action tile that is spoken of, as a thing: by what it shows, not by its id. */
  thatCard(ref: CardRef): Told {
    return this.name(cardRef(ref));
  }

  plan(plan: PlanId): Told {
    return this.name({ kind: 'plan', plan });
  }

  /** A place on either side of the board. */
  place(place: BoardPlace): Told {
    if ('sector' in place) return this.name({ kind: 'sector', sector: place.sector });
    if ('shuttleSpace' in place) return this.name({ kind: 'shuttleSpace', shuttleSpace: place.shuttleSpace });
    return this.name({ kind: 'outpostSpace', asteroid: place.asteroid, space: place.space });
  }

  /** An amount of something. */
  count(amount: number, noun: Noun): string {
    return `${amount} ${formFor(this.locale, amount, this.locale.nouns[noun])}`;
  }

  /** The form of a word that goes with an amount. */
  form(amount: number, forms: Forms): string {
    return formFor(this.locale, amount, forms);
  }

  and(items: readonly Told[]): Told {
    return listed(items, this.locale.and);
  }

  or(items: readonly Told[]): Told {
    return listed(items, this.locale.or);
  }

  /** What a card does. */
  action(action: CardAction): Told {
    return (this.locale.cards[action.kind] as Say<CardAction>)(action, this);
  }

  requirement(requirement: Requirement): Told {
    return (this.locale.requirements[requirement.kind] as Say<Requirement>)(requirement, this);
  }

  task(task: Task): Told {
    return (this.locale.tasks[task.kind] as Say<Task>)(task, this);
  }

  /** What a plan asks of whoever enters it. */
  requirements(plan: PlanId): Told {
    return joined(
      this.box.plan(plan).requirements.map((each) => this.requirement(each)),
      ' + ',
    );
  }

  /** The cards that a starting token shows. */
  tokenCards(token: TokenId): Told {
    return this.and(this.box.token(token).cards.map((card) => this.action(card)));
  }

  /** The task in a column of a mission. */
  taskOf(mission: MissionId, column: number): Told {
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
