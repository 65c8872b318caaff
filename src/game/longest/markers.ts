import type { CardAction } from '../../components/content.ts';
import type { Effect } from '../../components/effects.ts';
import { largestFirst, sum, sumOfLargest } from '../../engine/lists.ts';
import { answersToScientist, beyondPlanned } from './cards.ts';
import { boughtElsewhere, unitsFor } from './costs.ts';
import { answersTo, cardsBought, cardsSalvaged } from './rewards.ts';
import { timesInRound } from './spaces.ts';
import { declined, fromBonuses, type Terms } from './terms.ts';

/** MISSION-3: tasks and one-time markers of a person. */
export const TASKS = 3;

/**
 * What bonus markers ask, and the units that stay for steps because they buy cards for coins. Of what a card costs so many
 * units, always as many, are counted with the marker, and what is beyond them with the card: whichever split counts least.
 */
export function answersToMarkers(terms: Terms): number {
  const units = unitsFor(terms);
  const costs = terms.cards.flatMap(({ cost }) => (cost === null ? [] : [units(cost)]));
  const elsewhere = boughtElsewhere(terms);
  const times = elsewhere ? costs.length : (terms.rounds - 1) * timesInRound(terms, cardsBought) + boughtAtLast(terms);
  const splits = new Set([0, ...(elsewhere ? [] : costs)]);
  const worth = worthOfSpaces(terms);
  const counts = [...splits].map((saved) => {
    const beyond = costs.map((cost) => cost - saved);
    return markersAt(terms, worth, saved) + sumOfLargest(beyond, times);
  });
  return Math.min(...counts);
}

/** What bonus markers of all people in all rounds, each on a space of its own (BON-4), the best spaces first, ask and save. */
function markersAt(terms: Terms, worth: readonly Worth[], saved: number): number {
  const { content, options, people, rounds } = terms;
  const seats = people + (options.luna === null ? 0 : 1); // LUNA-8
  const start = content.figures.bonusMarkers[seats - 1] ?? 0; // SETUP-30
  const extra = fromBonuses(terms, (bonus) => (bonus.kind === 'markers' ? bonus.count : 0)); // TB-3
  const markers = people * (start + extra);
  const usual = worth.map((space) => answersToSpace(space, saved) + space.tile);
  const last = worth.map((space) => answersToSpace(space, 0));
  const [next = 0] = largestFirst(usual).slice(markers);
  const oneTime = people * TASKS * declined(terms) * next; // MISSION-15
  const atLast = sumOfLargest(last, markers) + saved * boughtAtLast(terms);
  return (rounds - 1) * sumOfLargest(usual, markers) + atLast + oneTime;
}

/** Cards bought in the last round that come into use: nobody plans them, but they can be destroyed for their action (BSP-9). */
function boughtAtLast(terms: Terms): number {
  return Math.min(timesInRound(terms, cardsBought), timesInRound(terms, cardsSalvaged));
}

/** What a space asks: to be placed, its tile, and its reward or each of its tiers, with the cards that they bring. */
interface Worth {
  readonly placed: number;
  readonly tile: number;
  readonly rewards: readonly { readonly answers: number; readonly bought: number }[];
}

function worthOfSpaces(terms: Terms): Worth[] {
  const salvaged = beyondPlanned(terms);
  return terms.spaces.map(({ reward, tiers, declined: waiting }) => ({
    placed: 1 + waiting,
    tile: answersToTile(terms, reward),
    rewards: [reward, ...tiers].map((each) => ({
      answers: answersTo(each, { declined: waiting, salvaged }),
      bought: cardsBought(each),
    })),
  }));
}

/** What a marker asks on a space, with the units that it saves: the best of its tiers (MAJ-12). */
function answersToSpace({ placed, rewards }: Worth, saved: number): number {
  return placed + Math.max(...rewards.map(({ answers, bought }) => answers + saved * bought));
}

/** BON-12: the tile comes in the next round. TILE-4: the +1 resource tile is placed, and adds units. */
function answersToTile(terms: Terms, reward: readonly Effect[]): number {
  return sum(reward, (effect) => {
    if (effect.kind !== 'reserveTile') return 0;
    const tiles = terms.content.tiles.filter(({ id }) => id === effect.tile);
    return sum(tiles, ({ action, plus }) => (action ? answersToTileAction(terms, action) : 1 + terms.byUnits * plus));
  });
}

/** TILE-8. EXP-2: the energy tile is used with the energy cards, in an action that is counted by rounds. */
function answersToTileAction(terms: Terms, action: CardAction): number {
  if (action.kind === 'energy') return terms.perEnergy * action.value;
  return action.kind === 'scientist' ? answersToScientist(terms, action.points) : 1 + declined(terms);
}
