import { describe, expect, test } from 'vitest';
import { drawPlayer, drawTable } from '../../src/entries/drawing.ts';
import type { GameState, Viewer } from '../../src/entries/index.ts';
import { defaultContent, viewFor } from '../../src/entries/index.ts';
import { MODES, playMode } from '../kit/modes.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';
import { english } from './texts.ts';

const options = { text: english };
/** One of this many states is drawn. */
const EVERY = proofCount(100, 60);

/** Returns every id of a card, plan, token or Luna card in a state. */
function idsIn(state: GameState): Set<string> {
  const known = new Set([
    ...defaultContent.cards.map(({ id }) => id),
    ...defaultContent.plans.map(({ id }) => id),
    ...defaultContent.luna.cards.map(({ id }) => id),
  ]);
  const texts = [...JSON.stringify({ ...state, random: null }).matchAll(/"([\w-]+)"/g)].map(([, id = '']) => id);
  return new Set(texts.filter((id) => known.has(id)));
}

/** Returns the ids that a view hides but its drawing contains. */
function leaks(state: GameState, viewer: Viewer): string[] {
  const view = viewFor(state, viewer);
  const visible = idsIn(view);
  const svg = drawTable(view, options);
  return [...idsIn(state)].filter((id) => !visible.has(id) && new RegExp(`[":]${id}[":<]`).test(svg));
}

describe('the drawn table of a view', () => {
  test.each(MODES.map((mode) => [mode.name, mode] as const))('shows nothing hidden by the view: %s', (_name, mode) => {
    let compared = 0;
    playMode(rules, mode, 1, ({ state, step }) => {
      if (step % EVERY !== 0) return;
      compared += 1;
      for (const viewer of [...state.options.players.keys(), 'spectator'] as const) {
        expect(leaks(state, viewer)).toEqual([]);
      }
    });
    expect(compared).toBeGreaterThan(1);
  });

  test('shows the hand of a seat to its owner and card backs to others', () => {
    const state = rules.createGame({ players: ['Melanie', 'Antoine'], seed: 'hands', startingTokens: 'recommended' });
    const hand = state.players[1]?.hand ?? [];
    const own = drawPlayer(viewFor(state, 1), 1, options);
    const other = drawPlayer(viewFor(state, 0), 1, options);
    expect(hand.length).toBeGreaterThan(0);
    expect(hand.filter((card) => !own.includes(`data-ref="card:${card}"`))).toEqual([]);
    expect(hand.filter((card) => other.includes(card))).toEqual([]);
    expect(other.split('class="card sm-back"').length - 1).toBe(hand.length);
  });

  test('starts with the viewer', () => {
    const state = rules.createGame({ players: ['Melanie', 'Antoine', 'Mathieu'], seed: 'order', firstPlayer: 0 });
    const order = (viewer: Viewer): string[] =>
      [...drawTable(viewFor(state, viewer), options).matchAll(/id="seat:(\d)"/g)].map(([, seat = '']) => seat);
    expect(order(1)).toEqual(['1', '2', '0']);
    expect(order('spectator')).toEqual(['0', '1', '2']);
  });
});
