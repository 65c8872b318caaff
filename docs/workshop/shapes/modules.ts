import type { LunaAction, MenaceConsequence, MenaceRequirement } from 'skymines-rules';
import { LUNA_SELECTIONS } from 'skymines-rules/content';
import { en } from 'skymines-rules/text';
import { sentence } from '../../shared/sentence.ts';
import { lunaSlots, planLetters } from '../words.ts';
import { requirementKinds } from './effects.ts';
import { choice, each, field, group, kinds, number, numbers, type Shape } from './shape.ts';

const amount = number(1, 40);

const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Returns the label and field of a task for one action, such as `plansInOneAction`. */
function countedInOneAction(kind: string) {
  const counted = spaced(kind.replace('InOneAction', ''));
  return [`${counted} in one action`, { count: field(sentence(counted), amount) }] as const;
}

// The English locale has an entry for every kind of task.
const ACTION_TASKS = Object.keys(en.tasks).filter((kind) => kind.endsWith('InOneAction'));

export const task = kinds({
  ...requirementKinds,
  ...Object.fromEntries(ACTION_TASKS.map((kind) => [kind, countedInOneAction(kind)])),
  heliumInOneAction: ['helium steps in one action', { steps: field('Steps', amount) }],
  trackStepsInOneAction: ['company track steps in one action', { steps: field('Steps', amount) }],
});

export const menaceRequirement: Shape = kinds<MenaceRequirement>({
  payCoins: ['coins', { amount: field('Coins', amount) }],
  payEnergy: ['energy', { amount: field('Energy', amount) }],
  destroyEnergyCards: ['energy cards', { count: field('Cards', number(1, 10)) }],
  values: ['track values', { tank: field('Tank', number(0, 200)), research: field('Research', number(0, 200)) }],
});

export const menaceConsequence: Shape = kinds<MenaceConsequence>({
  loseCoins: ['lose coins', {}],
  ignoreIcons: ['ignore icons', { count: field('Icons', amount) }],
  loseEnergyCards: ['lose energy cards', {}],
  loseTank: ['lose the tank', {}],
  endAfterRound: ['end the game early', { round: field('After round', number(1, 7)) }],
  replay: ['replay the chapter', {}],
});

const selection = choice(LUNA_SELECTIONS.map((value) => ({ value, text: spaced(value) })));
const square: Shape = group({ row: field('Row', number(1, 3)), column: field('Column', number(1, 4)) });

export const lunaAction: Shape = kinds<LunaAction>({
  coins: ['coins', { amount: field('Coins', amount) }],
  helium: ['helium steps', { steps: field('Steps', amount) }],
  research: ['research steps', { steps: field('Steps', amount) }],
  track: ['company track steps', { steps: field('Steps', amount), selection: field('Companies', selection) }],
  expand: [
    'expansions',
    {
      sectors: field('Sectors', amount),
      prefer: field(
        'Prefers',
        choice([
          { value: 'min', text: 'low numbers' },
          { value: 'max', text: 'high numbers' },
        ]),
      ),
    },
  ],
  cards: ['displayed cards', { grid: field('Slots', each(lunaSlots, numbers)) }],
  mostValuableShareCard: ['the most valuable share card', {}],
  bonusMarker: ['a bonus marker', { grid: field('Squares', each(lunaSlots, square)) }],
  discardPlan: ['discard a plan', { letter: field('Letter', choice(planLetters)) }],
  discardSpecialPlan: ['discard a special plan', {}],
});
