import type {
  Asteroid,
  BoardSpace,
  BorderTo,
  Card,
  CardAction,
  Content,
  LunaCard,
  Menace,
  MenaceId,
  Mission,
  Plan,
  Sector,
  ShuttleSpace,
  SpecialPlan,
  StartingToken,
  Tile,
  Track,
} from './content.ts';
import type {
  BonusSpaceId,
  ByCompany,
  CardId,
  CardLetter,
  CardRef,
  LunaCardId,
  MissionId,
  PlanId,
  PlanLetter,
  TileId,
  TokenId,
  TrackId,
} from './ids.ts';
import { CARD_LETTERS, HIDDEN, PLAN_LETTERS, perCompany } from './ids.ts';

/** A card that the viewer cannot see. It does nothing and counts for nothing. */
const HIDDEN_CARD: Card = {
  id: HIDDEN,
  letter: null,
  icon: null,
  number: null,
  cost: 0,
  action: { kind: 'share' },
  share: null,
  sources: { rest: 'derived' },
};

/** SETUP-44: the plan printed on a token counts as a plan on the research track. */
export function preprintedPlan({ id, plan, sources }: StartingToken): Plan {
  return { id, letter: null, ...plan, sources };
}

/**
 * A component set that finds every component by its id. A method that cannot return `undefined` throws a `RangeError`
 * for an unknown id, which is a bug of the caller.
 */
export class Box {
  readonly content: Content;
  /** A lettered plan, or the plan printed on a starting token. */
  readonly plan: (id: PlanId) => Plan;
  readonly token: (id: TokenId) => StartingToken;
  readonly track: (id: TrackId) => Track;
  readonly mission: (id: MissionId) => Mission;
  readonly menace: (id: MenaceId) => Menace;
  readonly lunaCard: (id: LunaCardId) => LunaCard;
  /** The action cards by letter, in the order of the content. */
  readonly lettered: Readonly<Record<CardLetter, readonly CardId[]>>;
  /** The plans by letter, in the order of the content. */
  readonly letteredPlans: Readonly<Record<PlanLetter, readonly PlanId[]>>;
  /** The cards that players may start with (SETUP-33). */
  readonly startingCards: readonly Card[];
  /** The borders of each company's station on the Moon. */
  readonly stationBorders: ByCompany<readonly BorderTo[]>;
  #fingerprint: string | undefined;
  readonly #makeFingerprint: () => string;
  readonly #cards: ReadonlyMap<string, Card>;
  readonly #specialPlans: ReadonlyMap<string, SpecialPlan>;
  readonly #tiles: ReadonlyMap<string, Tile>;
  readonly #spaces: ReadonlyMap<string, BoardSpace>;
  readonly #asteroids: ReadonlyMap<number, number>;
  readonly #shuttleSpaces: ReadonlyMap<number, number>;
  readonly #spacesAt: ReadonlyMap<number, readonly ShuttleSpace[]>;
  readonly #sectors: ReadonlyMap<number, Sector>;

