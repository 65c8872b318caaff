import { expect, test } from 'vitest';
import { placeBonusMarker } from '../../../kit/actions.ts';
import { alone, onTurn, setStatus } from '../../../kit/missions.ts';
import { at, lay, player, table } from '../../../kit/table.ts';

test('MISSION-15 a one-time marker changes nothing else of the player than an ordinary marker', () => {
  const state = onTurn(
    ['mission2'],
    alone(0, (draft) => {
      lay(draft, 0, 'A01', 'A08');
      Object.assign(player(draft, 0), { markers: 2, oneTimeMarkers: 2, coins: 5 });
      setStatus(draft, 0, 'mission2', false, false, true);
    }),
  );
  for (const space of ['scientistTile', 'energyTile', 'purchase'] as const) {
    const one = table.act(state, placeBonusMarker(space));
    const other = table.act(state, placeBonusMarker(space, { oneTime: true }));
    expect(at(one, 0)).toMatchObject({ markers: 1, oneTimeMarkers: 2 });
    expect(at(other, 0)).toEqual({ ...at(one, 0), markers: 2, oneTimeMarkers: 1 });
    expect(other.turns).toBe(one.turns);
  }
  const placed = table.act(state, placeBonusMarker('scientistTile', { oneTime: true }));
  expect(placed.turns).toBe(state.turns + 1);
});
