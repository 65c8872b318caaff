import { expect, test } from 'vitest';
import { gameOf } from '../../../../src/game/boundRules.ts';
import { rewardOf } from '../../../../src/game/rules/actions/upload.ts';
import { must } from '../../../kit/must.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import { table } from '../../../kit/table.ts';

test('SCI-13 no plan, a special plan and a face-down plan have an empty reward', () => {
  const game = gameOf(table.rules, table.onTurn());
  const plan = must(defaultContent.plans[0]).id;
  const special4 = { plan: 'special4', faceDown: false, uploaded: false };
  for (const placed of [null, special4, { ...special4, plan, faceDown: true }])
    expect(rewardOf(game, placed)).toEqual([]);
});
