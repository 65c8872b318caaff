import { COMPANIES, type Company, type MajorityItem, type Seat } from '../components/ids.ts';
import { optionsOf } from '../engine/decision.ts';
import { sum } from '../engine/lists.ts';
import type { CitedRule } from '../rulebook/pages.ts';
import type { ReasonWithoutMessage } from '../rulebook/reason.ts';
import type { WarningCode } from '../rulebook/warnings.ts';
import type { Action, ActionOf, ActionType } from './model/actions.ts';
import type { WarningArguments } from './model/arguments.ts';
import { usableCards } from './rules/actions/usableCards.ts';
import { costFor, paymentWith } from './rules/actions/useResources.ts';
import { energyOf, faceUp } from './rules/area/area.ts';
import { type ExpandingFrame, sideOf } from './rules/board/places.ts';
import { bonusSpace } from './rules/bonus/spaces.ts';
import { coinCost } from './rules/cards/display.ts';
import type { Game } from './rules/game.ts';
import { playerAt } from './rules/players.ts';
import { plannable } from './rules/round/preparation.ts';
import { lastSpace, trackOf } from './rules/tracks/movement.ts';
import { EXPANSIONS } from './skymines.ts';

type WarningNote = ReasonWithoutMessage<WarningCode>;

function warning<Code extends WarningCode>(code: Code, ...[params]: WarningArguments<Code>): WarningNote {
  return { code, params: params ?? {} };
}

/** These actions never waste anything. The compiler requires a case below for every other action. */
const NO_WARNINGS = [
  ['chooseToken', 'arrangeStartingDecks', 'planCard', 'pickUpDeck', 'restCard', 'lunaTurn'],
  ['placeResourceTile', 'useScientist', 'useFieldScientist', 'advance', 'advanceSteps', 'buyCard', 'takeDestroyedCard'],
  ['occupy', 'placeOutpost', 'placeShuttle', 'returnOutpost', 'removeOutpost', 'confront'],
  ['claimTask', 'takeReward', 'chooseReward', 'takeCoin', 'flipPlan', 'upload', 'takePlan', 'takeSpecialPlan'],
] as const satisfies readonly (readonly ActionType[])[];

export function warningNotes(game: Game, action: Action): WarningNote[] {
  switch (action.type) {
    case 'useEnergy':
      return lostEnergy(game, action);
    case 'useResources':
      return lostUnits(game, action);
    case 'placeBonusMarker':
      return emptyPlacement(game, action);
    case 'stop':
      return energyLeft(game);
    case 'pass':
      return leftovers(game, action);
    case 'confirmPlan':
      return emptySlots(game, action);
    case 'placePlan':
      return wastefulPlacement(game, action);
    default:
      action.type satisfies (typeof NO_WARNINGS)[number][number];
      return [];
  }
}

/** AMB-PLAN-4, EXP-16 */
function lostEnergy(game: Game, { seat, company }: ActionOf<'useEnergy'>): WarningNote[] {
  const frame = game.state.stack.at(-1);
  if (frame?.kind !== 'turn' && frame?.kind !== 'salvage') return [];
  const energy = energyOf(game, seat, usableCards(game, frame, 'energy'));
  return canSpend(game, sideOf(game).expansion(seat, company, energy))
    ? []
    : [warning('energyLost', { company, energy })];
}

/** EXP-12 */
function energyLeft(game: Game): WarningNote[] {
  const frame = game.state.stack.at(-1);
  if (frame?.kind !== 'expansion' && frame?.kind !== 'beltExpansion') return [];
  if (!canSpend(game, frame)) return [];
  return [warning('energyLeft', { energy: frame.energy })];
}

/** BELT-34: the energy must be enough to place another piece or to confront the menace. */
function canSpend(game: Game, frame: ExpandingFrame): boolean {
  const options =
    frame.kind === 'expansion'
      ? optionsOf(EXPANSIONS.expansion, game, frame, frame.seat)
      : optionsOf(EXPANSIONS.beltExpansion, game, frame, frame.seat);
  return options.some(({ type }) => type !== 'stop');
}

