import { describe, expect, test } from 'vitest';
import type { GameEvent, GameState } from '../../src/entries/index.ts';
import { eventFor } from '../../src/entries/index.ts';
import { type Preview, preview } from '../../src/entries/queries.ts';
import { remember } from '../../src/game/boundRules.ts';
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
  test.each(MODES)('tells the first of the events that come, and what is asked next: $name', (mode) => {
    const whole = { events: 0, previews: 0, all: 0 };
    for (let game = 0; game < GAMES; game += 1) {
      const start = rules.createGame(optionsOf(mode, game));
      for (const { state, action, next, events, step } of randomSteps(rules, start, `preview ${mode.name} ${game}`)) {
        if (step % EVERY > 0) continue;
        const { seat } = action;
        const view = rules.viewFor(state, seat);
        const told = legalPreview(preview(view, action));
        const real: GameEvent[] = events.map((event) => eventFor(event, seat));
        expect(told.events).toEqual(real.slice(0, told.events.length));
        expect(legalPreview(preview(state, action))).toEqual(told);
        whole.all += 1;
        whole.events += told.events.length;
        if (told.asks === null) continue;
        whole.previews += 1;
        expect(told.events).toHaveLength(real.length);
        expect(told.asks).toEqual(rules.pending(rules.viewFor(next, seat)));
      }
    }
    // Many actions reveal nothing, so many previews are complete; with Luna, fewer are.
    expect(whole.previews / whole.all).toBeGreaterThan(0.4);
    expect(whole.events).toBeGreaterThan(whole.all / 4);
  });

  const state = table.onTurn((draft) => {
    lay(draft, 0, 'diamond-carbon2');
    player(draft, 0).coins = 0;
  });

  test('plays an action once where it moves nothing that is hidden, and three times where it does', () => {
    const playsOf = (position: GameState, action: unknown): number => {
      let plays = 0;
      const tryReduce: typeof rules.tryReduce = (...given) => {
        plays += 1;
        return rules.tryReduce(...given);
      };
      preview(position, action, remember({ ...rules, tryReduce }));
      return plays;
    };
    const bought = randomSteps(rules, rules.createGame({ players: ['Ana', 'Ben'], seed: 'bought' }), 'bought');
    const plays = new Set(Array.from(bought, ({ state: before, action }) => playsOf(before, action)));
    expect([...plays].sort()).toEqual([1, 3]);
  });

  test('tells what is paid and what is asked, and changes nothing', () => {
    const text = JSON.stringify(state);
    const told = preview(state, { type: 'useResources', seat: 0, cards: ['diamond-carbon2'] }, table.rules);
    expect(told).toEqual({
      ok: true,
      events: [{ type: 'resourcesUsed', seat: 0, cards: ['diamond-carbon2'], total: 2 }],
      asks: [{ seat: 0, kind: 'units', params: { units: 2 } }],
    });
    expect(JSON.stringify(state)).toBe(text);
  });

  test('says why an action is illegal', () => {
    const told = preview(state, { type: 'useResources', seat: 0, cards: ['A02'] }, table.rules);
    expect(told).toMatchObject({ ok: false, violations: [{ code: 'notAFaceUpResourceCard' }] });
  });

  test('through the view of somebody else promises nothing, and never throws', () => {
    const { rules: own } = table;
    const planning = own.createGame({ players: ['Ana', 'Ben'], seed: 'views', startingTokens: 'choose' });
    const [theirs] = own.legalActions(planning, 1);
    for (const viewer of [0, 'spectator'] as const) {
      const told = own.explain(own.viewFor(planning, viewer), theirs);
      expect(told).not.toEqual([]);
      expect(preview(own.viewFor(planning, viewer), theirs, own)).toEqual({ ok: false, violations: told });
      expect(preview(own.viewFor(planning, viewer), null, own)).toMatchObject({ ok: false });
    }
    for (const viewer of [1, 'spectator'] as const) {
      const passing = preview(own.viewFor(state, viewer), { type: 'pass', seat: 0 }, own);
      expect(passing).toEqual({ ok: true, events: [], asks: null });
    }
  });
});
