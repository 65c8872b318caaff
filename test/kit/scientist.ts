import { coins } from './effects.ts';
import type { Action, CardRef, CreateGameOptions, Effect, GameState, PlanId, Requirement } from './pinned.ts';
import { defaultContent } from './pinned.ts';
import { type Change, lay, layPlans, at as of, player, tableWith } from './table.ts';

const titanium = (total: number): Requirement => ({ kind: 'resource', resource: 'titanium', total });
const energy = (total: number): Requirement => ({ kind: 'energy', total });
const scientists = (count: number): Requirement => ({ kind: 'scientists', count });

/** Custom plans with the ids of A plans. */
const OWN: Readonly<Record<PlanId, readonly [readonly Requirement[], readonly Effect[]]>> = {
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
export const [easy, rich, titanium3, energy3] = ['planA01', 'planA02', 'planA03', 'planA04'] as const;
export const [points, steps, removing, hard] = ['planA09', 'planA10', 'planA11', 'planA12'] as const;
export const special = 'special7';

/** Returns a table with these plans. Special plans cost 3 coins to enter and are worth 7. */
export const lab = tableWith({
  ...defaultContent,
  plans: defaultContent.plans.map((plan) => {
    const [requirements, reward] = OWN[plan.id] ?? [plan.requirements, plan.reward];
    return { ...plan, requirements, reward };
  }),
  specialPlans: defaultContent.specialPlans.map((plan) => ({ ...plan, cost: 3, value: 7 })),
});

export const CARD = 'diamond-scientist1';
const action = defaultContent.cards.find(({ id }) => id === CARD)?.action;
export const POINTS = action?.kind === 'scientist' ? action.points : 0;

/** Returns a state in which seat 0 has 10 coins, a scientist, titanium 2, and these plans from the first space on. */
export function ready(
  plans: readonly PlanId[],
  change: Change = () => {},
  options: Partial<CreateGameOptions> = {},
): GameState {
  return lab.onTurn((draft) => {
    lay(draft, 0, CARD, 'diamond-titanium2'); // Slots 1 and 2.
    player(draft, 0).coins = 10;
    layPlans(draft, 0, 1, ...plans);
    change(draft);
  }, options);
}

/** Returns the same state with the scientist in use. */
export function moving(
  plans: readonly PlanId[],
  change: Change = () => {},
  options: Partial<CreateGameOptions> = {},
): GameState {
  return lab.act(ready(plans, change, options), use());
}

export function use(card: CardRef = CARD): Action {
  return { type: 'useScientist', seat: 0, card };
}

/** Turns the plan on a space face down. */
export const faceDown =
  (position: number): Change =>
  (draft) => {
    const placed = player(draft, 0).plans[position];
    if (placed) placed.faceDown = true;
  };
export const withCoins =
  (amount: number): Change =>
  (draft) => {
    player(draft, 0).coins = amount;
  };
export const marker = (state: GameState): number => of(state, 0).upload;
export const purse = (state: GameState): number => of(state, 0).coins;