/** RES-14: some units cannot be used. Only steps up to the next barrier are guaranteed. */
function lostUnits(game: Game, { seat, cards, acquire }: ActionOf<'useResources'>): WarningNote[] {
  const payment = paymentWith(game, seat, cards);
  const units = payment.total - (acquire === undefined ? 0 : costFor(game, payment, acquire));
  const freeSteps = COMPANIES.map((company) => freeStepsOn(game, seat, company));
  const movable = sum(freeSteps, ({ steps }) => steps);
  if (units <= movable) return [];
  const isBarred = freeSteps.some(({ barred }) => barred);
  if (movable === 0) return [warning(isBarred ? 'allUnitsBarred' : 'allUnitsLost', { units })];
  return [warning(isBarred ? 'unitsBarred' : 'unitsLost', { units, movable })];
}

/** Returns the number of free steps, and whether a barrier follows them. */
function freeStepsOn(game: Game, seat: Seat, company: Company): { readonly steps: number; readonly barred: boolean } {
  const track = trackOf(game, company);
  const from = playerAt(game, seat).tracks[company];
  const stops = track.barriers.map(({ before }) => before - 1).filter((space) => space >= from);
  return { steps: Math.min(lastSpace(track), ...stops) - from, barred: stops.length > 0 };
}

const LOWEST_TIER: Readonly<Record<MajorityItem, CitedRule>> = {
  scientists: 'MAJ-4',
  titanium: 'MAJ-8',
  carbon: 'MAJ-11',
  minerals: 'MAJ-11',
  energy: 'MAJ-11',
};

/** AMB-BON-1, AMB-BON-2, BON-13 */
function emptyPlacement(game: Game, { seat, space: id, tier }: ActionOf<'placeBonusMarker'>): WarningNote[] {
  const space = bonusSpace(game, id);
  if (space === undefined) return [];
  const majority = space.board?.majority;
  if (majority && tier === undefined) {
    return [{ ...warning('noReward', { space: id }), rule: LOWEST_TIER[majority.item] }];
  }
  const { reward, cost } = space.terms;
  if (isLastRound(game) && reward.some(({ kind }) => kind === 'reserveTile')) {
    return [warning('tileNeverComes')];
  }
  const [purchase, ...more] = reward;
  if (purchase?.kind !== 'purchase' || more.length > 0) return [];
  const coins = playerAt(game, seat).coins - cost;
  const affordable = game.state.display.some(
    (card, index) => card !== null && coinCost(game, index + 1, purchase.discount) <= coins,
  );
  return affordable ? [] : [{ ...warning('nothingToBuy', { space: id }), rule: space.rule }];
}

/** AMB-PLAN-3, PASS-1 */
function leftovers(game: Game, { seat }: ActionOf<'pass'>): WarningNote[] {
  const kinds = ['resource', 'energy', 'scientist', 'fieldScientist'] as const;
  const cards = sum(kinds, (kind) => faceUp(game, seat, kind).length);
  const { markers, oneTimeMarkers } = playerAt(game, seat);
  return [
    ...(cards > 0 ? [warning('usableCards', { count: cards })] : []),
    ...(markers > 0 ? [warning('markersLeft', { markers })] : []),
    // MISSION-15: before the last round, one-time markers are kept.
    ...(isLastRound(game) && oneTimeMarkers > 0 ? [warning('oneTimeMarkersLeft', { markers: oneTimeMarkers })] : []),
  ];
}

/** ROUND-1: ignores a menace that would end the game earlier, because a player may still remove it. */
function isLastRound({ box, state }: Game): boolean {
  return state.round === box.content.figures.rounds;
}

/** PLAN-6 */
function emptySlots(game: Game, { seat }: ActionOf<'confirmPlan'>): WarningNote[] {
  const { cards, slots } = plannable(game, seat);
  return slots.length > 0 && cards.length > 0 ? [warning('emptySlots', { slots: slots.length })] : [];
}

/** RP-16, AMB-RP-3, AMB-RP-4 */
function wastefulPlacement(game: Game, { seat, position }: ActionOf<'placePlan'>): WarningNote[] {
  const { plans, upload } = playerAt(game, seat);
  const below = plans[position] ?? null;
  return [
    ...(below === null ? [] : [warning('covers', { plan: below.plan })]),
    ...(position <= upload ? [warning('behindMarker', { position })] : []),
  ];
}
