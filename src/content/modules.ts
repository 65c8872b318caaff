import type {
  Belt,
  Menace,
  MenaceConsequence,
  MenaceId,
  MenaceRequirement,
  Mission,
  Point,
  Provenance,
  RouteEnd,
  Sources,
  Station,
  Task,
} from '../components/content.ts';
import type { Effect } from '../components/effects.ts';
import { type ByCompany, COMPANIES, type Company } from '../components/ids.ts';
import { anyTrack, coins, helium, research } from './boards.ts';
import { energy, ofOne, resource, scientists } from './plans.ts';

// Rewards of the screens: coins, tank steps, research points.

// The Belt board. Known parts of the printed network: the numbers of five asteroids and four shuttle spaces, the
// rewards of asteroid 14 and shuttle spaces 13 and 19, some lightning icons, and the position of linked domes. These
// parts are exact, and the rest of the network is invented to fit them. A route is drawn as two straight lines that
// meet at its shuttle space. Numbers rise from top to bottom, so space 19, which joins asteroids 14 and 18, must be
// below both.

type Place = readonly [x: number, y: number];

/** Creates steps on the expanded company's track. */
const steps = (count: number): Effect => ({ kind: 'expandedTrack', steps: count });

/** An asteroid: number, centre, directions of its outpost spaces in degrees clockwise from the top, domes, rewards. */
type Row = readonly [number: number, place: Place, directions: readonly number[], domes: number, ...reward: Effect[]];
const ASTEROIDS: readonly Row[] = [
  [1, [500, 82], [30, 165, 215, 330], 1, coins(1), helium(1)],
  [3, [265, 168], [7, 133], 0, research(1), steps(1)],
  [5, [715, 240], [105, 230], 1, steps(2)],
  [8, [200, 355], [65, 188, 290], 2, coins(2)],
  [10, [790, 445], [60, 115, 196, 304], 1, research(2)],
  [14, [620, 585], [105, 203, 330], 0, research(1), coins(1)],
  [15, [340, 612], [5, 60, 145, 280], 1, helium(1), steps(2)],
  [17, [120, 665], [90], 0, research(1)],
  [18, [775, 700], [60, 170, 350], 0, coins(1), steps(1)],
  [21, [300, 838], [64, 195], 2, coins(2)],
  [24, [600, 925], [175, 345], 2, helium(2)],
];

/** Distance between an outpost space and the centre of its asteroid. */
const RING = 48;

/** Outpost spaces that share an extra dome. The rulebook names asteroids 1 and 15; the spaces are reconstructed. */
const LINKED: Readonly<Record<number, Belt['asteroids'][number]['linkedDomes']>> = { 1: [[1, 2]], 15: [[0, 1]] };

/** A shuttle space: number, the two asteroids of its route (`*` for lightning at that end), steps and position. */
const SHUTTLE_SPACES: readonly (readonly [number: number, route: string, steps: number, place: Place])[] = [
  [2, '1-3', 1, [368, 140]],
  [4, '1*-5', 0, [625, 190]],
  [6, '3-8*', 0, [232, 265]],
  [7, '5-10*', 1, [752, 332]],
  [9, '8-17*', 1, [125, 432]],
  [11, '8-10', 0, [490, 465]],
  [12, '8-15*', 1, [270, 490]],
  [13, '10*-14', 1, [708, 510]],
  [16, '14*-15', 0, [490, 640]],
  [19, '14*-18', 0, [680, 728]],
  [20, '15-21', 1, [318, 745]],
  [22, '18-24', 1, [688, 845]],
  [23, '21-24*', 0, [450, 885]],
];

/** Asteroids linked to each station, `*` for lightning: two near it, and a more expensive one towards the middle. */
const LINKS: ByCompany<string> = {
  skymine: '15* 17 21',
  minerva: '10* 18 24',
  astrogo: '1 5 10*',
  tawac: '1 3 8*',
};

/** Provenance of all numbers except the reconstructed ones. */
const STATED: Readonly<Record<number, Readonly<Record<string, Provenance>>>> = {
  ...Object.fromEntries([1, 10, 11, 15, 16, 18].map((number) => [number, { number: 'rulebook' }] as const)),
  13: { number: 'rulebook', steps: 'rulebook' },
  14: { number: 'rulebook', reward: 'rulebook' },
  // The rulebook lists the rewards of an expansion that enters this space, but none of them is for the space itself.
  19: { number: 'rulebook', steps: 'derived' },
};

const point = ([x, y]: Place): Point => ({ x, y });

function onRing([x, y]: Place, direction: number): Point {
  const angle = (direction * Math.PI) / 180;
  return { x: Math.round(x + RING * Math.sin(angle)), y: Math.round(y - RING * Math.cos(angle)) };
}

const end = (text: string): RouteEnd => ({ asteroid: Number.parseInt(text, 10), lightning: text.endsWith('*') });

/**
 * Coin icons of the columns, from the top. The number of spaces follows from the number of pieces. For the outer
 * columns, the rulebook states that the last space shows 2. As on the Moon, a station without pieces shows 15 icons.
 */
