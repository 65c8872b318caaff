import type {
  Asteroid,
  BoardSpace,
  Card,
  Content,
  LunaCard,
  Menace,
  Mission,
  Plan,
  Sector,
  ShuttleSpace,
  SpecialPlan,
  StartingToken,
  Tile,
  Track,
} from './content.ts';

/** Finds the components of a set by their ids and numbers. Every function returns `undefined` for an id that it does not know. */
export interface LookUp {
  /** An action card, starting cards included. */
  card(id: string): Card | undefined;
  /** A lettered plan, or the plan printed on a starting token. */
  plan(id: string): Plan | undefined;
  /** A special plan, which lies on the round track. */
  specialPlan(id: string): SpecialPlan | undefined;
  /** A starting research token. */
  token(id: string): StartingToken | undefined;
  /** A bonus tile. */
  tile(id: string): Tile | undefined;
  /** A company track, by the id of its side of a board. */
  track(id: string): Track | undefined;
  /** A bonus space of the board. */
  space(id: string): BoardSpace | undefined;
  /** A mission card. */
  mission(id: string): Mission | undefined;
  /** A menace card. */
  menace(id: string): Menace | undefined;
  /** One of Luna's cards. */
  lunaCard(id: string): LunaCard | undefined;
  /** A sector of the Moon, 1-24. */
  sector(number: number): Sector | undefined;
  /** An asteroid of the Belt, by its printed number. */
  asteroid(number: number): Asteroid | undefined;
  /** A shuttle space of the Belt, by its printed number. */
  shuttleSpace(number: number): ShuttleSpace | undefined;
}

/** Returns functions that find the components of a set. Each makes its index when it is first asked. */
export function lookUp(content: Content): LookUp {
  const { belt, moon } = content;
  return {
    card: byId(() => content.cards),
    plan: byId(() => [...content.plans, ...content.tokens.map(preprintedPlan)]),
    specialPlan: byId(() => content.specialPlans),
    token: byId(() => content.tokens),
    tile: byId(() => content.tiles),
    track: byId(() => content.tracks),
    space: byId(() => content.spaces),
    mission: byId(() => content.missions),
    menace: byId(() => content.menaces),
    lunaCard: byId(() => content.luna.cards),
    sector: byNumber(() => moon.sectors),
    asteroid: byNumber(() => belt.asteroids),
    shuttleSpace: byNumber(() => belt.shuttleSpaces),
  };
}

/** SETUP-44: the plan printed on a token counts as a plan on the research track. */
export function preprintedPlan({ id, plan, sources }: StartingToken): Plan {
  return { id, letter: null, ...plan, sources };
}

/** A function that finds a value by its key; the index is made when it is first called. */
export function finder<Key, T>(entries: () => readonly (readonly [Key, T])[]): (key: Key) => T | undefined {
  let index: ReadonlyMap<Key, T> | undefined;
  return (key) => {
    index ??= new Map(entries());
    return index.get(key);
  };
}

function byId<T extends { readonly id: string }>(items: () => readonly T[]): (id: string) => T | undefined {
  return finder(() => items().map((item) => [item.id, item]));
}

function byNumber<T extends { readonly number: number }>(items: () => readonly T[]): (number: number) => T | undefined {
  return finder(() => items().map((item) => [item.number, item]));
}
