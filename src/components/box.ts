import type {
  BorderTo,
  Card,
  CardAction,
  Content,
  ContentRef,
  LunaCard,
  Menace,
  MenaceId,
  Mission,
  Plan,
  ShuttleSpace,
  StartingToken,
  Tile,
  Track,
} from './content.ts';
import type {
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
import { finder, type LookUp, lookUp } from './lookUp.ts';

/** Replaces a card that the viewer cannot see. It has no action and no value. */
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

/** A component set with lookups, which throw a `RangeError` for an unknown id. Those in `find` return `undefined`. */
export class Box {
  readonly content: Content;
  readonly find: LookUp;
  readonly card = (id: CardId): Card => this.find.card(id) ?? unknown(id);
  /** Finds a lettered plan, or the plan printed on a starting token. */
  readonly plan = (id: PlanId): Plan => this.find.plan(id) ?? unknown(id);
  readonly token = (id: TokenId): StartingToken => this.find.token(id) ?? unknown(id);
  readonly tile = (id: TileId): Tile => this.find.tile(id) ?? unknown(id);
  readonly track = (id: TrackId): Track => this.find.track(id) ?? unknown(id);
  readonly mission = (id: MissionId): Mission => this.find.mission(id) ?? unknown(id);
  readonly menace = (id: MenaceId): Menace => this.find.menace(id) ?? unknown(id);
  readonly lunaCard = (id: LunaCardId): LunaCard => this.find.lunaCard(id) ?? unknown(id);
  /** Returns the index of an asteroid in the component set, and in `BeltState.outposts`. */
  readonly asteroidIndex: (number: number) => number;
  /** Returns the index of a shuttle space in the component set, and in `BeltState.shuttles`. */
  readonly shuttleSpaceIndex: (number: number) => number;
  /** Returns the shuttle spaces on the routes to an asteroid. */
  readonly shuttleSpacesAt: (asteroid: number) => readonly ShuttleSpace[];
  /** Action cards by letter, in the order of the component set. */
  readonly lettered: Readonly<Record<CardLetter, readonly CardId[]>>;
  /** Plans by letter, in the order of the component set. */
  readonly letteredPlans: Readonly<Record<PlanLetter, readonly PlanId[]>>;
  /** Starting cards of all icons (SETUP-33). */
  readonly startingCards: readonly Card[];
  readonly stationBorders: ByCompany<readonly BorderTo[]>;
  #fingerprint: string | undefined;
  #ref: ContentRef | undefined;
  readonly #makeFingerprint: () => string;

  /** @param fingerprint - Computes the fingerprint; called once, on first use. */
  constructor(content: Content, fingerprint: () => string) {
    const { asteroids, shuttleSpaces } = content.belt;
    this.content = content;
    this.#makeFingerprint = fingerprint;
    this.find = lookUp({ ...content, cards: [...content.cards, HIDDEN_CARD] });
    this.asteroidIndex = must(finder(() => asteroids.map(({ number }, index) => [number, index])));
    this.shuttleSpaceIndex = must(finder(() => shuttleSpaces.map(({ number }, index) => [number, index])));
    this.shuttleSpacesAt = must(finder(() => asteroids.map(({ number }) => [number, spacesAt(content, number)])));
    this.lettered = byLetter(CARD_LETTERS, content.cards);
    this.letteredPlans = byLetter(PLAN_LETTERS, content.plans);
    this.startingCards = content.cards.filter(({ icon, number }) => icon !== null || number !== null);
    this.stationBorders = perCompany((company) =>
      content.moon.sectors.flatMap(({ number: sector, stations }) =>
        stations.filter((station) => station.company === company).map(({ border }) => ({ sector, border })),
      ),
    );
  }

  /** Fingerprint shared by all component sets with the same gameplay, computed on first use. */
  get fingerprint(): string {
    this.#fingerprint ??= this.#makeFingerprint();
    return this.#fingerprint;
  }

  get ref(): ContentRef {
    this.#ref ??= this.makeRef();
    return this.#ref;
  }

  protected makeRef(): ContentRef {
    return { id: this.content.id, fingerprint: this.fingerprint };
  }

  /** Returns the action of a card or of an action tile. */
  action(ref: CardRef): CardAction {
    const action = this.findAction(ref);
    if (action === undefined) throw new RangeError(`${ref} has no action.`);
    return action;
  }

  findAction(ref: CardRef): CardAction | undefined {
    return this.find.card(ref)?.action ?? this.find.tile(ref)?.action ?? undefined;
  }
}

function byLetter<Letter extends string>(
  letters: readonly Letter[],
  items: readonly { readonly id: string; readonly letter: Letter | null }[],
): Record<Letter, string[]> {
  const of = (letter: Letter): string[] => items.filter((item) => item.letter === letter).map(({ id }) => id);
  return Object.fromEntries(letters.map((letter) => [letter, of(letter)])) as Record<Letter, string[]>;
}

function spacesAt({ belt }: Content, number: number): readonly ShuttleSpace[] {
  return belt.shuttleSpaces.filter(({ ends }) => ends.some(({ asteroid }) => asteroid === number));
}

function must<T>(find: (number: number) => T | undefined): (number: number) => T {
  return (number) => find(number) ?? unknown(number);
}

function unknown(key: string | number): never {
  throw new RangeError(`Unknown component ${String(key)}.`);
}
