import {
  type CardAction,
  COMPANIES,
  type Content,
  type Effect,
  type Frame,
  type GameState,
  type PlayerState,
} from '../../src/entries/index.ts';
import { total } from './numbers.ts';

/**
 * Returns a measure that proves that every game ends: each action decreases the first of these numbers that it changes.
 *
 *  1. remaining rounds;
 *  2. set-up decisions, and players who have not confirmed their plan;
 *  3. cards in hand during planning; planned cards cannot be taken back (AMB-PLAN-2);
 *  4. seats that have not passed;
 *  5. unclaimed tasks;
 *  6. inactive track bonuses; one of them gives markers (TB-3);
 *  7. means for turns: unused cards in the action area, unused tiles, markers in reserve, and Luna's face-down cards;
 *     passing rests the cards;
 *  8. the weight of the open decisions: steps, energy, research points, uploads, rewards, pieces to return, and plans to
 *     acquire and place. Every answer costs more than it adds.
 */
export function measure(content: Content, state: GameState): number[] {
  return [
    content.figures.rounds - state.round,
    questionsBeforeActions(state),
    state.stack.at(-1)?.kind === 'planning' ? total(state.players, ({ hand }) => hand.length) : 0,
    seatsInPhase(state),
    total(state.missions?.status ?? [], ({ columns }) => columns.filter((hasMarker) => hasMarker).length),
    total(state.players, ({ bonuses }) => total(COMPANIES, (company) => 2 - bonuses[company])),
    unusedThings(state),
    openWeight(content, state),
  ];
}

/** Checks whether one measure is less than another. */
export function isLess(one: readonly number[], other: readonly number[]): boolean {
  const first = one.findIndex((number, index) => number !== other[index]);
  return first >= 0 && (one[first] ?? 0) < (other[first] ?? 0);
}

/** Counts tokens to choose, decks to arrange and plans to confirm. */
function questionsBeforeActions({ stack, options }: GameState): number {
  return total(stack, (frame) => {
    if (frame.kind === 'startingToken') return frame.chosen.filter((token) => token === null).length;
    if (frame.kind === 'startingDecks') return 1;
    if (frame.kind === 'planning') return frame.seats.length;
    return frame.kind === 'startRound' ? options.players.length : 0;
  });
}

/** Counts seats that have not passed and are not about to. */
function seatsInPhase({ players, stack }: GameState): number {
  const leaving = stack.flatMap((frame) => (frame.kind === 'dropOut' ? [frame.seat] : []));
  return players.filter(({ passed }, seat) => !passed && !leaving.includes(seat)).length;
}

function unusedThings({ players, luna, stack }: GameState): number {
  const inUse = stack.flatMap((frame) => (frame.kind === 'endTurn' ? frame.used : []));
  const faceDown = luna?.slots.filter((slot) => slot !== null && !slot.faceUp).length ?? 0;
  return faceDown + total(players, (player) => unusedBy(player, inUse));
}

/** The +1 resource tile does not count once it is on a card. */
function unusedBy({ area, used, tiles, markers, oneTimeMarkers }: PlayerState, inUse: readonly string[]): number {
  const cards = area.filter((card, slot) => card !== null && used[slot] === false && !inUse.includes(card)).length;
  const left = tiles.filter(({ tile, used: spent, on }) => !spent && on === null && !inUse.includes(tile)).length;
  return cards + left + markers + oneTimeMarkers;
}

/** More than track bonuses can add to the value of a card. */
const BONUSES = 40;

/** Returns the weight of the open decisions in a state. Every answer must cost more weight than it adds. */
function openWeight(content: Content, state: GameState): number {
  const { planSupply, researchDisplay, specialPlans, acquired, stack } = state;
  const displayed = researchDisplay.filter((plan) => plan !== null).length;
  const plans = Object.values(planSupply).flat().length + displayed + specialPlans.length;
  // Plans are placed after they are taken.
  return 2 * plans + acquired.length + total(stack, (frame) => weightOf(content, state, frame));
}

