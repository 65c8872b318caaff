import { produce } from 'immer';
import { expect, test } from 'vitest';
import { gameOf } from '../../../../src/game/boxOf.ts';
import { menaceReward } from '../../../../src/game/modules/menaces/menaceModule.ts';
import { facing } from '../../../kit/menace.ts';
import type { GameEvent } from '../../../kit/pinned.ts';
import { rules } from '../../../kit/pinned.ts';

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
    for (const granted of [false, true]) {
      menaceReward.run(work, { kind: 'menaceReward', seat: 0, company: 'tawac', granted });
    }
  });
  expect(after).toBe(state);
  expect(events).toEqual([]);
});
