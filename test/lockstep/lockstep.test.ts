// Both implementations play the same random games. `npm run lockstep` plays as many as the time allows.

import { describe, expect, test } from 'vitest';
import {
  type Action,
  defaultContent as content,
  createRules,
  type GameEvent,
  restrictRules,
} from '../../src/entries/index.ts';
import { drawFor } from '../../src/entries/testing.ts';
import { mirrorOf } from '../game/events/mirror.ts';
import { must } from '../kit/must.ts';
import { randomSteps } from '../kit/randomGame.ts';
import { rules } from '../kit/shipped.ts';
import { soakCount } from '../kit/soak.ts';
import { comparisons } from './games.ts';
import { playBoth, untoldBy } from './lockstep.ts';
import { OtherActions } from './otherActions.ts';
import { differences, keyOf } from './table.ts';

const GAMES = soakCount(10, 600);

test(`the referee agrees with the library at every decision of ${GAMES} games`, () => {
  let decisions = 0;
  const played = comparisons('lockstep');
  for (let game = 0; game < GAMES; game += 1) {
    const { value } = played.next();
    expect(value.difference).toBeNull();
    decisions += value.decisions;
  }
  console.log(`n = ${decisions} decisions without a difference; 3/n = ${(3 / decisions).toExponential(1)}`);
});

describe('the comparison', () => {
  test('finds a changed price in the library', () => {
    const changed = createRules({ ...content, slotCosts: content.slotCosts.map((cost) => cost + 1) });
    expect(playBoth(changed, 'changed', content).difference).toContain('only the referee lists useResources');
  });

  test('finds an action that the library does not list', () => {
    const restricted = restrictRules(rules, {
      id: 'test-slot',
      reasons: { middle: { en: 'This slot is closed.' } },
      forbid: (_, action) => (action.type === 'planCard' && action.slot === 3 ? 'middle' : null),
    });
    expect(playBoth(restricted, 'restricted').difference).toContain('only the referee lists planCard');
  });

  test('finds an event that is missing', () => {
    const start = rules.createGame({ players: ['Ana', 'Ben'], seed: 'events' });
    const isOfCoins = ({ type }: GameEvent): boolean => type === 'coins';
    const { state, next, events } = must(
      [...randomSteps(rules, start, 'events')].find((step) => step.events.some(isOfCoins)),
    );
    expect(untoldBy(events, mirrorOf(state), mirrorOf(next))).toEqual([]);
    const others = events.filter((event) => !isOfCoins(event));
    expect(untoldBy(others, mirrorOf(state), mirrorOf(next)).join()).toMatch(/^events: .players.\d.coins: /);
  });

  test('finds an action that only the library accepts, and one that only the referee lists', () => {
    const draw = drawFor('earlier actions');
    const others = new OtherActions();
    const listed = ['A01', 'A02'].map((card): Action => ({ type: 'useScientist', seat: 0, card }));
    const ask = (offers: readonly Action[], isLegal: (action: Action) => boolean): string[] =>
      Array.from({ length: 20 }, () => others.misjudged(draw, offers, isLegal)).flat();
    expect(ask(listed, () => false)).toContain('only the referee lists {"type":"useScientist","seat":0,"card":"A01"}');
    expect(ask([{ type: 'pass', seat: 0 }], () => true)).toContain(
      'only the library accepts {"type":"useScientist","seat":0,"card":"A02"}',
    );
  });

  test('finds a difference in a list, a number and a missing field', () => {
    expect(differences({ a: [1, 2], b: null }, { a: [1, 3], c: 4 })).toEqual([
      '/a/1: 2, 3',
      '/b: null, undefined',
      '/c: missing, 4',
    ]);
  });

  test('ignores the order of cards, except in starting decks', () => {
    const use = (...cards: string[]) => keyOf({ type: 'useResources', seat: 0, cards });
    const arrange = (...cards: string[]) => keyOf({ type: 'arrangeStartingDecks', seat: 0, cards });
    expect(use('A01', 'A02')).toBe(use('A02', 'A01'));
    expect(arrange('A01', 'A02')).not.toBe(arrange('A02', 'A01'));
  });
});
