import { describe, expect, test } from 'vitest';
import { drawTable } from '../../src/drawing/drawTable.ts';
import type { GameState } from '../../src/entries/index.ts';
import type { Choice } from '../../src/entries/queries.ts';
import { choices, refId } from '../../src/entries/queries.ts';
import { MODES, playMode } from '../kit/modes.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount, soakCount } from '../kit/soak.ts';
import { english } from './texts.ts';

/** One of this many states is drawn, and the first ones of every kind of decision. */
const EVERY = proofCount(150, 25);
const OF_EACH_KIND = proofCount(1, 2);

/** Returns the ids of the steps in all legal actions. */
function pointed({ ways }: Choice): string[] {
  return ways.flatMap(({ steps }) => steps.flatMap(({ ref }) => (ref === null ? [] : [refId(ref)])));
}

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** Returns the ids that are missing from the drawing of a state, and those that occur twice. */
function problems(state: GameState): string[] {
  const ids = idsOf(drawTable(state, { text: english }));
  const known = new Set(ids);
  const targets = state.options.players.flatMap((_, seat) => pointed(choices(state, seat, rules)));
  const twice = known.size === ids.length ? [] : ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...new Set(targets.filter((id) => !known.has(id))), ...twice];
}

describe('the drawn table', () => {
  test.each(MODES.map((mode) => [mode.name, mode] as const))(
    'has every target of a choice exactly once: %s',
    (_name, mode) => {
      const seen = new Map<string, number>();
      for (let game = 0; game < soakCount(1, 2); game += 1) {
        playMode(rules, mode, game, ({ state, step }) => {
          const kind = state.stack.at(-1)?.kind ?? '';
          const times = seen.get(kind) ?? 0;
          if (step % EVERY !== 0 && times >= OF_EACH_KIND) return;
          seen.set(kind, times + 1);
          expect(problems(state), kind).toEqual([]);
        });
      }
    },
  );
});
