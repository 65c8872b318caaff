import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseGreedily } from '../../src/entries/bots.ts';
import type { GameState, Prompt, Seat } from '../../src/entries/index.ts';
import type { Choice } from '../../src/entries/queries.ts';
import { choices, chooser, click, nextChoices } from '../../src/entries/queries.ts';
import { arbitraries } from '../../src/entries/testing/arbitraries.ts';
import { createText, en, plain } from '../../src/entries/text.ts';
import { everyChoice } from '../kit/choices.ts';
import { TRANSLATIONS } from '../kit/languages.ts';
import { MODES, optionsOf, playMode } from '../kit/modes.ts';
import { RAW } from '../kit/raw.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';
import { CARD_ID } from '../kit/texts.ts';
import { things } from '../kit/things.ts';

/** One state in so many is looked at. */
const EVERY = proofCount(10, 2);
const LANGUAGES = [{ locale: en, faults: (): readonly string[] => [] }, ...TRANSLATIONS];

/** What is wrong with the buttons of one place, in every language: no words, or the words of another button. */
function wrongButtons(view: GameState, seat: Seat, offers: readonly Choice[]): readonly string[] {
  return LANGUAGES.flatMap(({ locale, faults }) => {
    const text = createText({ locale, game: view, seat }, rules);
    const told = offers.map((offer) => plain(text.choice(offer, view)));
    const bare = told.filter((label) => label === '' || CARD_ID.test(label) || (locale === en && RAW.test(label)));
    return [...bare, ...twice(told), ...told.flatMap(faults)];
  });
}

function twice(labels: readonly string[]): readonly string[] {
  const found = new Set<string>();
  return labels.filter((label) => found.size === found.add(label).size);
}

describe('the buttons of choices', () => {
  test.each(MODES)('are words, and no two beside each other read alike: $name', (mode) => {
    playMode(rules, mode, 0, ({ state, step }) => {
      if (step % EVERY > 0) return;
      for (const { seat } of rules.pending(state)) {
        const view = rules.viewFor(state, seat);
        const levels = everyChoice(choices(view, seat)).map(nextChoices);
        expect(levels.flatMap((level) => wrongButtons(view, seat, level))).toEqual([]);
      }
    });
  });

  test.each(MODES)('nor those of a click that can mean several things: $name', (mode) => {
    playMode(rules, mode, 1, ({ state, step }) => {
      if (step % EVERY > 0) return;
      for (const { seat } of rules.pending(state)) {
        const view = rules.viewFor(state, seat);
        const start = chooser(view, seat);
        const offers = things(rules, view).map((ref) => {
          const clicked = click(view, start, ref);
          return clicked.kind === 'ambiguous' ? clicked.chooser.offers : [];
        });
        expect([start.offers, ...offers].flatMap((each) => wrongButtons(view, seat, each))).toEqual([]);
      }
    });
  });
});

/** What two legal actions of a seat are both called, in any language. */
function sameWords(state: GameState, seat: Seat): readonly string[] {
  const view = rules.viewFor(state, seat);
  const actions = rules.legalActions(view, seat);
  return LANGUAGES.flatMap(({ locale }) => {
    const text = createText({ locale, game: view, seat }, rules);
    return twice(actions.map((action) => plain(text.action(action, view))));
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

  test('nor in random games, wherever they are broken off', () => {
    fc.assert(
      fc.property(arbitraries(fc, rules).games(), ({ state }) => {
        expect(rules.pending(state).flatMap(({ seat }) => sameWords(state, seat))).toEqual([]);
      }),
      { numRuns: proofCount(30, 300), endOnFailure: true },
    );
  });
});
