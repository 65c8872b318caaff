// Random edits with every kind of forgery. Each returns the problems of a save with this change, or a position that can
// be played to the end.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GameDraft, InvalidSaveError } from '../../../src/entries/index.ts';
import { drawFor } from '../../../src/testing/modes.ts';
import { copy } from '../../kit/json.ts';
import { must } from '../../kit/must.ts';
import { rules } from '../../kit/shipped.ts';
import { soakCount } from '../../kit/soak.ts';
import { thrown } from '../../kit/thrown.ts';
import { FORGERIES } from './forge.ts';
import { gamesOf, prove } from './forgedSaves.ts';
import { attempt } from './forging.ts';
import { STRUCTURED } from './structured.ts';

const { states } = gamesOf(rules, 6, 'edited');
const kinds = fc.array(fc.constantFrom(...Object.values({ ...FORGERIES, ...STRUCTURED })), {
  minLength: 1,
  maxLength: 2,
});

test('an edit returns problems with their paths, or a position that can be played to the end', () => {
  const came = { refused: 0, accepted: 0 };
  fc.assert(
    fc.property(
      fc.constantFrom(...states),
      fc.constantFrom(...states),
      kinds,
      fc.string(),
      (state, other, forgeries, seed) => {
        let changed = {};
        const result = rules.editGame(state, (draft) => {
          for (const kind of forgeries)
            attempt(kind, { draw: drawFor(seed), save: draft, other: copy(other) as GameDraft });
          changed = copy(draft);
        });
        if (result.ok) {
          came.accepted += 1;
          expect(result.state).toEqual(rules.loadGame(changed));
          prove(rules, result.state, drawFor(seed));
        } else {
          came.refused += 1;
          expect(result.problems).toEqual(must(thrown(InvalidSaveError, () => rules.loadGame(changed))).problems);
          for (const { path } of result.problems) expect(path).toMatch(/^\$/);
        }
      },
    ),
    { numRuns: soakCount(20, 600) },
  );
  expect(Math.min(came.refused, came.accepted)).toBeGreaterThan(0);
});
