import { describe, expect, test } from 'vitest';
import { drawPlayer, drawTable } from '../../src/entries/drawing.ts';
import { defaultContent, type GameState, type Viewer, viewFor } from '../../src/entries/index.ts';
import { type Choice, choices, refId } from '../../src/entries/queries.ts';
import { MODES, playMode } from '../kit/modes.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount, soakCount } from '../kit/soak.ts';
import { english } from './texts.ts';

const options = { text: english };
const BY_NAME = MODES.map((mode) => [mode.name, mode] as const);

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
  const ids = idsOf(drawTable(state, options));
  const known = new Set(ids);
  const targets = state.options.players.flatMap((_, seat) => pointed(choices(state, seat, rules)));
  const twice = known.size === ids.length ? [] : ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...new Set(targets.filter((id) => !known.has(id))), ...twice];
}

test.each(BY_NAME)('the drawn table has every target of a choice exactly once: %s', (_name, mode) => {
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
});

/** One of this many states is drawn as every viewer sees it. */
const EVERY_VIEWED = proofCount(100, 60);

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
  test.each(BY_NAME)('shows nothing hidden by the view: %s', (_name, mode) => {
    let compared = 0;
    playMode(rules, mode, 1, ({ state, step }) => {
      if (step % EVERY_VIEWED !== 0) return;
      compared += 1;
      for (const viewer of [...state.options.players.keys(), 'spectator'] as const)
        expect(leaks(state, viewer)).toEqual([]);
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
