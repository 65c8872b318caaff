import type { Content, Plan, Sources, SpecialPlan } from '../components/content.ts';
import type { Effect, Requirement } from '../components/effects.ts';
import { PLAN_LETTERS, type PlanLetter, type Resource } from '../components/ids.ts';
import { anyTrack, astrogo, coins, helium, minerva, removal, research, skymine, tawac } from './boards.ts';

type Row = readonly [requirements: readonly Requirement[], reward: readonly Effect[]];

export const resource = (name: Resource, total: number): Requirement => ({ kind: 'resource', resource: name, total });
export const carbon = (total: number): Requirement => resource('carbon', total);
export const minerals = (total: number): Requirement => resource('minerals', total);
export const titanium = (total: number): Requirement => resource('titanium', total);
/** Creates a requirement for units of any one resource. */
export const ofOne = (total: number): Requirement => ({ kind: 'oneResource', total });
export const energy = (total: number): Requirement => ({ kind: 'energy', total });
export const scientists = (count: number): Requirement => ({ kind: 'scientists', count });

const titaniumLessOne: Effect = { kind: 'resourceCoins', resource: 'titanium', minus: 1 };

const SOURCES: Sources = { rest: 'reconstructed', letter: 'rulebook' };

/** Returns the plans with a given letter, numbered `planA01`, `planA02`, … */
const lettered = (letter: PlanLetter, rows: readonly Row[]): readonly Plan[] =>
  rows.map(([requirements, reward], index) => {
    const id = `plan${letter}${String(index + 1).padStart(2, '0')}`;
    return { id, letter, requirements, reward, sources: SOURCES };
  });

/** Easy plans, which require one or two small cards. */
// biome-ignore format: two plans per line.
const PLANS_A = lettered('A', [
  [[carbon(1)], [astrogo(1)]],              [[carbon(2)], [helium(2)]],
  [[carbon(2)], [anyTrack(1)]],             [[carbon(3)], [coins(3)]],
  [[minerals(1)], [tawac(1)]],              [[minerals(2)], [coins(2)]],
  [[minerals(2)], [anyTrack(1)]],           [[minerals(3)], [research(2)]],
  [[titanium(1)], [titaniumLessOne]],       [[titanium(1)], [skymine(1)]],
  [[titanium(2)], [helium(2)]],             [[titanium(3)], [minerva(2)]],
  [[energy(1)], [minerva(1)]],              [[energy(1)], [helium(1)]],
  [[energy(2)], [helium(2)]],               [[energy(2)], [research(1)]],
  [[scientists(1)], [tawac(2)]],            [[scientists(1)], [coins(2)]],
  [[scientists(1)], [research(2)]],         [[ofOne(2)], [research(1)]],
  [[ofOne(3)], [astrogo(2)]],               [[carbon(2), minerals(1)], [skymine(2)]],
  [[minerals(2), titanium(1)], [coins(3)]], [[titanium(2), carbon(1)], [helium(3)]],
]);

/** Medium plans, which require one good card or two kinds of cards. */
// biome-ignore format: two plans per line.
const PLANS_B = lettered('B', [
  [[carbon(3)], [minerva(2)]],                            [[carbon(3)], [helium(3)]],
  [[carbon(4)], [research(2), coins(2)]],                 [[minerals(3)], [skymine(2)]],
  [[minerals(3)], [research(2), coins(1)]],               [[minerals(4)], [helium(4)]],
  [[titanium(3)], [tawac(2)]],                            [[titanium(3)], [coins(4)]],
  [[titanium(4)], [titaniumLessOne, helium(1)]],          [[energy(3)], [removal(1)]],
  [[energy(3)], [helium(3)]],                             [[ofOne(4)], [skymine(3)]],
  [[ofOne(4)], [removal(1)]],                             [[carbon(2), minerals(2)], [astrogo(3)]],
  [[minerals(2), titanium(2)], [anyTrack(2)]],            [[titanium(2), carbon(2)], [removal(1)]],
  [[carbon(2), energy(2)], [research(2), helium(1)]],     [[minerals(2), energy(2)], [tawac(3)]],
  [[titanium(2), energy(2)], [anyTrack(2)]],              [[carbon(2), scientists(1)], [coins(5)]],
  [[minerals(2), scientists(1)], [astrogo(2), coins(1)]], [[titanium(2), scientists(1)], [minerva(3)]],
  [[energy(2), scientists(1)], [helium(4)]],              [[ofOne(3), energy(2)], [anyTrack(2), coins(1)]],
]);

/** Hard plans, which require most of the action area. */
// biome-ignore format: two plans per line.
const PLANS_C = lettered('C', [
  [[carbon(5)], [skymine(4)]],                            [[carbon(4)], [helium(5), coins(2)]],
  [[minerals(4)], [research(3), coins(2)]],               [[minerals(6)], [astrogo(5)]],
  [[titanium(4)], [titaniumLessOne, helium(3)]],          [[titanium(5)], [tawac(5)]],
  [[energy(4)], [minerva(4)]],                            [[energy(4)], [removal(2)]],
  [[scientists(1), energy(2)], [research(4)]],            [[ofOne(3), scientists(1)], [coins(6)]],
  [[ofOne(5)], [helium(5)]],                              [[ofOne(5)], [removal(2), coins(2)]],
  [[carbon(3), ofOne(3)], [removal(2), helium(1)]],       [[carbon(3), minerals(3)], [minerva(5)]],
  [[minerals(3), titanium(3)], [anyTrack(4)]],            [[titanium(2), carbon(2)], [coins(7)]],
  [[carbon(3), energy(2)], [astrogo(4), coins(1)]],       [[minerals(3), energy(2)], [skymine(5)]],
  [[titanium(3), energy(2)], [helium(6)]],                [[carbon(3), scientists(1)], [research(3), helium(2)]],
  [[minerals(4), scientists(1)], [tawac(4), coins(1)]],   [[titanium(4), scientists(1)], [anyTrack(3), coins(1)]],
  [[energy(3), scientists(1)], [research(2), helium(3)]], [[ofOne(4), energy(2)], [helium(4), coins(3)]],
]);

/**
 * The 72 research plans, by letter. Their number, their letters and the kinds of requirements and rewards are known
 * (CF-SETUP-6, CF-RP-4, CF-RP-6, CF-ICON-1, CF-ICON-2). Each plan's requirements and rewards are reconstructed. No
 * source shows which requirement belongs to which reward (AMB-ICON-4).
 */
export const PLANS: readonly Plan[] = [...PLANS_A, ...PLANS_B, ...PLANS_C];

const special = (round: number, cost: number, value: number): SpecialPlan => {
  return { id: `special${round}`, round, cost, value, sources: { rest: 'reconstructed', round: 'rulebook' } };
};

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
