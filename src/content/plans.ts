import type { Content, Plan, Sources, SpecialPlan, StartingToken } from '../components/content.ts';
import type { Effect, Requirement } from '../components/effects.ts';
import type { PlanLetter, Resource } from '../components/ids.ts';
import { PLAN_LETTERS } from '../components/ids.ts';
import { anyTrack, coins, helium, removeOutposts, research, track } from './boards.ts';

/** A plan without its id, such as the pre-printed plan of a starting token. */
type Row = StartingToken['plan'];

export const resource = (name: Resource, total: number): Requirement => ({ kind: 'resource', resource: name, total });
export const carbon = (total: number): Requirement => resource('carbon', total);
export const minerals = (total: number): Requirement => resource('minerals', total);
export const titanium = (total: number): Requirement => resource('titanium', total);
/** Creates a requirement for units of any one resource. */
export const ofOne = (total: number): Requirement => ({ kind: 'oneResource', total });
export const energy = (total: number): Requirement => ({ kind: 'energy', total });
export const scientists = (count: number): Requirement => ({ kind: 'scientists', count });

const titaniumLessOne: Effect = { kind: 'resourceCoins', resource: 'titanium', minus: 1 };

const plan = (requirements: readonly Requirement[], reward: readonly Effect[]): Row => ({
  requirements,
  reward,
});

const SOURCES: Sources = { rest: 'reconstructed', letter: 'rulebook' };

/** Returns the plans with a given letter, numbered `planA01`, `planA02`, … */
const lettered = (letter: PlanLetter, rows: readonly Row[]): readonly Plan[] =>
  rows.map((row, index) => ({
    id: `plan${letter}${String(index + 1).padStart(2, '0')}`,
    letter,
    ...row,
    sources: SOURCES,
  }));

/** Easy plans, which require one or two small cards. */
const PLANS_A = lettered('A', [
  plan([carbon(1)], [track('astrogo', 1)]),
  plan([carbon(2)], [helium(2)]),
  plan([carbon(2)], [anyTrack(1)]),
  plan([carbon(3)], [coins(3)]),
  plan([minerals(1)], [track('tawac', 1)]),
  plan([minerals(2)], [coins(2)]),
  plan([minerals(2)], [anyTrack(1)]),
  plan([minerals(3)], [research(2)]),
  plan([titanium(1)], [titaniumLessOne]),
  plan([titanium(1)], [track('skymine', 1)]),
  plan([titanium(2)], [helium(2)]),
  plan([titanium(3)], [track('minerva', 2)]),
  plan([energy(1)], [track('minerva', 1)]),
  plan([energy(1)], [helium(1)]),
  plan([energy(2)], [helium(2)]),
  plan([energy(2)], [research(1)]),
  plan([scientists(1)], [track('tawac', 2)]),
  plan([scientists(1)], [coins(2)]),
  plan([scientists(1)], [research(2)]),
  plan([ofOne(2)], [research(1)]),
  plan([ofOne(3)], [track('astrogo', 2)]),
  plan([carbon(2), minerals(1)], [track('skymine', 2)]),
  plan([minerals(2), titanium(1)], [coins(3)]),
  plan([titanium(2), carbon(1)], [helium(3)]),
]);

/** Medium plans, which require one good card or two kinds of cards. */
const PLANS_B = lettered('B', [
  plan([carbon(3)], [track('minerva', 2)]),
  plan([carbon(3)], [helium(3)]),
  plan([carbon(4)], [research(2), coins(2)]),
  plan([minerals(3)], [track('skymine', 2)]),
  plan([minerals(3)], [research(2), coins(1)]),
  plan([minerals(4)], [helium(4)]),
  plan([titanium(3)], [track('tawac', 2)]),
  plan([titanium(3)], [coins(4)]),
  plan([titanium(4)], [titaniumLessOne, helium(1)]),
  plan([energy(3)], [removeOutposts(1)]),
  plan([energy(3)], [helium(3)]),
  plan([ofOne(4)], [track('skymine', 3)]),
  plan([ofOne(4)], [removeOutposts(1)]),
  plan([carbon(2), minerals(2)], [track('astrogo', 3)]),
  plan([minerals(2), titanium(2)], [anyTrack(2)]),
  plan([titanium(2), carbon(2)], [removeOutposts(1)]),
  plan([carbon(2), energy(2)], [research(2), helium(1)]),
  plan([minerals(2), energy(2)], [track('tawac', 3)]),
  plan([titanium(2), energy(2)], [anyTrack(2)]),
  plan([carbon(2), scientists(1)], [coins(5)]),
  plan([minerals(2), scientists(1)], [track('astrogo', 2), coins(1)]),
  plan([titanium(2), scientists(1)], [track('minerva', 3)]),
  plan([energy(2), scientists(1)], [helium(4)]),
  plan([ofOne(3), energy(2)], [anyTrack(2), coins(1)]),
]);

