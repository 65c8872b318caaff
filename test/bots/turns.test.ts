import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { chooseGreedily } from '../../src/bots/greedy.ts';
import type { Action, CardId, GameState } from '../kit/pinned.ts';
import type { Change } from '../kit/table.ts';
import { giveTile, hold, lay, layPlans, player, table } from '../kit/table.ts';

const choice = (state: GameState): Action => chooseGreedily(table.rules, state, 0);

/** The first turn of seat 0, with no marker to place, and with these cards face up. */
const withCards = (cards: readonly CardId[], change: Change = () => {}): GameState =>
  table.onTurn((draft) => {
    player(draft, 0).markers = 0;
    lay(draft, 0, ...cards);
    change(draft);
  });

describe('the greedy player lays the +1 resource tile', () => {
  const tile: Change = (draft) => giveTile(draft, 0, 'plusOneResourceTile');

  test('before anything else, on a card of the resource it has most units of', () => {
    expect(choice(withCards(['A05', 'A01', 'diamond-carbon1'], tile))).toMatchObject({
      type: 'placeResourceTile',
      card: 'A01',
    });
    expect(choice(withCards(['A01', 'A05', 'diamond-titanium1', 'diamond-titanium2'], tile))).toMatchObject({
      type: 'placeResourceTile',
      card: expect.stringMatching(/A05|diamond-titanium2/),
    });
  });

  test('on the dearest card of that resource', () => {
    expect(choice(withCards(['diamond-carbon1', 'diamond-carbon2'], tile))).toMatchObject({ card: 'diamond-carbon2' });
    expect(choice(withCards(['diamond-carbon2', 'diamond-carbon1'], tile))).toMatchObject({ card: 'diamond-carbon2' });
  });
});

describe('the greedy player takes turns', () => {
  test('passes when nothing is left to do', () => {
    expect(choice(withCards([]))).toMatchObject({ type: 'pass' });
  });

  test('uses a scientist that brings research points rather than passing', () => {
    expect(choice(withCards(['A08']))).toMatchObject({ type: 'useScientist', card: 'A08' });
  });

  test('uses a card for energy rather than passing', () => {
    expect(choice(withCards(['A07']))).toMatchObject({ type: 'useEnergy' });
  });

  test('makes steps with all cards of a resource at once', () => {
    const state = withCards(['diamond-carbon1', 'diamond-carbon2', 'A01'], (draft) => draft.display.fill(null));
    const action = choice(state);
    expect(action).toMatchObject({ type: 'useResources' });
    expect(action.type === 'useResources' && action.cards).toHaveLength(3);
  });

  test('uses a scientist before a field scientist, who goes last', () => {
    expect(choice(withCards(['A09', 'A08']))).toMatchObject({ type: 'useScientist' });
    expect(choice(withCards(['A09', 'A07']))).toMatchObject({ type: 'useEnergy' });
    expect(choice(withCards(['A09']))).toMatchObject({ type: 'useFieldScientist' });
  });
});

describe('the greedy player plans', () => {
  /** Planning with this hand and nothing else. */
  const planning = (cards: readonly CardId[], change: Change = () => {}): GameState => {
    const start = table.rules.createGame({ players: ['Ana', 'Ben'], seed: 'planning', firstPlayer: 0 });
    const asked = table.skip(start, 'startingToken', 'startingDecks', 'barrier');
    return produce(asked, (draft) => {
      player(draft, 0).hand = [];
      hold(draft, 0, ...cards);
      change(draft);
    });
  };

  test('the cards that do most, of which there are more than slots', () => {
    let state = planning(['diamond-carbon1', 'A02', 'A01', 'B02', 'D01']);
    const planned: CardId[] = [];
    for (let action = choice(state); action.type === 'planCard'; action = choice(state)) {
      planned.push(action.card);
      state = table.act(state, action);
    }
    expect(planned.sort()).toEqual(['A01', 'A02', 'B02']);
    expect(choice(state)).toEqual({ type: 'confirmPlan', seat: 0 });
  });

  test('no share card, also when slots stay empty', () => {
    const state = planning(['D01', 'D02', 'A01']);
    expect(choice(state)).toMatchObject({ type: 'planCard', card: 'A01' });
    expect(choice(table.act(state, choice(state)))).toEqual({ type: 'confirmPlan', seat: 0 });
  });

  test('one scientist and cards beside it rather than two scientists', () => {
    let state = planning(['A08', 'B09', 'A01', 'A02', 'A07'], (draft) => layPlans(draft, 0, 1));
    const planned: CardId[] = [];
    for (let action = choice(state); action.type === 'planCard'; action = choice(state)) {
      planned.push(action.card);
      state = table.act(state, action);
    }
    expect(planned.filter((card) => card === 'A08' || card === 'B09')).toHaveLength(1);
  });
});
