import { describe, expect, test } from 'vitest';
import { useEnergy } from '../kit/actions.ts';
import { put } from '../kit/belt.ts';
import { eventsOf } from '../kit/events.ts';
import { confront, facing } from '../kit/menace.ts';
import type { Action, GameState } from '../kit/pinned.ts';
import { at, type Change, lawful, lay, refusal, table } from '../kit/table.ts';

// A worked example of a menace. Tawac has an outpost on asteroid 8, at one end of shuttle space 11.

const { act, played, options, rules } = table;
const toEleven: Action = { type: 'placeShuttle', seat: 0, shuttleSpace: 11 };

/** Melanie has used energy cards for Tawac, which has no shuttle on 11 or 16. */
function comet(...cards: readonly string[]): GameState {
  const change: Change = (draft) => {
    lay(draft, 0, ...cards);
    put(draft, 'tawac', { asteroid: 8, space: 0 });
  };
  return act(facing('rogueComet', change, {}, lawful(table)), useEnergy('tawac'));
}

describe('EXM-21 the Rogue Comet', () => {
  test('EXM-21 with 6 energy: 1 for a shuttle on 11, 2 to reach the comet, 3 for its requirement', () => {
    const start = comet('diamond-energy1', 'B07', 'B08');
    expect(rules.pending(start)[0]?.params).toMatchObject({ energy: 6 });
    expect(refusal(start, confront)).toEqual(['menaceOutOfReach MENACE-5']);
    const beside = act(start, toEleven);
    expect(rules.pending(beside)[0]?.params).toMatchObject({ energy: 5 });
    expect(options(beside, 'confront')).toEqual([confront]);
    const { state, events } = played(beside, confront);
    expect(eventsOf(events, 'menaceConfronted')).toMatchObject([{ menace: 'rogueComet', energy: 5 }]);
    expect(eventsOf(events, 'energyLost')).toEqual([]);
    expect(state.menace).toEqual({ id: 'rogueComet', holder: 0 });
    expect(at(state, 0).coins).toBe(at(start, 0).coins + 4); // the card's reward
  });

  test('EXM-21 5 energy is not enough', () => {
    const start = comet('B07', 'B08');
    expect(refusal(start, confront)).toEqual(['menaceOutOfReach MENACE-5']);
    const beside = act(start, toEleven);
    expect(options(beside, 'confront')).toEqual([]);
    expect(rules.explain(beside, confront)).toMatchObject([
      { code: 'menaceTooExpensive', rule: 'MENACE-6', params: { cost: 5, energy: 4 } },
    ]);
  });
});