  /** @param fingerprint - Computes the fingerprint when it is first asked for. */
  constructor(content: Content, fingerprint: () => string) {
    this.content = content;
    this.#makeFingerprint = fingerprint;
    this.#cards = byId([...content.cards, HIDDEN_CARD]);
    this.plan = finder([...content.plans, ...content.tokens.map(preprintedPlan)]);
    this.#specialPlans = byId(content.specialPlans);
    this.token = finder(content.tokens);
    this.track = finder(content.tracks);
    this.#tiles = byId(content.tiles);
    this.#spaces = byId(content.spaces);
    this.lunaCard = finder(content.luna.cards);
    this.lettered = byLetter(CARD_LETTERS, content.cards);
    this.letteredPlans = byLetter(PLAN_LETTERS, content.plans);
    this.startingCards = content.cards.filter(({ icon, number }) => icon !== null || number !== null);
    this.mission = finder(content.missions);
    this.menace = finder(content.menaces);
    this.stationBorders = perCompany((company) =>
      content.moon.sectors.flatMap(({ number: sector, stations }) =>
        stations.filter((station) => station.company === company).map(({ border }) => ({ sector, border })),
      ),
    );
    const { asteroids, shuttleSpaces } = content.belt;
    this.#asteroids = new Map(asteroids.map(({ number }, index) => [number, index]));
    this.#shuttleSpaces = new Map(shuttleSpaces.map(({ number }, index) => [number, index]));
    this.#spacesAt = new Map(
      asteroids.map(({ number }) => [
        number,
        shuttleSpaces.filter(({ ends }) => ends.some(({ asteroid }) => asteroid === number)),
      ]),
    );
    this.#sectors = new Map(content.moon.sectors.map((sector) => [sector.number, sector]));
  }

  /** A text that is the same for all component sets that play alike. It is computed on first use. */
  get fingerprint(): string {
    this.#fingerprint ??= this.#makeFingerprint();
    return this.#fingerprint;
  }

  card(id: CardId): Card {
    return known(this.#cards, id);
  }

  hasCard(id: CardId): boolean {
    return this.#cards.has(id);
  }

  tile(id: TileId): Tile {
    return known(this.#tiles, id);
  }

  /** The action of a card or of an action tile. */
  action(ref: CardRef): CardAction {
    const action = this.#cards.get(ref)?.action ?? this.#tiles.get(ref)?.action;
    if (action === undefined || action === null) throw new RangeError(`No action on ${ref}`);
    return action;
  }

  /** Whether a card or an action tile has this id. */
  hasAction(ref: CardRef): boolean {
    return this.#cards.has(ref) || (this.#tiles.get(ref)?.action ?? null) !== null;
  }

  /** The special plan with this id, `undefined` for any other plan. */
  specialPlan(id: PlanId): SpecialPlan | undefined {
    return this.#specialPlans.get(id);
  }

  /** The bonus space of the board with this id, `undefined` for any other bonus space. */
  boardSpace(id: BonusSpaceId): BoardSpace | undefined {
    return this.#spaces.get(id);
  }

  /** The asteroid with this number, or `undefined`. */
  asteroid(number: number): Asteroid | undefined {
    return this.content.belt.asteroids[this.#asteroids.get(number) ?? -1];
  }

  /** The index of an asteroid in the content, and in `BeltState.outposts`. */
  asteroidIndex(number: number): number {
    return known(this.#asteroids, number);
  }

  /** The shuttle space with this number, or `undefined`. */
  shuttleSpace(number: number): ShuttleSpace | undefined {
    return this.content.belt.shuttleSpaces[this.#shuttleSpaces.get(number) ?? -1];
  }

  /** The index of a shuttle space in the content, and in `BeltState.shuttles`. */
  shuttleSpaceIndex(number: number): number {
    return known(this.#shuttleSpaces, number);
  }

  /** The shuttle spaces on the routes to an asteroid. */
  shuttleSpacesAt(asteroid: number): readonly ShuttleSpace[] {
    return known(this.#spacesAt, asteroid);
  }

  /** The sector with this number, or `undefined`. */
  sector(number: number): Sector | undefined {
    return this.#sectors.get(number);
  }
}

function byLetter<Letter extends string>(
  letters: readonly Letter[],
  items: readonly { readonly id: string; readonly letter: Letter | null }[],
): Record<Letter, string[]> {
  const of = (letter: Letter): string[] => items.filter((item) => item.letter === letter).map(({ id }) => id);
  return Object.fromEntries(letters.map((letter) => [letter, of(letter)])) as Record<Letter, string[]>;
}

function byId<T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

/** Finds a component by its id, which must be known. */
function finder<T extends { readonly id: string }>(items: readonly T[]): (id: string) => T {
  const all = byId(items);
  return (id) => known(all, id);
}

function known<K, T>(items: ReadonlyMap<K, T>, id: K): T {
  const item = items.get(id);
  if (item === undefined) throw new RangeError(`No component ${String(id)}`);
  return item;
}
