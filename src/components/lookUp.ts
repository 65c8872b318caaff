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

/** Functions that find the components of a set by id or number. They return `undefined` for an unknown id or number. */
export interface LookUp {
  /** Finds an action card, including starting cards. */
  card(id: string): Card | undefined;
  /** Finds a lettered plan, or the plan printed on a starting token. */
  plan(id: string): Plan | undefined;
  /** Finds a special plan of the round track. */
  specialPlan(id: string): SpecialPlan | undefined;
  /** Finds a starting research token. */
  token(id: string): StartingToken | undefined;
  /** Finds a bonus tile. */
  tile(id: string): Tile | undefined;
  /** Finds a company track by its id, which identifies one side of a board. */
  track(id: string): Track | undefined;
  /** Finds a bonus space on the board. */
  space(id: string): BoardSpace | undefined;
  /** Finds a mission card. */
  mission(id: string): Mission | undefined;
  /** Finds a menace card. */
  menace(id: string): Menace | undefined;
  /** Finds one of Luna's cards. */
  lunaCard(id: string): LunaCard | undefined;
  /** Finds a sector of the Moon, 1-24. */
  sector(number: number): Sector | undefined;
  /** Finds an asteroid of the Belt by its printed number. */
  asteroid(number: number): Asteroid | undefined;
  /** Finds a shuttle space of the Belt by its printed number. */
  shuttleSpace(number: number): ShuttleSpace | undefined;
}

/** Returns functions that find the components of a set. Each function builds its index on first use. */
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

/** Builds its index on first use. */
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
