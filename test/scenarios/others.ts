import { bindRules } from '../../src/api/bindRules.ts';
import { bare } from '../kit/belt.ts';
import type { Content, Effect, PlanId, Requirement, Rules, TrackId } from '../kit/pinned.ts';
import { defaultContent } from '../kit/pinned.ts';

const coins = (amount: number): Effect => ({ kind: 'coins', amount });
const helium = (steps: number): Effect => ({ kind: 'helium', steps });
const expandedTrack = (steps: number): Effect => ({ kind: 'expandedTrack', steps });
const research = (points: number): Effect => ({ kind: 'research', points });

/** Track A1 with the discount for titanium of track B2, next to the mixed payment of track B1. */
function titaniumAndMixed(): Content {
  const thresholds = defaultContent.tracks.find(({ id }) => id === 'B2')?.thresholds ?? [];
  const tracks = defaultContent.tracks.map((track) => (track.id === 'A1' ? { ...track, thresholds } : track));
  return { ...defaultContent, tracks };
}

/** Both levels of C1 with the discount for titanium, and both levels of D1 with the discount for minerals. */
function manyDiscounts(): Content {
  const firstBonusOf = (id: TrackId) => defaultContent.tracks.find((track) => track.id === id)?.thresholds[0]?.bonus;
  const bonuses: Partial<Record<TrackId, ReturnType<typeof firstBonusOf>>> = {
    C1: firstBonusOf('B2'),
    D1: firstBonusOf('B1'),
  };
  const tracks = defaultContent.tracks.map((track) => {
    const bonus = bonuses[track.id];
    return bonus === undefined
      ? track
      : { ...track, thresholds: track.thresholds.map((threshold) => ({ ...threshold, bonus })) };
  });
  return { ...defaultContent, tracks };
}

const titanium = (total: number): Requirement => ({ kind: 'resource', resource: 'titanium', total });
const energy = (total: number): Requirement => ({ kind: 'energy', total });
const scientists = (count: number): Requirement => ({ kind: 'scientists', count });

/** Requirements and rewards of the plans of `lab`. */
const LAB_PLANS: Readonly<Record<PlanId, readonly [readonly Requirement[], readonly Effect[]]>> = {
  planA01: [[titanium(2)], [coins(1)]],
  planA02: [[titanium(2)], [coins(5)]],
  planA03: [[titanium(3)], [coins(1)]],
  planA04: [[energy(3)], [coins(1)]],
  planA05: [[titanium(2), energy(2)], [coins(2)]],
  planA06: [[titanium(2), titanium(2)], [coins(2)]],
  planA07: [[scientists(1)], [coins(2)]],
  planA08: [[scientists(2)], [coins(2)]],
  planA09: [[titanium(1)], [{ kind: 'research', points: 2 }, coins(1)]],
  planA10: [[titanium(1)], [{ kind: 'track', company: 'minerva', steps: 1 }]],
  planA11: [[titanium(1)], [{ kind: 'removeOutposts', count: 1 }]],
  planA12: [[energy(99)], [coins(9)]],
};

/** The threshold of track A1 on space 5 has a barrier before it. */
function barrierBeforeThreshold(): Content {
  const barriers = [{ before: 5, cost: 1 }];
  const tracks = defaultContent.tracks.map((track) => (track.id === 'A1' ? { ...track, barriers } : track));
  return { ...defaultContent, tracks };
}

/** Simple plans with the ids of A plans. Special plans cost 3 coins to enter and are worth 7. */
function lab(): Content {
  const plans = defaultContent.plans.map((plan) => {
    const [requirements, reward] = LAB_PLANS[plan.id] ?? [plan.requirements, plan.reward];
    return { ...plan, requirements, reward };
  });
  const specialPlans = defaultContent.specialPlans.map((plan) => ({ ...plan, cost: 3, value: 7 }));
  return { ...defaultContent, plans, specialPlans };
}

/**
 * A plans and the plans of tokens require titanium 1, other plans more than any player has. The scientists of the deck
 * have 1, 2, 3, ... points, and only sector 21 has a structure.
 */
function easyAPlans(): Content {
  const scientists = defaultContent.cards.filter((card) => card.action.kind === 'scientist' && card.letter !== null);
  const easy = { requirements: [titanium(1)], reward: [coins(1)] };
  return {
    ...moonWith({ 21: [research(2)] }),
    cards: defaultContent.cards.map((card) => {
      const points = scientists.indexOf(card) + 1;
      return points === 0 ? card : { ...card, action: { kind: 'scientist', points } };
    }),
    plans: defaultContent.plans.map((plan) => ({
      ...plan,
      ...easy,
      ...(plan.letter !== 'A' && { requirements: [energy(99)] }),
    })),
    tokens: defaultContent.tokens.map((token) => ({ ...token, plan: easy })),
  };
}

/** Plan A09 requires energy and pays coins for titanium. */
function noTitanium(): Content {
  const plans = defaultContent.plans.map((plan) =>
    plan.id === 'planA09' ? { ...plan, requirements: [energy(1)] } : plan,
  );
  return { ...defaultContent, plans };
}

/** The Moon with a dome in every sector, and with structures only in the given sectors. */
function moonWith(structures: Readonly<Record<number, readonly Effect[]>>): Content {
  const { moon } = defaultContent;
  const sectors = moon.sectors.map((sector) => ({ ...sector, domes: 1, structures: structures[sector.number] ?? [] }));
  return { ...defaultContent, moon: { ...moon, sectors } };
}

/** Other component sets for scenarios with a line `rules NAME`. */
export const others: Readonly<Record<string, Rules>> = {
  manyDiscounts: bindRules(manyDiscounts()),
  barrierBeforeThreshold: bindRules(barrierBeforeThreshold()),
  lab: bindRules(lab()),
  easyAPlans: bindRules(easyAPlans()),
  noTitanium: bindRules(noTitanium()),
  bareBelt: bare.rules,
  bareMoon: bindRules(moonWith({})),
  mines: bindRules(moonWith({ 16: [coins(1)], 21: [coins(2)] })),
  pits: bindRules(
    moonWith({ 1: [expandedTrack(2)], 3: [expandedTrack(1)], 19: [expandedTrack(1)], 21: [expandedTrack(2)] }),
  ),
  depots: bindRules(moonWith({ 16: [helium(1)], 21: [helium(2)] })),
  labs: bindRules(moonWith({ 16: [research(1)], 21: [research(2), research(1)], 23: [research(5)] })),
  mixedSectors: bindRules(
    moonWith({ 16: [coins(1), helium(1)], 21: [coins(2), coins(1)], 23: [coins(2), helium(2), research(3)] }),
  ),
  pitAndLab: bindRules(moonWith({ 16: [expandedTrack(1)], 21: [research(1)] })),
  titaniumAndMixed: bindRules(titaniumAndMixed()),
};
