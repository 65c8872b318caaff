import { describe, expect, test } from 'vitest';
import type { GameState, Seat } from '../../../src/index.ts';
import { type Choice, choices } from '../../../src/queries.ts';
import { createText, en, plain } from '../../../src/text.ts';
import { fr } from '../../../src/textFr.ts';
import { frenchFaults } from '../../kit/french.ts';
import { MODES, playMode } from '../../kit/modes.ts';
import { RAW } from '../../kit/raw.ts';
import { rules } from '../../kit/shipped.ts';
import { proofCount } from '../../kit/soak.ts';
import { CARD_ID } from '../../kit/texts.ts';

/** One state in so many is looked at. */
const EVERY = proofCount(10, 2);

/** All levels of a tree. */
function levelsOf(tree: readonly Choice[]): readonly (readonly Choice[])[] {
  return tree.length === 0 ? [] : [tree, ...tree.flatMap(({ next }) => levelsOf(next))];
}

/** What is wrong with the buttons of a seat, from its own view. */
function faults(state: GameState, seat: Seat): readonly string[] {
  const view = rules.viewFor(state, seat);
  const [english, french] = [en, fr].map((locale) => createText({ locale, content: rules.content, game: view, seat }));
  const wrong: string[] = [];
  for (const level of levelsOf(choices(view, seat))) {
    const told = level.map((choice) => plain(english?.choice(choice, view) ?? []));
    const twice = told.filter((label, index) => told.indexOf(label) !== index);
    wrong.push(...twice.map((label) => `twice: ${label}`));
    const others = level.map((choice) => plain(french?.choice(choice, view) ?? []));
    wrong.push(...told.filter((label) => label === '' || RAW.test(label)));
    wrong.push(...[...told, ...others].filter((label) => CARD_ID.test(label)));
    wrong.push(...others.flatMap(frenchFaults));
  }
  return wrong;
}

describe('the buttons of a tree of choices', () => {
  test.each(MODES)('are words, and no two beside each other read alike: $name', (mode) => {
    playMode(rules, mode, 0, ({ state, step }) => {
      if (step % EVERY > 0) return;
      for (const { seat } of rules.pending(state)) expect(faults(state, seat)).toEqual([]);
    });
  });
});
