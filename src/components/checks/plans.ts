import type { Content, Plan, Station } from '../content.ts';
import type { ContentRule } from '../contentProblem.ts';
import { COMPANIES, type Company, PLAN_LETTERS } from '../ids.ts';
import type { Place } from './place.ts';

export function checkPlans({ plans, specialPlans, researchDisplay }: Content, set: Place): void {
  const display = set.at('researchDisplay');
  for (const letter of PLAN_LETTERS) {
    const [ofLetter, spaces] = [plans, researchDisplay].map((list) => list.filter((each) => each.letter === letter));
    set.at('plans').count(ofLetter?.length ?? 0, 24, `${letter} plans`, 'SETUP-21');
    display.count(spaces?.length ?? 0, 4, `${letter} spaces`, 'SETUP-22');
  }
  const supplements = researchDisplay.filter(({ supplement }) => supplement).length;
  display.count(supplements, 3, 'spaces linked to the supplement space', 'RP-11');
  set.each('plans', plans, (place, plan) => {
    place.at('letter').expect(plan.letter !== null, 'A, B or C, not null', 'SETUP-21');
    checkPrintedPlan(place, plan);
  });
  set.at('specialPlans').count(specialPlans.length, 6, 'special plans', 'SETUP-20');
  // `count` has already reported any plans after the sixth.
  set.each('specialPlans', specialPlans.slice(0, 6), (place, { round }, index) => {
    place.at('round').expect(round === index + 2, `${index + 2}, in order, not ${round}`, 'SETUP-20');
  });
}

/** SCI-6, SCI-12: a plan, even one on a token, has one or two requirements and a reward. */
export function checkPrintedPlan(place: Place, { requirements, reward }: Pick<Plan, 'requirements' | 'reward'>): void {
  const { length } = requirements;
  place.at('requirements').expect(length === 1 || length === 2, `1 or 2 requirements, not ${length}`, 'SCI-6');
  place.at('reward').expect(reward.length > 0, 'a reward', 'SCI-12');
}

/** The columns of the stations on one side of the board. */
interface Side {
  /** Number of home spaces of each column, and the rule that determines it. */
  readonly spaces: readonly number[];
  readonly rules: readonly [ContentRule, ContentRule, ContentRule];
  /** Columns whose last space is crossed out and has 2 coin icons. */
  readonly crossed: readonly number[];
  readonly crossedRule: ContentRule;
}

/** STATION-1: 15 outposts fill the columns. STATION-2: the last space of each column has 2 coin icons. */
const MOON: Side = {
  spaces: [5, 5, 5],
  rules: ['STATION-1', 'STATION-1', 'STATION-1'],
  crossed: [0, 1, 2],
  crossedRule: 'STATION-2',
};

/** 12 outposts fill the outer columns (BELT-2), and 5 shuttles fill the middle one (BELT-3). */
const BELT: Side = {
  spaces: [6, 5, 6],
  rules: ['BELT-2', 'BELT-3', 'BELT-2'],
  crossed: [0, 2],
  crossedRule: 'BELT-21',
};

export function checkStations({ moon, belt }: Content, set: Place): void {
  for (const company of COMPANIES) {
    checkStation(set.at('moon', 'stations', company), moon.stations[company], company, MOON);
    checkStation(set.at('belt', 'stations', company), belt.stations[company], company, BELT);
  }
}

function checkStation(place: Place, { company, columns, crossedOut }: Station, key: Company, side: Side): void {
  const { spaces, rules, crossed, crossedRule } = side;
  place.at('company').expect(company === key, `${key}, as in the key, not ${company}`, 'SETUP-11');
  place.at('columns').count(columns.length, 3, 'columns', rules[0]);
  place.at('crossedOut').count(crossedOut.length, spaces.length, 'columns', crossedRule);
  rules.forEach((rule, index) => {
    const column = columns[index];
    if (column) place.at('columns', index).count(column.length, spaces[index] ?? 0, 'home spaces', rule);
  });
  for (const index of crossed) {
    const last = (spaces[index] ?? 0) - 1;
    const icons = columns[index]?.[last] ?? 2;
    place.at('columns', index, last).expect(icons === 2, `2 coin icons, not ${icons}`, crossedRule);
  }
}
