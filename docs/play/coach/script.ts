import type { Action } from 'skymines-rules';
import type { Ref } from 'skymines-rules/queries';

type Unseated<A> = A extends { readonly seat: unknown } ? Omit<A, 'seat'> : A;

export interface Step {
  readonly say: string;
  readonly action: Unseated<Action>;
  /** Target to click for this action, if it is not the next choice. */
  readonly at?: Ref;
}

/** This seed reveals exactly the cards that the steps below mention. */
export const COACHED = { luna: { level: 1 }, seed: 'coach' } as const;

const SHARE: Ref = { kind: 'trackSpace', company: 'tawac', space: 4 };

export const SCRIPT = [
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
  { say: 'scientistTile', action: { type: 'placeBonusMarker', space: 'scientistTile' } },
  { say: 'pass', action: { type: 'pass' } },
  { say: 'pickUp', action: { type: 'pickUpDeck', slot: 2 } },
  { say: 'restCarbon', action: { type: 'restCard', card: 'diamond-carbon2', slot: 1 } },
  { say: 'restEnergy', action: { type: 'restCard', card: 'diamond-energy2', slot: 3 } },
  { say: 'restScientist', action: { type: 'restCard', card: 'diamond-scientist1', slot: 2 } },
] as const satisfies readonly Step[];

export type CoachWords = Readonly<Record<(typeof SCRIPT)[number]['say'] | 'ownWay' | 'done', string>>;
