import { produce } from 'immer';
import { expect, test } from 'vitest';
import { gameOf } from '../../../../src/game/boundRules.ts';
import { menaceReward } from '../../../../src/game/modules/menaces/menaceModule.ts';
import { structureProblems } from '../../../../src/testing/invariants.ts';
import { placeOutpost, takeCoin } from '../../../kit/actions.ts';
import { beside, facing, sacrifice } from '../../../kit/menace.ts';
import { type GameEvent, rules } from '../../../kit/pinned.ts';
import { hold, table } from '../../../kit/table.ts';

test('MENACE-8 the state is valid while the research points of the space and of the menace are spent', () => {
  const before = beside('einsteinRosenBridge', 3, (draft) => hold(draft, 0, 'diamond-energy2', 'energy01'));
  const first = table.act(before, sacrifice('diamond-energy2', 'energy01'), placeOutpost(10));
  const second = table.act(first, takeCoin, takeCoin);
  for (const state of [first, second]) {
    expect(rules.pending(state)).toEqual([{ seat: 0, kind: 'research', params: { points: 2 } }]);
    expect(state.menace?.holder).toBeNull();
    expect(structureProblems(rules, state)).toEqual([]);
  }
});

test('MENACE-11 a removed menace has no more effects', () => {
  const { box, state } = gameOf(
    rules,
    facing('spacePirates', ({ menace }) => {
      if (menace !== null) menace.holder = 1;
    }),
  );
  const events: GameEvent[] = [];
  const after = produce(state, (draft) => {
    const work = { box, state: draft, emit: (event: GameEvent) => void events.push(event) };
    for (const granted of [false, true])
      menaceReward.run(work, { kind: 'menaceReward', seat: 0, company: 'tawac', granted });
  });
  expect(after).toBe(state);
  expect(events).toEqual([]);
});
