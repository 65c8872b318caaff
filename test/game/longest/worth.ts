import type { Card, Effect, GameState, Plan, PlayerState, Requirement, Seat } from '../../../src/index.ts';
import { COMPANIES, defaultContent } from '../../../src/index.ts';
import { must } from '../../kit/must.ts';
import type { Weights } from './weights.ts';

const { cards, tokens, plans, tracks, figures, playerBoard } = defaultContent;
const CARDS = new Map(cards.map((card) => [card.id, card]));
const PLANS = new Map<string, Pick<Plan, 'requirements' | 'reward'>>([
  ...plans.map((plan) => [plan.id, plan] as const),
  ...tokens.map(({ id, plan }) => [id, plan] as const),
]);
export const SLOT_AT = { helium: playerBoard.tank.slotSpace, upload: playerBoard.research.slotSpace };
export const LAST_SPACE = playerBoard.research.last;

export function cardOf(id: string): Card {
  return must(CARDS.get(id));
}

/** A lettered or pre-printed plan; special plans ask for coins and give nothing. */
export function planOf(id: string): Pick<Plan, 'requirements' | 'reward'> | undefined {
  return PLANS.get(id);
}

export function playerOf({ players }: GameState, seat: Seat): PlayerState {
  return must(players[seat]);
}

export function roundsLeft({ round }: GameState): number {
  return figures.rounds - round;
}

/** What a position promises to a seat in the rounds to come. */
export function worthOf(w: Weights, state: GameState, seat: Seat): number {
  const player = playerOf(state, seat);
  const left = roundsLeft(state) / (figures.rounds - 1);
  const { helium, upload, coins, hand } = player;
  const slots = w.helium * Math.min(helium, SLOT_AT.helium) + w.upload * Math.min(upload, SLOT_AT.upload);
  const ahead = COMPANIES.reduce((sum, company) => {
    const track = tracks.find(({ id }) => id === state.tracks[company]);
    return sum + (track?.shares.length ?? 0) - player.tracks[company];
  }, 0);
  const cardsInHand = hand.reduce((sum, id) => sum + cardWorth(w, id, roundsLeft(state)), 0);
  // SPECIAL-5: from the last space on all points are one coin action.
  const end = upload === LAST_SPACE ? -30 : 0;
  const bonuses =
    bonusesWorth(w, state, player) * left + w.salvageCard * Math.min(salvages(state, player), hand.length);
  return slots * left + w.coin * Math.min(coins, 15) + w.spaceLeft * ahead + cardsInHand + bonuses + end;
}

/** Thresholds behind the markers; they pay in the rounds to come. */
function bonusesWorth(w: Weights, state: GameState, player: PlayerState): number {
  const { bonusA, bonusB, bonusC, bonusD, bonusE } = w;
  const worth: Record<string, number> = { A: bonusA, B: bonusB, C: bonusC, D: bonusD, E: bonusE };
  return COMPANIES.reduce((sum, company) => {
    const track = must(tracks.find(({ id }) => id === state.tracks[company]));
    const behind = track.thresholds.filter(({ at }) => player.tracks[company] >= at).length;
    return sum + behind * (worth[track.id.charAt(0)] ?? 0);
  }, 0);
}

/** BSP-9, BSP-10: how many cards of the hand may still be destroyed and used, in this round or the next. */
function salvages(state: GameState, player: PlayerState): number {
  const company = COMPANIES.find((each) => state.tracks[each] === 'E2');
  if (company === undefined) return 0;
  const track = must(tracks.find(({ id }) => id === 'E2'));
  return track.thresholds.filter(({ at }) => player.tracks[company] >= at).length > 0 ? 1 : 0;
}

/** A card in hand: it can be used in every other round. */
export function cardWorth(w: Weights, id: string, left: number): number {
  const { action } = cardOf(id);
  const uses = Math.ceil(left / 2);
  switch (action.kind) {
    case 'energy':
      return uses * (w.energyCard + action.value);
    case 'scientist':
      return uses * (w.scientistCard + action.points);
    case 'fieldScientist':
      return uses * w.fieldCard;
    case 'resource':
      return uses * (w.resourceCard + 0.5 * action.value);
    case 'share':
      return 0;
  }
}

