import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/game/boxOf.ts';
import { warningNotes } from '../../src/game/warnings.ts';
import type { Action, BonusSpaceId, GameState } from '../kit/pinned.ts';
import { defaultContent } from '../kit/pinned.ts';
import { lay, layPlans, player, refusal, show, table } from '../kit/table.ts';

/** The code and params of the warnings about a legal action. */
function warned(state: GameState, action: Action) {
  expect(refusal(state, action)).toEqual([]);
  return table.rules.warnings(state, action).map(({ code, params }) => ({ code, params }));
}
const place = (space: BonusSpaceId): Action => ({ type: 'placeBonusMarker', seat: 0, space });

describe('warning params', () => {
  test('AMB-BON-1 name the space that gives nothing', () => {
    expect(warned(table.onTurn(), place('carbonMajority'))).toEqual([
      { code: 'noReward', params: { space: 'carbonMajority' } },
    ]);
  });

  test('AMB-BON-2 name the space where no displayed card can be bought', () => {
    const [slot = 0] = defaultContent.slotCosts;
    /** One displayed card, which costs 5 plus its slot, and this many coins beyond the price of the space. */
    const withCoins = (coins: number) =>
      table.onTurn((draft) => {
        draft.display.fill(null);
        show(draft, 1, 'C01');
        player(draft, 0).coins = 1 + coins;
      });
    expect(warned(withCoins(5 + slot - 1), place('purchase'))).toEqual([
      { code: 'nothingToBuy', params: { space: 'purchase' } },
    ]);
    expect(warned(withCoins(5 + slot), place('purchase'))).toEqual([]);
  });

  test('PASS-1 count the one-time markers lost in the last round', () => {
    const inRound = (round: number, markers: number) =>
      table.onTurn((draft) => {
        draft.round = round;
        Object.assign(player(draft, 0), { oneTimeMarkers: markers, markers: 0 });
      });
    const pass: Action = { type: 'pass', seat: 0 };
    const left = { code: 'oneTimeMarkersLeft', params: { markers: 2 } };
    expect(warned(inRound(7, 2), pass)).toEqual([left]);
    expect(warned(inRound(6, 2), pass)).toEqual([]);
    expect(warned(inRound(7, 0), pass)).toEqual([]);
  });

  test('EXP-12 EXP-16 contain the energy left and the energy without use', () => {
    const state = table.onTurn((draft) => lay(draft, 0, 'A07'));
    const use: Action = { type: 'useEnergy', seat: 0, company: 'tawac' };
    const expanding = table.act(state, use);
    expect(warned(expanding, { type: 'stop', seat: 0 })).toEqual([{ code: 'energyLeft', params: { energy: 2 } }]);
    const full = table.onTurn((draft) => {
      lay(draft, 0, 'A07');
      for (const column of draft.stations.tawac) Object.assign(column, { pieces: 0, opened: true });
    });
    expect(table.rules.warnings(full, use).map(({ code, params }) => ({ code, params }))).toEqual([
      { code: 'energyLost', params: { company: 'tawac', energy: 2 } },
    ]);
  });

  test('RP-16 name the covered plan and the space behind the marker', () => {
    const state = table.onTurn((draft) => {
      draft.stack.push({ kind: 'placePlans', seat: 0 });
      layPlans(draft, 0, 1, 'planA01');
      const [plan] = draft.planSupply.A.splice(0, 1);
      draft.acquired.push(plan ?? '');
      player(draft, 0).upload = 1;
    });
    const [plan = ''] = state.acquired;
    expect(warned(state, { type: 'placePlan', seat: 0, plan, position: 1 })).toEqual([
      { code: 'covers', params: { plan: 'planA01' } },
      { code: 'behindMarker', params: { position: 1 } },
    ]);
    expect(warned(state, { type: 'placePlan', seat: 0, plan, position: 2 })).toEqual([]);
  });
});

describe('actions without warnings', () => {
  test('returns nothing for energy, `stop` or a space that is not available', () => {
    const setUp = table.rules.createGame({ players: ['Ana', 'Ben'], seed: 'warnings' });
    const over: GameState = { ...table.onTurn((draft) => lay(draft, 0, 'A07')), stack: [] };
    const actions: Action[] = [
      { type: 'useEnergy', seat: 0, company: 'tawac' },
      { type: 'stop', seat: 0 },
      place('personal0'),
    ];
    for (const state of [setUp, over]) {
      const game = gameOf(table.rules, state);
      for (const action of actions) expect(warningNotes(game, action)).toEqual([]);
    }
  });

  test('returns nothing for an action without a loss', () => {
    const state = table.onTurn((draft) => lay(draft, 0, 'A08'));
    expect(warned(state, { type: 'useScientist', seat: 0, card: 'A08' })).toEqual([]);
  });

  test('returns nothing for the end of an upload', () => {
    const state = table.onTurn((draft) => {
      lay(draft, 0, 'A08', 'A07');
      layPlans(draft, 0, 1, 'special4');
      player(draft, 0).coins = 9;
    });
    const uploading = table.act(state, { type: 'useScientist', seat: 0, card: 'A08' });
    expect(warned(uploading, { type: 'stop', seat: 0 })).toEqual([]);
  });

  test('returns nothing for the end of an expansion that can place nothing more', () => {
    const state = table.onTurn((draft) => lay(draft, 0, 'A07'));
    const expanding = table.act(state, { type: 'useEnergy', seat: 0, company: 'tawac' });
    const spent = produce(expanding, ({ stack }) => {
      Object.assign(stack.at(-1) ?? {}, { energy: 0 });
    });
    expect(warned(spent, { type: 'stop', seat: 0 })).toEqual([]);
  });

  test('returns nothing for a majority space with a tier, and in the last round for every space except those of tiles', () => {
    const state = table.onTurn((draft) => {
      draft.round = 7;
      draft.turns = 1;
      lay(draft, 0, 'B02');
      player(draft, 0).coins = 9;
    });
    expect(warned(state, { type: 'placeBonusMarker', seat: 0, space: 'carbonMajority', tier: 1 })).toEqual([]);
    expect(warned(state, place('firstPlayer'))).toEqual([]);
    expect(warned(state, place('energyTile'))).toEqual([{ code: 'tileNeverComes', params: {} }]);
  });
});