function weightOf(content: Content, state: GameState, frame: Frame): number {
  switch (frame.kind) {
    case 'units':
      return frame.units;
    case 'barrier':
    case 'trackSteps':
      return frame.steps;
    case 'chosenTracks':
      return total(frame.steps, (steps) => steps + 1);
    case 'rewards':
      return total(frame.rewards, (reward) => 1 + weightOf(content, state, reward));
    case 'research':
    case 'researchPoints':
      return frame.points;
    case 'removal':
      return frame.count;
    case 'oustRivals':
      return frame.places.length;
    case 'purchase':
    case 'ousting':
    case 'claims':
    case 'endTurn':
    case 'pickUp':
      return 1;
    case 'moment':
      return frame.moment === 'actionDone' ? 1 : 0;
    case 'oneOf':
      return 1 + largest(frame.rewards, (reward) => rewardWeight(content, reward));
    case 'upload':
      return uploadWeight(content, state.players[frame.seat]?.upload ?? 0, frame.flipped);
    case 'salvage':
      return salvageWeight(content, frame.parts.includes('card'), frame.parts.includes('action'));
    case 'expansion':
      return (
        1 + energyWeight(content, frame.energy) + total(frame.entered, (sector) => 1 + sectorWeight(content, sector))
      );
    case 'beltExpansion':
      return beltWeight(content, frame);
    case 'menaceReward':
      return frame.granted ? 0 : menaceWeight(content);
    default: // Decisions answered once in a turn or round, and frames without a decision.
      return 0;
  }
}

function beltWeight(content: Content, frame: Extract<Frame, { kind: 'beltExpansion' }>): number {
  const { energy, outposts, shuttles, earned, confronted } = frame;
  const { asteroids, shuttleSpaces } = content.belt;
  const rewards = asteroids.filter(({ number }) => earned.includes(number)).map(({ reward }) => reward);
  const steps = shuttleSpaces.filter(({ number }) => shuttles.includes(number));
  const placed = outposts.length + shuttles.length;
  const menace = menaceWeight(content) + (confronted ? 0 : 1);
  return (
    1 +
    energyWeight(content, energy) +
    placed +
    menace +
    total(rewards, (reward) => rewardWeight(content, reward)) +
    total(steps, (space) => 1 + space.steps)
  );
}

/** A point of energy must weigh more than any place that it can occupy. */
function energyWeight(content: Content, energy: number): number {
  const { moon, belt } = content;
  const sectors = moon.sectors.map(({ structures }) => rewardWeight(content, structures));
  const asteroids = belt.asteroids.map(({ reward }) => rewardWeight(content, reward));
  const shuttles = belt.shuttleSpaces.map(({ steps }) => 1 + steps);
  return energy * (2 + Math.max(...sectors, ...asteroids, ...shuttles));
}

function sectorWeight(content: Content, sector: number): number {
  return rewardWeight(content, content.moon.sectors[sector - 1]?.structures ?? []);
}

function menaceWeight(content: Content): number {
  return largest(content.menaces, ({ reward }) => rewardWeight(content, reward));
}

/** A flip, the spaces ahead, the end, then the points of the scientist and the reward of a plan. */
function uploadWeight(content: Content, position: number, flipped: boolean): number {
  const { cards, tiles, plans, tokens, playerBoard } = content;
  const points = [...cards, ...tiles].map(({ action }) => (action?.kind === 'scientist' ? action.points : 0));
  const rewards = [...plans, ...tokens.map(({ plan }) => plan)].map(({ reward }) => rewardWeight(content, reward));
  return (flipped ? 1 : 2) + playerBoard.research.last - position + 1 + Math.max(...points) + Math.max(...rewards);
}

function salvageWeight(content: Content, card: boolean, action: boolean): number {
  const act = action ? 1 + largest(content.cards, (each) => actionWeight(content, each.action)) : 0;
  return 1 + (card ? 1 : 0) + act;
}

function actionWeight(content: Content, action: CardAction): number {
  if (action.kind === 'resource') return action.value + BONUSES;
  if (action.kind === 'energy') return 1 + energyWeight(content, action.value + BONUSES) + menaceWeight(content) + 1;
  return action.kind === 'scientist' ? uploadWeight(content, 0, false) : 0;
}

/** Effects with a decision may also have to be put in order. */
function rewardWeight(content: Content, reward: readonly Effect[]): number {
  return total(reward, (effect) => {
    const weight = effectWeight(content, effect);
    return weight === 0 ? 0 : 1 + weight;
  });
}

function effectWeight(content: Content, effect: Effect): number {
  switch (effect.kind) {
    case 'research':
      return effect.points;
    case 'track':
    case 'expandedTrack':
      return effect.steps;
    case 'chosenTracks':
      return total(effect.steps, (steps) => steps + 1);
    case 'removeOutposts':
      return effect.count;
    case 'purchase':
      return 1;
    case 'oneOf':
      return 1 + largest(effect.rewards, (reward) => rewardWeight(content, reward));
    default: // Effects without a decision, or that do not occur in rewards of plans, tokens, places or menaces.
      return 0;
  }
}

function largest<T>(items: readonly T[], weight: (item: T) => number): number {
  return Math.max(0, ...items.map(weight));
}