const OUTER: readonly number[] = [0, 0, 1, 1, 1, 2];
const MIDDLE: readonly number[] = [0, 1, 1, 1, 2];

const station = (company: Company, x: number, y: number): Station => ({
  company,
  columns: [OUTER, MIDDLE, OUTER],
  // The rulebook states this for the outer columns but only implies it for the middle one.
  crossedOut: [true, true, true],
  logoSide: x < 500 ? 'left' : 'right', // at the edge of the board
  position: { x, y },
  sources: { rest: 'reconstructed', company: 'rulebook' },
});

/** The Belt side of the board. Its stations are those of the Moon side, mirrored horizontally. */
export const BELT: Belt = {
  asteroids: ASTEROIDS.map(([number, place, directions, domes, ...reward]) => ({
    number,
    spaces: directions.map((direction) => onRing(place, direction)),
    reward,
    domes,
    linkedDomes: LINKED[number] ?? [],
    position: point(place),
    // The rulebook mentions linked domes only for asteroids 1 and 15.
    sources: { rest: 'reconstructed', ...(number in LINKED ? {} : { linkedDomes: 'derived' }), ...STATED[number] },
  })),
  shuttleSpaces: SHUTTLE_SPACES.map(([number, route, count, place]) => {
    const [from = '', to = ''] = route.split('-');
    const sources: Sources = { rest: 'reconstructed', ...STATED[number] };
    return { number, ends: [end(from), end(to)], steps: count, position: point(place), sources };
  }),
  stationRoutes: COMPANIES.flatMap((company) =>
    LINKS[company].split(' ').map((link) => ({ company, ...end(link), sources: { rest: 'reconstructed' } as const })),
  ),
  stations: {
    skymine: station('skymine', 70, 815),
    minerva: station('minerva', 928, 815),
    astrogo: station('astrogo', 888, 120),
    tawac: station('tawac', 160, 92),
  },
};

/** Creates a requirement for values on the tank and on the research track. */
const values = (tank: number, points: number): MenaceRequirement => ({ kind: 'values', tank, research: points });

const menace = (
  id: MenaceId,
  requirement: MenaceRequirement,
  consequence: MenaceConsequence,
  ...reward: readonly Effect[]
): Menace => {
  const sources: Sources = { rest: 'rulebook', reward: 'reconstructed' };
  return { id, energy: 2, requirement, consequence, reward, sources }; // MENACE-6
};

/**
 * The six menace cards. Energy, requirements and consequences are exact (MENACE-15 to MENACE-20). The reward for
 * removing each menace is unknown; the rewards here are reconstructed and about equal in value.
 */
export const MENACES: readonly Menace[] = [
  menace('spacePirates', { kind: 'payCoins', amount: 6 }, { kind: 'loseCoins' }, helium(3)),
  menace('rogueComet', { kind: 'payEnergy', amount: 3 }, { kind: 'ignoreIcons', count: 2 }, coins(4)),
  menace('einsteinRosenBridge', { kind: 'destroyEnergyCards', count: 2 }, { kind: 'loseEnergyCards' }, research(2)),
  menace('unknownProbe', values(40, 0), { kind: 'loseTank' }, anyTrack(3)),
  menace('singularity', values(0, 40), { kind: 'endAfterRound', round: 6 }, coins(3)),
  menace('temporalAnomaly', values(25, 20), { kind: 'replay' }, helium(2)),
];

// Tasks for a single action.
const heliumTask = (steps: number): Task => ({ kind: 'heliumInOneAction', steps });
const expansions = (count: number): Task => ({ kind: 'expansionsInOneAction', count });
const trackSteps = (steps: number): Task => ({ kind: 'trackStepsInOneAction', steps });
const uploads = (count: number): Task => ({ kind: 'uploadsInOneAction', count });
const plans = (count: number): Task => ({ kind: 'plansInOneAction', count });

/** The rulebook states the number of tasks, but not the position of any task. */
const SOURCES: Sources = { rest: 'reconstructed', 'tasks.length': 'rulebook' };

const mission = (number: number, ...tasks: Mission['tasks']): Mission => {
  return { id: `mission${number}`, tasks, sources: SOURCES };
};

/**
 * The mission cards of three tasks each. The rulebook describes only the four tasks marked below, without their
 * cards or columns. Everything else is reconstructed: no task occurs twice, and every card has tasks for face-up cards
 * and for strong actions.
 */
export const MISSIONS: readonly Mission[] = [
  mission(1, scientists(3), heliumTask(4), plans(2)), // MISSION-17, MISSION-19
  mission(2, uploads(2), ofOne(7), expansions(4)), // MISSION-18
  mission(3, trackSteps(5), energy(6), uploads(3)),
  mission(4, resource('carbon', 5), heliumTask(3), expansions(5)), // MISSION-20, MISSION-21
  mission(5, plans(3), resource('minerals', 5), scientists(2)),
  mission(6, energy(4), trackSteps(7), resource('titanium', 5)),
];