/** What structures and screens are worth for each point of energy beside being entered. */
export function rewardWorth(w: Weights, reward: readonly Effect[]): number {
  return reward.reduce((sum, effect) => {
    if (effect.kind === 'research') return sum + w.lab * effect.points;
    if (effect.kind === 'helium') return sum + 0.3 * w.helium * effect.steps;
    if (effect.kind === 'coins') return sum + w.coin * effect.amount;
    return sum + (effect.kind === 'expandedTrack' ? 0.1 : 0);
  }, 0);
}

/** How good a plan is to have in front of the marker. */
export function planWorth(w: Weights, id: string, { helium }: PlayerState): number {
  const plan = planOf(id);
  if (plan === undefined) return -1;
  const gain = plan.reward.reduce((sum, effect) => {
    if (effect.kind === 'helium') return sum + (helium < SLOT_AT.helium ? w.planHelium * effect.steps : 0);
    if (effect.kind === 'research') return sum + w.planResearch * effect.points;
    return sum + (effect.kind === 'removeOutposts' || effect.kind === 'chosenTracks' ? 0.3 : 0);
  }, 0);
  const asked = plan.requirements.reduce((sum, each) => sum + ('total' in each ? each.total : 2), 0);
  return gain - w.easy * asked;
}

/** What lies face up, for the requirements of plans. */
interface Shown {
  readonly resources: Record<string, number>;
  energy: number;
  scientists: number;
  fields: number;
}

function shownBy(set: readonly string[], { tiles }: PlayerState): Shown {
  const shown: Shown = { resources: { carbon: 0, minerals: 0, titanium: 0 }, energy: 0, scientists: 0, fields: 0 };
  const actions = [...set.map((id) => cardOf(id).action), ...tiles.map(({ tile }) => tileAction(tile))];
  for (const action of actions) {
    if (action?.kind === 'resource')
      shown.resources[action.resource] = (shown.resources[action.resource] ?? 0) + action.value;
    if (action?.kind === 'energy') shown.energy += action.value;
    if (action?.kind === 'scientist') shown.scientists += 1;
    if (action?.kind === 'fieldScientist') shown.fields += 1;
  }
  return shown;
}

function tileAction(id: string): Card['action'] | null {
  return defaultContent.tiles.find((tile) => tile.id === id)?.action ?? null;
}

function isMet(requirement: Requirement, { resources, energy, scientists, fields }: Shown): boolean {
  switch (requirement.kind) {
    case 'resource':
      return (resources[requirement.resource] ?? 0) >= requirement.total;
    case 'oneResource':
      return Math.max(...Object.values(resources)) >= requirement.total;
    case 'energy':
      return energy >= requirement.total;
    case 'scientists':
      return scientists + fields - 1 >= requirement.count;
  }
}

/** Plans that the marker can enter one after the other, one of them turned face down for coins. */
function plansAhead({ plans: placed, upload, coins }: PlayerState, shown: Shown): number {
  let flips = coins >= figures.flipPrice ? 1 : 0;
  let entered = 0;
  for (const plan of placed.slice(upload + 1)) {
    if (plan === null) break;
    const printed = planOf(plan.plan);
    const isOpen = plan.faceDown || (printed?.requirements.every((each) => isMet(each, shown)) ?? false);
    if (!isOpen && flips === 0) break;
    if (!isOpen) flips -= 1;
    entered += 1;
  }
  return entered;
}

/** A set of cards to plan. */
export function setWorth(w: Weights, set: readonly string[], player: PlayerState): number {
  const shown = shownBy(set, player);
  const alone = set.reduce((sum, id) => sum + plannedWorth(w, id, player), 0);
  const pair = w.pair * Math.max(0, Math.max(...Object.values(shown.resources)) - 1);
  if (shown.scientists === 0) return alone + pair;
  const entered = plansAhead(player, shown);
  const early = w.uploadEarly * Math.max(0, Math.min(entered, SLOT_AT.upload - player.upload));
  return alone + pair + early + w.planUpload * Math.min(entered, 4);
}

function plannedWorth(w: Weights, id: string, { helium }: PlayerState): number {
  const { action } = cardOf(id);
  switch (action.kind) {
    case 'energy':
      return w.planEnergy * action.value;
    case 'scientist':
      return w.planScientist * (1 + action.points);
    case 'resource':
      return w.planResource * action.value;
    default:
      return w.planField + (helium < SLOT_AT.helium ? w.fieldEarly : 0);
  }
}
