import { describe, expect, test, vi } from 'vitest';
import { editGame, ForeignStateError, type GameState, saveGame } from '../../../src/entries/index.ts';
import { must } from '../../kit/must.ts';
import { rules } from '../../kit/shipped.ts';
import { STATES } from './states.ts';

describe('editGame', () => {
  const before = STATES.moon;

  test('returns the changed position, frozen, and does not change the given state', () => {
    const text = saveGame(before);
    const result = editGame(before, (draft) => {
      draft.supplement += 1;
    });
    expect(result).toEqual({ ok: true, state: { ...before, supplement: before.supplement + 1 } });
    expect(Object.isFrozen(result.ok && result.state.players)).toBe(true);
    expect(saveGame(before)).toBe(text);
  });

  test('keeps the open decision', () => {
    const result = editGame(before, ({ players }) => {
      for (const each of players) each.coins = 9;
    });
    expect(result.ok && rules.pending(result.state)).toEqual(rules.pending(before));
  });

  test('can give the turn to another seat', () => {
    const result = editGame(before, (draft) => {
      draft.stack = [{ kind: 'turn', seat: 2 }];
    });
    expect(result.ok && rules.pending(result.state)).toMatchObject([{ kind: 'turn', seat: 2 }]);
  });

  test('keeps no reference to the draft', () => {
    let kept: { round: number } = { round: 0 };
    const result = editGame(before, (draft) => {
      kept = draft;
    });
    kept.round = 7;
    expect(result).toEqual({ ok: true, state: before });
  });

  test('reports inconsistencies with their path', () => {
    const result = editGame(before, ({ players }) => {
      must(players[0]).coins = -1;
    });
    expect(result).toEqual({
      ok: false,
      problems: [{ path: '$.players[0].coins', expected: 'a whole number from 0 to 9999, not -1' }],
    });
  });

  test('AMB-BON-11 rejects cards in front of a player who has passed', () => {
    const result = editGame(before, ({ players }) => {
      const player = must(players[1]);
      const cards = player.area.flatMap((each) => each ?? []);
      const [card = '', ...hand] = player.hand;
      Object.assign(player, {
        passed: true,
        tiles: [],
        hand: [...hand, ...cards],
        area: [null, null, card, null, null],
      });
    });
    expect(result).toEqual({ ok: false, problems: [{ path: '$.players[1].area', expected: 'no card after passing' }] });
  });

  test('rejects lost and duplicated pieces', () => {
    expect(editGame(before, ({ sectors }) => void sectors[0]?.push('tawac'))).toMatchObject({
      problems: [{ path: '$.stations.tawac' }],
    });
    expect(editGame(before, ({ deck }) => void deck.pop())).toMatchObject({ problems: [{ path: '$' }] });
  });

  test('rejects a view and a state with other components before the edit', () => {
    const other: GameState = { ...before, content: { id: 'mine', fingerprint: 'other' } };
    const views = [rules.viewFor(before, 0), rules.viewFor(before, 'spectator')] as readonly GameState[];
    for (const state of [...views, other]) {
      const edit = vi.fn();
      expect(() => editGame(state, edit)).toThrow(ForeignStateError);
      expect(edit).not.toHaveBeenCalled();
    }
  });

  test('rethrows the error of the edit', () => {
    expect(() =>
      editGame(before, () => {
        throw new RangeError('mine');
      }),
    ).toThrow('mine');
  });
});