/** Hard plans, which require most of the action area. */
const PLANS_C = lettered('C', [
  plan([carbon(5)], [track('skymine', 4)]),
  plan([carbon(4)], [helium(5), coins(2)]),
  plan([minerals(4)], [research(3), coins(2)]),
  plan([minerals(6)], [track('astrogo', 5)]),
  plan([titanium(4)], [titaniumLessOne, helium(3)]),
  plan([titanium(5)], [track('tawac', 5)]),
  plan([energy(4)], [track('minerva', 4)]),
  plan([energy(4)], [removeOutposts(2)]),
  plan([scientists(1), energy(2)], [research(4)]),
  plan([ofOne(3), scientists(1)], [coins(6)]),
  plan([ofOne(5)], [helium(5)]),
  plan([ofOne(5)], [removeOutposts(2), coins(2)]),
  plan([carbon(3), ofOne(3)], [removeOutposts(2), helium(1)]),
  plan([carbon(3), minerals(3)], [track('minerva', 5)]),
  plan([minerals(3), titanium(3)], [anyTrack(4)]),
  plan([titanium(2), carbon(2)], [coins(7)]),
  plan([carbon(3), energy(2)], [track('astrogo', 4), coins(1)]),
  plan([minerals(3), energy(2)], [track('skymine', 5)]),
  plan([titanium(3), energy(2)], [helium(6)]),
  plan([carbon(3), scientists(1)], [research(3), helium(2)]),
  plan([minerals(4), scientists(1)], [track('tawac', 4), coins(1)]),
  plan([titanium(4), scientists(1)], [anyTrack(3), coins(1)]),
  plan([energy(3), scientists(1)], [research(2), helium(3)]),
  plan([ofOne(4), energy(2)], [helium(4), coins(3)]),
]);

/**
 * The 72 research plans, by letter. Their number, their letters and the kinds of requirements and rewards are known
 * (CF-SETUP-6, CF-RP-4, CF-RP-6, CF-ICON-1, CF-ICON-2). Each plan's requirements and rewards are reconstructed. No
 * source shows which requirement belongs to which reward (AMB-ICON-4).
 */
export const PLANS: readonly Plan[] = [...PLANS_A, ...PLANS_B, ...PLANS_C];

const special = (round: number, cost: number, value: number): SpecialPlan => ({
  id: `special${round}`,
  round,
  cost,
  value,
  sources: { rest: 'reconstructed', round: 'rulebook' },
});

/**
 * The six special research plans, in the order of their rounds 2 to 7 (SETUP-20). One of them costs 2 coins to enter
 * (CF-RP-5). Everything else is reconstructed: the plan with that price, the other costs and all values. The later a
 * plan appears, the more its value exceeds its cost.
 */
export const SPECIAL_PLANS: readonly SpecialPlan[] = [
  special(2, 1, 4),
  special(3, 1, 5),
  special(4, 2, 7),
  special(5, 3, 9),
  special(6, 3, 10),
  special(7, 4, 12),
];

const COLUMNS = [0, 1, 2, 3] as const;

/**
 * The 12 lettered spaces of the research display: a row of A, then B, then C, each from left to right. The rulebook
 * states their number (CF-SETUP-11) and connects three red-bordered spaces to the supplement space (CF-RP-2). According
 * to a public helper app for solo games, these three form the first column, and each row has a single letter.
 */
export const RESEARCH_DISPLAY: Content['researchDisplay'] = PLAN_LETTERS.flatMap((letter) =>
  COLUMNS.map((column) => ({ letter, supplement: column === 0 })),
);
