import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import type { Rules } from '../../src/entries/index.ts';
import { proofTest } from '../kit/proofTest.ts';
import { rules } from '../kit/shipped.ts';
import { planted } from '../testing/planted.ts';
import { hunt, KINDS, problemsOf, type Regression } from './kinds.ts';
import seeds from './seeds.json' with { type: 'json' };

/** Rules without a winner. */
const BROKEN: Rules = planted({ winners: () => [] });

function isRegression(value: { readonly kind: string; readonly seed: string }): value is Regression {
  return value.kind in KINDS;
}

const REGRESSIONS: readonly { readonly kind: string; readonly seed: string }[] = seeds;

test('seeds found by nightly runs cause no problem', () => {
  for (const regression of REGRESSIONS) {
    assert(isRegression(regression), `${regression.kind} is no kind`);
    expect(problemsOf(rules, regression)).toEqual([]);
  }
});

proofTest('a hunt finds a planted bug with a seed that reproduces it', () => {
  const found: Regression[] = [];
  hunt(BROKEN, { seed: 'broken', rounds: 1, kinds: ['conformance'] }, (regression) => found.push(regression));
  expect(found).toEqual([{ kind: 'conformance', seed: 'broken/0' }]);
  for (const regression of found) {
    expect(problemsOf(BROKEN, regression)).not.toEqual([]);
    expect(problemsOf(rules, regression)).toEqual([]);
  }
});
