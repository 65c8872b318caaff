import { describe, expect, test } from 'vitest';
import type { Decision } from '../../docs/play/ask/decision.ts';
import { type Term, worthOf } from '../../docs/play/ask/worth.ts';
import { type Action, type GameState, rules as shippedRules } from '../../src/entries/index.ts';
import { chooser, majorityStanding, reachable } from '../../src/entries/queries.ts';
import { ALL_MODES, playMode } from '../kit/modes.ts';
import { must } from '../kit/must.ts';
import { randomSteps } from '../kit/randomGame.ts';
import { rules as shipped } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';
import { type DraftState, lay, player, table } from '../kit/table.ts';

function decisionAt(state: GameState): Decision {
  return { view: table.rules.viewFor(state, 0), prompt: must(table.rules.pending(state)[0]), rules: table.rules };
}

const onTurn = (change: (draft: DraftState) => void): Decision => decisionAt(table.onTurn(change));

function advance(card: string, steps: number): readonly Action[] {
  const step: Action = { type: 'advance', seat: 0, company: 'tawac' };
  return [{ type: 'useResources', seat: 0, cards: [card] }, ...Array.from({ length: steps }, () => step)];
}

const kinds = (terms: readonly Term[]): readonly string[] => terms.map(({ kind }) => kind);

describe('a step on a company track', () => {
  const decision = onTurn((draft) => {
    lay(draft, 0, 'diamond-titanium2');
    player(draft, 0).coins = 5;
    player(draft, 0).tracks.tawac = 4;
  });

  test('tells the cards, the spaces, the shares and the points', () => {
    const terms = worthOf(decision, advance('diamond-titanium2', 2));
    expect(terms[0]).toEqual({
      kind: 'use',
      by: [{ kind: 'card', card: 'diamond-titanium2' }],
      company: 'tawac',
      to: null,
    });
    expect(terms).toContainEqual({ kind: 'move', company: 'tawac', from: 4, to: 6 });
    expect(terms.at(-1)?.kind).toBe('points');
  });

  test('tells the price of a barrier once, and counts it in the points', () => {
    const id = decision.view.tracks.tawac;
    const [barrier] = must(table.rules.content.tracks.find((track) => track.id === id)).barriers;
    const { before, cost } = must(barrier);
    const near = onTurn((draft) => {
      lay(draft, 0, 'diamond-titanium2');
      player(draft, 0).coins = 9;
      player(draft, 0).tracks.tawac = before - 1;
    });
    const prices = worthOf(near, advance('diamond-titanium2', 1)).filter(({ kind }) => kind === 'price');
    expect(prices).toEqual([{ kind: 'price', coins: cost, isBarrier: true }]);
  });
});

test('a bonus space with a majority tells the amounts of both players', () => {
  const decision = onTurn((draft) => lay(draft, 0, 'diamond-titanium2', 'star-titanium1'));
  const { view } = decision;
  const space = must(table.rules.content.spaces.find(({ majority }) => majority?.item === 'titanium')).id;
  const legal = table.rules.legalActions(view, 0);
  const action = must(legal.find((each) => each.type === 'placeBonusMarker' && each.space === space));
  expect(worthOf(decision, [action])).toContainEqual({ kind: 'majority', own: 3, best: expect.any(Number), seat: 1 });
});

test('LUNA-23: a bonus space with a majority shows the amount of Luna’s majority cards', () => {
  const start = shippedRules.createGame({ players: ['Ana'], luna: { level: 1 }, seed: 'majority' });
  const found = [...randomSteps(shippedRules, start, 'majority')].flatMap(({ state }) => {
    const view = shippedRules.viewFor(state, 0);
    const prompt = shippedRules.pending(state).find(({ kind }) => kind === 'turn');
    return (prompt === undefined ? [] : shippedRules.legalActions(state, 0)).flatMap((action) => {
      if (action.type !== 'placeBonusMarker') return [];
      const item = shippedRules.content.spaces.find(({ id }) => id === action.space)?.majority?.item;
      const luna = item === undefined ? 0 : must(majorityStanding(view, 0, item, shippedRules)).luna;
      if (luna === 0) return [];
      return [{ luna, terms: worthOf({ view, prompt: must(prompt), rules: shippedRules }, [action]) }];
    });
  });
  expect(found).not.toEqual([]);
  for (const { luna, terms } of found)
    expect(terms).toContainEqual(expect.objectContaining({ kind: 'majority', best: luna }));
});

test('passing tells nothing', () => {
  expect(
    worthOf(
      onTurn((draft) => lay(draft, 0, 'diamond-titanium2')),
      [{ type: 'pass', seat: 0 }],
    ),
  ).toEqual([]);
});

test.each(ALL_MODES)(
  'with $name, a line has at most six terms, the points last and exact, and no amount twice',
  (mode) => {
    const problems: string[] = [];
    playMode(shipped, mode, 0, ({ state, step }) => {
      if (step % proofCount(24, 6) > 0) return;
      for (const prompt of shippedRules.pending(state).filter(({ kind }) => kind === 'turn' || kind === 'expansion')) {
        const decision = { view: shippedRules.viewFor(state, prompt.seat), prompt, rules: shippedRules };
        const { now } = chooser(decision.view, prompt.seat);
        for (const { ref, routes } of reachable(decision.view, now)) {
          const actions = routes[0]?.actions ?? [];
          const terms = worthOf(decision, actions, ref);
          const last = terms.at(-1);
          if (terms.length > 6) problems.push(`${terms.length} terms`);
          if (new Set(terms.map((term) => JSON.stringify(term))).size < terms.length) problems.push('a term twice');
          if (terms.length > 0 && last?.kind !== 'points') problems.push(kinds(terms).join());
          if (last?.kind === 'points') {
            const now = shippedRules.score(decision.view)[prompt.seat]?.total ?? 0;
            if (last.total !== now + last.points) problems.push(`${now} + ${last.points} = ${last.total}`);
          }
        }
      }
    });
    expect(problems).toEqual([]);
  },
);
