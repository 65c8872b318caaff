import { describe, expect, test } from 'vitest';
import type { Action, GameState } from '../../src/entries/index.ts';
import {
  type Choice,
  choiceAfter,
  choices,
  nextChoices,
  parseRef,
  REF_KINDS,
  refId,
  type Step,
  settled,
  wholeAction,
} from '../../src/entries/queries.ts';
import { actionKey } from '../../src/entries/testing.ts';
import { everyChoice, SETS } from '../kit/choices.ts';
import { MODES } from '../kit/modes.ts';
import { must } from '../kit/must.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount, soakCount } from '../kit/soak.ts';
import { lay, player, table } from '../kit/table.ts';
import { eachDecision } from './decisions.ts';

const GAMES = soakCount(1, 2);
/** Maximum number of things to offer at once. */
const SHOWN = 20;
/** Returns the action that steps describe, with sets in alphabetical order. */
function spelled({ seat, steps }: Choice): unknown {
  const action: Record<string, unknown> = { seat };
  for (const { field, value } of steps) {
    const isList = field === 'cards' || (field === 'destroy' && steps[0]?.value === 'confront');
    const list = action[field];
    action[field] = isList ? [...(Array.isArray(list) ? list : []), value] : value;
  }
  return sorted(action as unknown as Action);
}

function sorted(action: Action): unknown {
  const isSet = SETS.includes(action.type);
  return Object.fromEntries(
    Object.entries(action).map(([field, value]) => [field, isSet && Array.isArray(value) ? [...value].sort() : value]),
  );
}

describe('choices', () => {
  test.each(MODES)('lead to every legal action and to no other: $name', (mode) => {
    const levels: number[] = [];
    for (let game = 0; game < GAMES; game += 1) {
      eachDecision(mode, { game }, ({ state, seat, kind }) => {
        const start = choices(state, seat);
        const all = everyChoice(start);
        const whole = all.filter(({ action }) => action !== null);
        const legal = rules.legalActions(state, seat);
        expect(new Set(whole.map(({ action }) => actionKey(must(action))))).toEqual(new Set(legal.map(actionKey)));
        expect(whole).toHaveLength(legal.length);
        for (const choice of whole) expect(spelled(choice)).toEqual(sorted(must(choice.action)));
        // Every choice must lead to an action.
        for (const { action, ways, steps } of all)
          expect(action !== null || ways.length > 0 || steps.length === 0).toBe(true);
        expect(choices(rules.viewFor(state, seat), seat)).toEqual(start);
        expect(JSON.parse(JSON.stringify(start))).toEqual(start);
        if (kind === 'turn') levels.push(Math.max(...all.map((choice) => nextChoices(choice).length)));
      });
    }
    const large = levels.filter((size) => size > SHOWN).length;
    expect(large / levels.length).toBeLessThanOrEqual(0.01);
  });

  test('accept the cards of a set in any order', () => {
    let sets = 0;
    for (const mode of MODES) {
      eachDecision(mode, {}, ({ state, seat }) => {
        const start = choices(state, seat);
        for (const { action, steps } of start.ways) {
          const isMember = ({ field }: Step): boolean => field === 'cards' || field === 'destroy';
          const [type, ...rest] = steps;
          if (type === undefined || !SETS.includes(action.type)) continue;
          const turned = [type, ...rest.filter(isMember).reverse(), ...rest.filter((step) => !isMember(step))];
          expect(choiceAfter(start, turned)?.action).toEqual(action);
          sets += Number(rest.filter(isMember).length > 1);
        }
      });
    }
    expect(sets).toBeGreaterThan(proofCount(10, 20));
  });

  test('offer references that survive formatting and parsing', () => {
    const kinds = new Set<string>();
    for (const mode of MODES) {
      eachDecision(mode, {}, ({ state, seat }) => {
        for (const { ref } of choices(state, seat).ways.flatMap(({ steps }) => steps)) {
          if (ref === null) continue;
          kinds.add(ref.kind);
          expect(parseRef(refId(ref))).toEqual(ref);
        }
      });
    }
    const rare = ['mission', 'task', 'tile'];
    const never = ['menace', 'lunaCard', 'trackSpace', 'seat'];
    expect(new Set([...kinds, ...rare])).toEqual(new Set(REF_KINDS.filter((kind) => !never.includes(kind))));
  });

  /** Seat 0 has two face-up carbon cards and can pay for a card with both. */
  const buying: GameState = table.onTurn((draft) => {
    lay(draft, 0, 'diamond-carbon1', 'diamond-carbon2');
    player(draft, 0).coins = 0;
  });
  const start = choices(buying, 0, table.rules);
  const values = (choice: Choice): unknown[] => nextChoices(choice).map(({ steps }) => steps.at(-1)?.value);
  const having = (...steps: Pick<Step, 'field' | 'value'>[]): Choice => must(choiceAfter(start, steps));
  const use = { field: 'type', value: 'useResources' } as const;
  const [one, two] = ['diamond-carbon1', 'diamond-carbon2'].map((value) => ({ field: 'cards', value }) as const);

  test('take cards one by one, and complete an action even when more cards could be chosen', () => {
    const type = having(use);
    expect(type).toMatchObject({ seat: 0, steps: [{ ...use, ref: null }], action: null });
    expect(values(type)).toEqual(['diamond-carbon1', 'diamond-carbon2']);
    const first = having(use, must(one));
    expect(first.steps.at(-1)?.ref).toEqual({ kind: 'card', card: 'diamond-carbon1' });
    expect(first.action).toEqual({ type: 'useResources', seat: 0, cards: ['diamond-carbon1'] });
    const both = having(use, must(two), must(one));
    expect(both.action).toEqual({ type: 'useResources', seat: 0, cards: ['diamond-carbon1', 'diamond-carbon2'] });
    expect(nextChoices(both).length).toBeGreaterThan(0);
    for (const { steps, ways } of nextChoices(both)) {
      const slot = steps.at(-1)?.value;
      expect(steps.at(-1)).toEqual({ field: 'acquire', value: slot, ref: { kind: 'displaySlot', slot } });
      expect(ways).toEqual([]);
    }
    expect(having({ field: 'type', value: 'pass' })).toMatchObject({ action: { type: 'pass', seat: 0 }, ways: [] });
  });

  test('offer the other cards of a set before the next step', () => {
    expect(values(having(use, must(two)))[0]).toBe('diamond-carbon1');
    expect(choiceAfter(start, [use, must(one), must(one)])).toBeUndefined();
  });

  test('skip steps with a single option but stop at a complete action', () => {
    expect(settled(start)).toBe(start);
    expect(settled(having(use, must(one))).steps).toHaveLength(2);
    expect(wholeAction(having(use, must(one)))).toBeNull();
    expect(wholeAction(having({ field: 'type', value: 'pass' }))).toEqual({ type: 'pass', seat: 0 });
    const alone = table.onTurn((draft) => lay(draft, 0, 'diamond-scientist1'));
    const scientist = choiceAfter(choices(alone, 0, table.rules), [{ field: 'type', value: 'useScientist' }]);
    expect(scientist?.action).toBeNull();
    expect(wholeAction(must(scientist))).toEqual({ type: 'useScientist', seat: 0, card: 'diamond-scientist1' });
  });

  test('are empty for a seat without a decision', () => {
    expect(choices(buying, 1, table.rules)).toEqual({ seat: 1, steps: [], action: null, ways: [] });
  });
});
