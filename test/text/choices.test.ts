import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameState, Seat } from '../../src/entries/index.ts';
import { type Choice, type Chooser, choices, chooser, click, nextChoices, refId } from '../../src/entries/queries.ts';
import { arbitraries } from '../../src/entries/testing/arbitraries.ts';
import { createText, en, plain } from '../../src/entries/text.ts';
import { everyChoice } from '../kit/choices.ts';
import { greedySteps } from '../kit/greedy.ts';
import { TRANSLATIONS } from '../kit/languages.ts';
import { MODES, optionsOf, playMode } from '../kit/modes.ts';
import { rules } from '../kit/shipped.ts';
import { IS_WHOLE_PROOF, proofCount, soakCount } from '../kit/soak.ts';
import { CARD_ID, RAW } from '../kit/texts.ts';

// Tests that buttons shown together have distinct, non-empty texts in every language.

const GAMES = soakCount(1);
/** One in this many states is tested. */
const EVERY = proofCount(50, 6);
/** One in this many states is tested for actions with the same text. */
const ALIKE = proofCount(4, 1);
const LANGUAGES = [{ locale: en, faults: (): readonly string[] => [] }, ...TRANSLATIONS];

/** Returns the faulty button texts in any language: empty, containing an id, or used twice. */
function wrongButtons(view: GameState, seat: Seat, rows: readonly (readonly Choice[])[]): readonly string[] {
  return LANGUAGES.flatMap(({ locale, faults }) => {
    const text = createText({ locale, game: view, seat }, rules);
    return rows.flatMap((row) => {
      const labels = row.map((choice) => plain(text.choice(choice, view)));
      const bare = labels.filter((label) => label === '' || CARD_ID.test(label) || (locale === en && RAW.test(label)));
      return [...bare, ...twice(labels), ...labels.flatMap(faults)];
    });
  });
}

/** Returns the texts shared by two legal actions of a seat, in any language. */
function sameWords(view: GameState, seat: Seat): readonly string[] {
  const actions = rules.legalActions(view, seat);
  return LANGUAGES.flatMap(({ locale }) => {
    const text = createText({ locale, game: view, seat }, rules);
    return twice(actions.map((action) => plain(text.action(action, view))));
  });
}

function twice(labels: readonly string[]): readonly string[] {
  const found = new Set<string>();
  return labels.filter((label) => found.size === found.add(label).size);
}

/** Returns the meanings of each ambiguous click. Only things that occur in an action can be ambiguous. */
function meanings(view: GameState, here: Chooser): readonly (readonly Choice[])[] {
  const about = new Map(
    here.start.ways.flatMap(({ steps }) => steps.flatMap(({ ref }) => (ref ? [[refId(ref), ref]] : []))),
  );
  return [...about.values()].flatMap((ref) => {
    const clicked = click(view, here, ref);
    return clicked.kind === 'ambiguous' ? [clicked.chooser.offers] : [];
  });
}

/**
 * Returns all rows of buttons: at every depth of the choices, at the start of a chooser, and after an ambiguous click.
 */
function rows(view: GameState, seat: Seat): readonly (readonly Choice[])[] {
  const start = chooser(view, seat);
  return [...everyChoice(choices(view, seat)).map(nextChoices), start.offers, ...meanings(view, start)];
}

type Look = (at: { readonly state: GameState; readonly step: number }) => void;

test.each(MODES.map((mode, index) => ({ ...mode, index })))(
  'no two adjacent buttons have the same text: $name',
  (mode) => {
    const wrong = new Set<string>();
    const look: Look = ({ state, step }) => {
      for (const { seat } of rules.pending(state)) {
        const view = rules.viewFor(state, seat);
        const faults = [
          ...(step % ALIKE > 0 ? [] : sameWords(view, seat)),
          ...(step % EVERY > 0 ? [] : wrongButtons(view, seat, rows(view, seat))),
        ];
        for (const fault of faults) wrong.add(fault);
      }
    };
    for (let game = mode.index; game < mode.index + GAMES; game += 1) {
      if (!IS_WHOLE_PROOF || game % 4 !== 1) playMode(rules, mode, game, look);
      else for (const at of greedySteps(optionsOf(mode, game))) look(at);
    }
    expect([...wrong]).toEqual([]);
  },
);

test('no two legal actions have the same text in random games', () => {
  fc.assert(
    fc.property(arbitraries(fc, rules).games(), ({ state }) => {
      const wrong = rules.pending(state).flatMap(({ seat }) => sameWords(rules.viewFor(state, seat), seat));
      expect(wrong).toEqual([]);
    }),
    { numRuns: proofCount(10, 300), endOnFailure: true },
  );
});
