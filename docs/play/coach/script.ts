import type { Action } from 'skymines-rules';
import type { Ref } from 'skymines-rules/queries';

type Unseated<A> = A extends { readonly seat: unknown } ? Omit<A, 'seat'> : A;

export interface Step {
  readonly round: 1 | 2;
  readonly say: string;
  readonly action: Unseated<Action>;
  /** Target to click for this action, if it is not the next choice. */
  readonly at?: Ref;
}

/** This seed reveals exactly the cards that the steps below mention. */
export const COACHED = { luna: { level: 1 }, seed: 'coach' } as const;

const SHARE: Ref = { kind: 'trackSpace', company: 'tawac', space: 4 };
const SECOND_SHARE: Ref = { kind: 'trackSpace', company: 'tawac', space: 8 };

const MINERALS = ['diamond-minerals1', 'diamond-minerals2'] as const;

const ROUND_1 = [
  {
    say: 'startingDecks',
    action: { type: 'arrangeStartingDecks', cards: ['diamond-carbon1', 'diamond-minerals2', 'diamond-energy1'] },
  },
  { say: 'planCarbon', action: { type: 'planCard', card: 'diamond-carbon2', slot: 1 } },
  { say: 'planEnergy', action: { type: 'planCard', card: 'diamond-energy2', slot: 2 } },
  { say: 'planScientist', action: { type: 'planCard', card: 'diamond-scientist1', slot: 3 } },
  { say: 'ready', action: { type: 'confirmPlan' } },
  { say: 'scientist', action: { type: 'useScientist', card: 'diamond-scientist1' } },
  { say: 'upload', action: { type: 'upload' } },
  { say: 'takePlan', action: { type: 'takePlan', space: 2 } },
  { say: 'placePlan', action: { type: 'placePlan', plan: 'planA22', position: 2 } },
  { say: 'majority', action: { type: 'placeBonusMarker', space: 'carbonMajority', tier: 1 } },
  { say: 'steps', action: { type: 'useResources', cards: ['diamond-carbon2'] }, at: SHARE },
  { say: 'step', action: { type: 'advance', company: 'tawac' }, at: SHARE },
  { say: 'step', action: { type: 'advance', company: 'tawac' }, at: SHARE },
  { say: 'energy', action: { type: 'useEnergy', company: 'tawac' } },
  { say: 'firstSector', action: { type: 'occupy', sector: 13, column: 2 } },
  { say: 'nextSector', action: { type: 'occupy', sector: 6, column: 2 } },
  { say: 'firstPlayer', action: { type: 'placeBonusMarker', space: 'firstPlayer' } },
  { say: 'secondPlan', action: { type: 'takePlan', space: 2 } },
  { say: 'placePlan', action: { type: 'placePlan', plan: 'planA05', position: 3 } },
  { say: 'resourceTile', action: { type: 'placeBonusMarker', space: 'plusOneResourceTile' } },
  { say: 'pass', action: { type: 'pass' } },
  { say: 'pickUp', action: { type: 'pickUpDeck', slot: 2 } },
  { say: 'restCarbon', action: { type: 'restCard', card: 'diamond-carbon2', slot: 1 } },
  { say: 'restEnergy', action: { type: 'restCard', card: 'diamond-energy2', slot: 3 } },
  { say: 'restScientist', action: { type: 'restCard', card: 'diamond-scientist1', slot: 2 } },
] as const satisfies readonly Omit<Step, 'round'>[];

/** Majorities, buying a card, and the first barrier. */
const ROUND_2 = [
  { say: 'points', action: { type: 'planCard', card: 'diamond-minerals1', slot: 1 } },
  { say: 'planPair', action: { type: 'planCard', card: 'diamond-minerals2', slot: 2 } },
  { say: 'planTitanium', action: { type: 'planCard', card: 'diamond-titanium2', slot: 3 } },
  { say: 'ready', action: { type: 'confirmPlan' } },
  { say: 'secondMajority', action: { type: 'placeBonusMarker', space: 'mineralsMajority', tier: 1 } },
  {
    say: 'buy',
    action: { type: 'useResources', cards: MINERALS, acquire: 1 },
    at: { kind: 'displaySlot', slot: 1 },
  },
  { say: 'useTile', action: { type: 'placeResourceTile', card: 'diamond-titanium2' } },
  { say: 'barrier', action: { type: 'useResources', cards: ['diamond-titanium2'] }, at: SECOND_SHARE },
  { say: 'crossing', action: { type: 'advance', company: 'tawac' }, at: SECOND_SHARE },
  { say: 'crossing', action: { type: 'advance', company: 'tawac' }, at: SECOND_SHARE },
  { say: 'crossing', action: { type: 'advance', company: 'tawac' }, at: SECOND_SHARE },
] as const satisfies readonly Omit<Step, 'round'>[];

export const SCRIPT = [
  ...ROUND_1.map((step) => ({ ...step, round: 1 as const })),
  ...ROUND_2.map((step) => ({ ...step, round: 2 as const })),
] satisfies readonly Step[];

export type CoachWords = Readonly<Record<(typeof SCRIPT)[number]['say'] | 'goal' | 'ownWay' | 'done', string>>;
