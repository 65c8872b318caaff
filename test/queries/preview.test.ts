import { describe, expect, test, vi } from 'vitest';
import { eventFor, type GameEvent, type GameState } from '../../src/entries/index.ts';
import { type Preview, preview } from '../../src/entries/queries.ts';
import { MACHINE } from '../../src/game/skymines.ts';
import { MODES, optionsOf } from '../kit/modes.ts';
import { randomSteps } from '../kit/randomGame.ts';
import { rules } from '../kit/shipped.ts';
import { soakCount } from '../kit/soak.ts';
import { lay, player, table } from '../kit/table.ts';

const GAMES = soakCount(1);
/** One in this many actions is previewed. */
const EVERY = 3;

function legalPreview(given: Preview): Extract<Preview, { ok: true }> {
  if (!given.ok) throw new Error(`refused: ${given.violations.map(({ code }) => code).join()}`);
  return given;
}

describe('a preview', () => {
  test.each(MODES)('returns the first events and the next decision: $name', (mode) => {
    const whole = { events: 0, previews: 0, all: 0 };
    for (let game = 0; game < GAMES; game += 1) {
      const start = rules.createGame(optionsOf(mode, game));
      for (const { state, action, next, events, step } of randomSteps(rules, start, `preview ${mode.name} ${game}`)) {
        if (step % EVERY > 0) continue;
        const { seat } = action;
        const view = rules.viewFor(state, seat);
        const result = legalPreview(preview(view, action));
        const real: GameEvent[] = events.map((event) => eventFor(event, seat));
        expect(result.events).toEqual(real.slice(0, result.events.length));
        expect(legalPreview(preview(state, action))).toEqual(result);
        whole.all += 1;
        whole.events += result.events.length;
        if (result.asks === null) continue;
        whole.previews += 1;
        expect(result.events).toHaveLength(real.length);
        expect(result.asks).toEqual(rules.pending(rules.viewFor(next, seat)));
      }
    }
    // Many actions reveal nothing, so their previews are complete. With Luna, fewer are.
    expect(whole.previews / whole.all).toBeGreaterThan(0.4);
    expect(whole.events).toBeGreaterThan(whole.all / 4);
  });

  const state = table.onTurn((draft) => {
    lay(draft, 0, 'diamond-carbon2');
    player(draft, 0).coins = 0;
  });

  test('plays an action once, or three times when it moves hidden components', () => {
    const playsOf = (position: GameState, action: unknown): number => {
      const apply = vi.spyOn(MACHINE, 'apply');
      preview(position, action, rules);
      const plays = apply.mock.calls.length;
      apply.mockRestore();
      return plays;
    };
    const bought = randomSteps(rules, rules.createGame({ players: ['Ana', 'Ben'], seed: 'bought' }), 'bought');
    const plays = Array.from(bought, ({ state: before, action }) => ({ ...action, plays: playsOf(before, action) }));
    expect([...new Set(plays.map((each) => each.plays))].sort()).toEqual([1, 3]);
    expect(new Set(plays.flatMap((each) => (each.type === 'useEnergy' ? each.plays : [])))).toEqual(new Set([1]));
  });

  test('returns payments and the next decision without changing the state', () => {
    const text = JSON.stringify(state);
    const result = preview(state, { type: 'useResources', seat: 0, cards: ['diamond-carbon2'] }, table.rules);
    expect(result).toEqual({
      ok: true,
      events: [{ type: 'resourcesUsed', seat: 0, cards: ['diamond-carbon2'], total: 2 }],
      asks: [{ seat: 0, kind: 'units', params: { units: 2 } }],
    });
    expect(JSON.stringify(state)).toBe(text);
  });

  test('returns the violations of an illegal action', () => {
    const result = preview(state, { type: 'useResources', seat: 0, cards: ['A02'] }, table.rules);
    expect(result).toMatchObject({ ok: false, violations: [{ code: 'notAFaceUpResourceCard' }] });
  });

  test('returns no events through the view of another seat, and never throws', () => {
    const { rules: own } = table;
    const planning = own.createGame({ players: ['Ana', 'Ben'], seed: 'views', startingTokens: 'choose' });
    const [theirs] = own.legalActions(planning, 1);
    for (const viewer of [0, 'spectator'] as const) {
      const result = own.explain(own.viewFor(planning, viewer), theirs);
      expect(result).not.toEqual([]);
      expect(preview(own.viewFor(planning, viewer), theirs, own)).toEqual({ ok: false, violations: result });
      expect(preview(own.viewFor(planning, viewer), null, own)).toMatchObject({ ok: false });
    }
    for (const viewer of [1, 'spectator'] as const) {
      const passing = preview(own.viewFor(state, viewer), { type: 'pass', seat: 0 }, own);
      expect(passing).toEqual({ ok: true, events: [], asks: null });
    }
  });
});
