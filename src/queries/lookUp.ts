import { preprintedPlan } from '../components/box.ts';
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
} from '../components/content.ts';

/** Finds the components of a set by their ids and numbers. Every function returns `undefined` for an id that it does not know. */
export interface LookUp {
  card(id: string): Card | undefined;
  /** A lettered plan, or the plan printed on a starting token. */
  plan(id: string): Plan | undefined;
  specialPlan(id: string): SpecialPlan | undefined;
  token(id: string): StartingToken | undefined;
  tile(id: string): Tile | undefined;
  track(id: string): Track | undefined;
  /** A bonus space of the board. */
  space(id: string): BoardSpace | undefined;
  mission(id: string): Mission | undefined;
  menace(id: string): Menace | undefined;
  lunaCard(id: string): LunaCard | undefined;
  sector(number: number): Sector | undefined;
  asteroid(number: number): Asteroid | undefined;
  shuttleSpace(number: number): ShuttleSpace | undefined;
}

/** Returns functions that find the components of a set. */
export function lookUp(content: Content): LookUp {
  const { belt, moon } = content;
  return {
    card: byId(content.cards),
    plan: byId([...content.plans, ...content.tokens.map(preprintedPlan)]),
    specialPlan: byId(content.specialPlans),
    token: byId(content.tokens),
    tile: byId(content.tiles),
    track: byId(content.tracks),
    space: byId(content.spaces),
    mission: byId(content.missions),
    menace: byId(content.menaces),
    lunaCard: byId(content.luna.cards),
    sector: byNumber(moon.sectors),
    asteroid: byNumber(belt.asteroids),
    shuttleSpace: byNumber(belt.shuttleSpaces),
  };
}

function byId<T extends { readonly id: string }>(items: readonly T[]): (id: string) => T | undefined {
  const all = new Map(items.map((item) => [item.id, item]));
  return (id) => all.get(id);
}

function byNumber<T extends { readonly number: number }>(items: readonly T[]): (number: number) => T | undefined {
  const all = new Map(items.map((item) => [item.number, item]));
  return (number) => all.get(number);
}
