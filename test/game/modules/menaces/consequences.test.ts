import { describe, expect, test } from 'vitest';
import { lastTurn, playOut } from '../../../kit/menace.ts';
import { scoreOf } from '../../../kit/scores.ts';
import { at, eventsOf, fetchCard, giveTile, hold, lay, player } from '../../../kit/table.ts';

const WITH_LUNA = { luna: { level: 2 } };

// The other menaces are in test/scenarios/menaces/consequences.txt.
describe('MENACE-17 Artificial Einstein-Rosen Bridge', () => {
  const start = lastTurn(
    'einsteinRosenBridge',
    (draft) => {
      lay(draft, 1, 'A07', 'star-carbon2'); // a passed seat has no cards there, but they would be destroyed too
      hold(draft, 1, 'star-energy1', 'star-carbon1', 'D04', 'A08');
      const rested = fetchCard(draft, 'energy02');
      player(draft, 1).resting[0]?.push(rested, 'star-minerals1');
      giveTile(draft, 1, 'energyTile');
    },
    WITH_LUNA,
  );
  const struck = () => playOut(start);

  test('MENACE-17 AMB-MENACE-7 human players lose the energy cards of their hand, resting decks and action area', () => {
    const { state } = struck();
    expect(at(state, 1).hand).toEqual(['star-carbon1', 'D04', 'A08']);
    expect(at(state, 1).area).toEqual([null, null, 'star-carbon2', null, null]);
    expect(at(state, 1).resting).toEqual([['star-minerals1'], [], [], [], []]);
    expect(at(state, 0).hand).toEqual(['D02']);
    expect(at(state, 0).resting.flat()).toEqual([]);
  });

  test('MENACE-17 puts the lost cards on the pile of destroyed cards', () => {
    const { state, events } = struck();
    const mine = ['diamond-energy2', 'C07', 'B07', 'C09'];
    const others = ['C10', 'star-energy1', 'A07', 'energy02'];
    expect([...state.destroyed].sort()).toEqual([...start.destroyed, ...mine, ...others].sort());
    const destroyed = eventsOf(events, 'cardDestroyed');
    expect(destroyed.filter(({ seat }) => seat === 0).map(({ card }) => card)).toEqual(expect.arrayContaining(mine));
    expect(destroyed.filter(({ seat }) => seat === 1)).toHaveLength(4);
    expect(destroyed).toHaveLength(8);
  });

  test('MENACE-17 AMB-MENACE-7 shares on other cards still count, and the energy tile is not a card', () => {
    const { state } = struck();
    expect(scoreOf(state, 1).tawac).toBe((2 + 1) * 3); // the track and D04, without C10
    expect(at(state, 1).tiles).toEqual([{ tile: 'energyTile', used: false, on: null }]);
  });

  test('MENACE-17 MENACE-14 Luna keeps her cards', () => {
    const { state } = struck();
    expect(at(state, 2).hand).toEqual(['C08']);
    expect(scoreOf(state, 2).minerva).toBe(2 * 5);
  });
});
