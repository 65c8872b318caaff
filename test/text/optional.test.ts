import { expect, test } from 'vitest';
import { isOptional } from '../../src/text/names.ts';
import { MODES, playMode } from '../kit/modes.ts';
import { rules } from '../kit/shipped.ts';

// Messages say "may" for these decisions and "must" for the others.
test.each(MODES)('a decision is optional exactly if the seat can stop: $name', (mode) => {
  for (const game of [1, 2, 3]) {
    playMode(rules, mode, game, ({ state }) => {
      for (const { kind, params, seat } of rules.pending(state)) {
        const isDeclinable = 'optional' in params && params.optional;
        const canStop = rules.legalActions(state, seat).some(({ type }) => type === 'stop');
        expect([kind, isOptional({ kind, optional: isDeclinable })]).toEqual([kind, canStop]);
      }
    });
  }
});
