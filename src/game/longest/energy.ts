import { sum } from '../../engine/lists.ts';
import type { Place } from './places.ts';
import { declined, fromBonuses, type Terms } from './terms.ts';

/** EXP-8: beyond the rate, what a place asks once in every use of energy, held by a rival. */
function beyondRate({ perEnergy, content }: Terms, { energy, ousting, reward }: Place): number {
  return Math.max(0, 1 + ousting + reward - perEnergy * (energy + content.figures.rivalEnergy));
}

/** EXP-18, BELT-20: a place once entered is never vacant again. What the first entry asks beyond what was counted. */
function firstEntries(terms: Terms): number {
  return sum(terms.places, (place) => {
    const { energy, reward, count } = place;
    return count * Math.max(0, 1 + reward - terms.perEnergy * energy - beyondRate(terms, place));
  });
}

/**
 * The use of energy, what it is spent on at the rate aside. Energy that is left when it ends was counted as spent. A task
 * that waits brings three answers: to the end, to the last of the rewards, and to the task; to the end a menace does as well
 * that takes no energy (MENACE-6).
 */
export function answersToEnergy(terms: Terms): number {
  const beyond = sum(terms.places, (place) => beyondRate(terms, place));
  const toTheEnd = Math.max(declined(terms), menaceForNothing(terms));
  return 1 + toTheEnd + 2 * declined(terms) + beyond + terms.perEnergy * addedEnergy(terms);
}

function menaceForNothing({ content, options }: Terms): number {
  return options.menace !== false && content.menaces.some(({ energy }) => energy === 0) ? 1 : 0;
}

/** TB-1, TB-2: energy that is added whenever energy is used. */
function addedEnergy(terms: Terms): number {
  return fromBonuses(terms, (bonus) => (bonus.kind === 'energy' ? bonus.plus : 0));
}

/** EXP-2: once a round all the energy of a person; that of the cards and the tile is counted with them. */
export function energyActions(terms: Terms): number {
  return terms.people * terms.rounds * answersToEnergy(terms) + firstEntries(terms);
}
