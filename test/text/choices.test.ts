import { describe, expect, test } from 'vitest';
import { chooseGreedily } from '../../src/entries/bots.ts';
import type { GameState, Prompt, Seat } from '../../src/entries/index.ts';
import { choices, nextChoices } from '../../src/entries/queries.ts';
import { createText, en, plain } from '../../src/entries/text.ts';
import { everyChoice } from '../kit/choices.ts';
import { TRANSLATIONS } from '../kit/languages.ts';
import { MODES, optionsOf, playMode } from '../kit/modes.ts';
import { RAW } from '../kit/raw.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';
import { CARD_ID } from '../kit/texts.ts';

/** One state in so many is looked at. */
const EVERY = proofCount(10, 2);

/** What is wrong with the buttons of a seat, from its own view. */
function faults(state: GameState, seat: Seat): readonly string[] {
  const view = rules.viewFor(state, seat);
  const english = createText({ locale: en, game: view, seat }, rules);
  const translated = TRANSLATIONS.map(({ locale, faults: faultsOf }) => {
    return { text: createText({ locale, game: view, seat }, rules), faultsOf };
  });
  const wrong: string[] = [];
  for (const level of everyChoice(choices(view, seat)).map(nextChoices)) {
    const told = level.map((choice) => plain(english.choice(choice, view)));
    const twice = told.filter((label, index) => told.indexOf(label) !== index);
    wrong.push(...twice.map((label) => `twice: ${label}`));
    wrong.push(...told.filter((label) => label === '' || RAW.test(label) || CARD_ID.test(label)));
    for (const { text, faultsOf } of translated) {
      const others = level.map((choice) => plain(text.choice(choice, view)));
      wrong.push(...others.filter((label) => CARD_ID.test(label)), ...others.flatMap(faultsOf));
    }
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

/** What two legal actions of a seat are both called, in any language. */
function sameWords(state: GameState, seat: Seat): readonly string[] {
  const view = rules.viewFor(state, seat);
  return [en, ...TRANSLATIONS.map(({ locale }) => locale)].flatMap((locale) => {
    const text = createText({ locale, game: view, seat }, rules);
    const labels = rules.legalActions(view, seat).map((action) => plain(text.action(action, view)));
    return labels.filter((label, index) => labels.indexOf(label) !== index);
  });
}

describe('the buttons of whole actions', () => {
  test.each(MODES)('no two legal actions read alike in greedy games: $name', (mode) => {
    let state = rules.createGame(optionsOf(mode, 3));
    const alike = new Set<string>();
    while (!rules.isOver(state)) {
      const [{ seat }] = rules.pending(state) as readonly [Prompt];
      for (const label of sameWords(state, seat)) alike.add(label);
      state = rules.reduce(state, chooseGreedily(state, seat, rules));
    }
    expect([...alike]).toEqual([]);
  });
});
