import { sum } from './sums.ts';
import { declined, fromBonuses, type Terms } from './terms.ts';

/** EXP-8: beyond the rate, what each place asks once in every use of energy. */
function beyondRate({ perEnergy, places, content }: Terms): number {
  const { rivalEnergy } = content.figures;
  return sum(places, ({ energy, ousting, reward }) =>
    Math.max(0, 1 + ousting + reward - perEnergy * (energy + rivalEnergy)),
  );
}

/** EXP-18, BELT-20: a place once entered is never vacant again. Beyond the rate, what the first entries ask. */
function firstEntries({ perEnergy, places }: Terms): number {
  return sum(places, ({ energy, reward, count }) => count * Math.max(0, 1 + reward - perEnergy * energy));
}

/**
 * The use of energy, what it is spent on at the rate aside. Energy that is left when it ends was counted as spent. A task
 * that waits brings three answers: to the end, to the last of the rewards, and to the task.
 */
export function answersToEnergy(terms: Terms): number {
  return 1 + 3 * declined(terms) + beyondRate(terms) + terms.perEnergy * addedEnergy(terms);
}

/** TB-1, TB-2: energy that is added whenever energy is used. */
function addedEnergy(terms: Terms): number {
  return fromBonuses(terms, (bonus) => (bonus.kind === 'energy' ? bonus.plus : 0));
}

/** EXP-2: once a round all the energy of a person; that of the cards and the tile is counted with them. */
export function energyActions(terms: Terms): number {
  return terms.people * terms.rounds * answersToEnergy(terms) + firstEntries(terms);
}
