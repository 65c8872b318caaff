import { describe, expect, test } from 'vitest';
import type { Action, GameState } from '../../src/index.ts';
import { type Choice, choices, parseRef, type Ref, refId } from '../../src/queries.ts';
import { actionKey } from '../../src/testing.ts';
import { MODES, playMode } from '../kit/modes.ts';
import { rules } from '../kit/shipped.ts';
import { soakCount } from '../kit/soak.ts';
import { lay, player, table } from '../kit/table.ts';

const GAMES = soakCount(1, 2);
/** How many things an interface can show at once. */
const SHOWN = 20;

/** Every action of a tree, with the choices that lead to it. */
function pathsOf(tree: readonly Choice[], before: readonly Choice[] = []): (readonly [Action, readonly Choice[]])[] {
  return tree.flatMap((choice) => {
    const path = [...before, choice];
    const own = choice.action === null ? [] : [[choice.action, path] as const];
    return [...own, ...pathsOf(choice.next, path)];
  });
}

/** The action that a path spells out. */
function spelled(seat: number, path: readonly Choice[]): Record<string, unknown> {
  const action: Record<string, unknown> = { seat };
  for (const { field, value } of path) {
    const isList = field === 'cards' || (field === 'destroy' && path[0]?.value === 'confront');
    const list = action[field];
    action[field] = isList ? [...(Array.isArray(list) ? list : []), value] : value;
  }
  return action;
}

function largestLevel(tree: readonly Choice[]): number {
  return Math.max(tree.length, ...tree.map(({ next }) => largestLevel(next)));
}

function hasRef(ref: Ref | null): ref is Ref {
  return ref !== null;
}

describe('choices', () => {
  test.each(MODES)('lead to every legal action by one path each: $name', (mode) => {
    const levels: number[] = [];
    for (let game = 0; game < GAMES; game += 1) {
      playMode(rules, mode, game, ({ state }) => {
        for (const { seat, kind } of rules.pending(state)) {
          const tree = choices(state, seat);
          const paths = pathsOf(tree);
          const legal = rules.legalActions(state, seat);
          expect(new Set(paths.map(([action]) => actionKey(action)))).toEqual(new Set(legal.map(actionKey)));
          expect(paths).toHaveLength(legal.length);
          for (const [action, path] of paths) expect(spelled(seat, path)).toEqual(action);
          expect(choices(rules.viewFor(state, seat), seat)).toEqual(tree);
          if (kind === 'turn') levels.push(largestLevel(tree));
        }
      });
    }
    const large = levels.filter((size) => size > SHOWN).length;
    expect(large / levels.length).toBeLessThanOrEqual(0.01);
  });

  test('offer references that can be written down and read again', () => {
    const kinds = new Set<string>();
    for (const mode of MODES) {
      playMode(rules, mode, 0, ({ state }) => {
        for (const { seat } of rules.pending(state)) {
          const refs = pathsOf(choices(state, seat)).flatMap(([, path]) => path.map(({ ref }) => ref));
          for (const ref of refs.filter(hasRef)) {
            kinds.add(ref.kind);
            expect(parseRef(refId(ref))).toEqual(ref);
          }
        }
      });
    }
    expect([...kinds].sort()).toEqual(
      [
        ...['actionSlot', 'asteroid', 'bonusSpace', 'card', 'column', 'company', 'displaySlot', 'displaySpace'],
        ...['outpostSpace', 'plan', 'researchSpace', 'restingSlot', 'sector', 'shuttleSpace', 'token'],
        ...[...kinds].filter((kind) => ['mission', 'task', 'tile'].includes(kind)),
      ].sort(),
    );
  });

  /** Seat 0 has two carbon cards face up and could buy for both. */
  const buying: GameState = table.onTurn((draft) => {
    lay(draft, 0, 'diamond-carbon1', 'diamond-carbon2');
    player(draft, 0).coins = 0;
  });
  const named = (tree: readonly Choice[], value: Choice['value']): Choice => {
    const found = tree.find((choice) => choice.value === value);
    if (found === undefined) throw new Error(`no choice ${value}`);
    return found;
  };

  test('take cards one after the other, and complete an action where more could be chosen', () => {
    const use = named(choices(buying, 0, table.rules), 'useResources');
    expect(use).toMatchObject({ field: 'type', ref: null, action: null });
    expect(use.next.map(({ value }) => value)).toEqual(['diamond-carbon1', 'diamond-carbon2']);
    const first = named(use.next, 'diamond-carbon1');
    expect(first).toMatchObject({
      field: 'cards',
      ref: { kind: 'card', card: 'diamond-carbon1' },
      action: { type: 'useResources', seat: 0, cards: ['diamond-carbon1'] },
    });
    const both = named(first.next, 'diamond-carbon2');
    expect(both.action).toEqual({ type: 'useResources', seat: 0, cards: ['diamond-carbon1', 'diamond-carbon2'] });
    for (const bought of both.next) {
      expect(bought).toMatchObject({ field: 'acquire', ref: { kind: 'displaySlot', slot: bought.value }, next: [] });
    }
    expect(named(choices(buying, 0, table.rules), 'pass')).toMatchObject({
      action: { type: 'pass', seat: 0 },
      next: [],
    });
  });

  test('are none for a seat that is not asked', () => {
    expect(choices(buying, 1, table.rules)).toEqual([]);
  });
});
