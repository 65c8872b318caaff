import type { CardAction } from '../../model/content.ts';
import type { Effect } from '../../model/effects.ts';
import { addedValue, answersToScientist } from './cards.ts';
import { answersToEnergy } from './energy.ts';
import { answersTo } from './rewards.ts';
import { spaceRewards } from './spaces.ts';
import { sum, sumOfLargest } from './sums.ts';
import { declined, fromBonuses, type Terms } from './terms.ts';

/** MISSION-3: tasks and one-time markers of a person. */
export const TASKS = 3;

/** Bonus markers of all people in all rounds, each on a space of its own (BON-4), the best spaces first. */
export function answersToMarkers(terms: Terms): number {
  const { content, options, people, rounds } = terms;
  const seats = people + (options.luna === null ? 0 : 1); // LUNA-8
  const start = content.figures.bonusMarkers[seats - 1] ?? 0; // SETUP-30
  const extra = fromBonuses(terms, (bonus) => (bonus.kind === 'markers' ? bonus.count : 0)); // TB-3
  const markers = people * (start + extra);
  const [usual, last] = spacesOf(terms);
  const [next = 0] = [...usual].sort((one, other) => other - one).slice(markers);
  const oneTime = people * TASKS * declined(terms) * next; // MISSION-15
  return (rounds - 1) * sumOfLargest(usual, markers) + sumOfLargest(last, markers) + oneTime;
}

/** What a marker asks on each space: to be placed, its reward or the best tier of it (MAJ-12); but for the last round, the tile. */
function spacesOf(terms: Terms): readonly [usual: number[], last: number[]] {
  const asking = { declined: declined(terms), salvaged: salvaged(terms) };
  const spaces = spaceRewards(terms);
  const last = spaces.map(({ reward, tiers }) => {
    return 1 + declined(terms) + Math.max(...[reward, ...tiers].map((each) => answersTo(each, asking)));
  });
  return [last.map((answers, index) => answers + answersToTile(terms, spaces[index]?.reward ?? [])), last];
}

/** BON-12: the tile comes in the next round. TILE-4: the +1 resource tile is placed, and adds units. */
function answersToTile(terms: Terms, reward: readonly Effect[]): number {
  return sum(reward, (effect) => {
    if (effect.kind !== 'reserveTile') return 0;
    const tile = terms.content.tiles.find(({ id }) => id === effect.tile);
    return tile?.action ? answersToTileAction(terms, tile.action) : 1 + (tile?.plus ?? 0);
  });
}

/** TILE-8. EXP-2: the energy tile is used with the energy cards, in an action that is counted by rounds. */
function answersToTileAction(terms: Terms, action: CardAction): number {
  if (action.kind === 'energy') return terms.perEnergy * action.value;
  return action.kind === 'scientist' ? answersToScientist(terms, action.points) : 1 + declined(terms);
}

/** BSP-9: the action of a destroyed card; its choice, and the task after it, are counted with the space. */
function salvaged(terms: Terms): number {
  const energy = answersToEnergy(terms) - 1 - declined(terms);
  const scientist = answersToScientist(terms, 0) - 1 - declined(terms) + Math.max(...terms.planRewards);
  const answers = terms.cards.map(({ action }) => {
    if (action.kind === 'energy') return energy + terms.perEnergy * action.value;
    if (action.kind === 'scientist') return scientist + action.points;
    return action.kind === 'resource' ? action.value + addedValue(terms, action.resource) : 0;
  });
  return Math.max(0, ...answers);
}
