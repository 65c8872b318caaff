import { expect, test } from 'vitest';
import { flipPlan, useScientist } from '../../../kit/actions.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import { lay, layPlans, player, refusal, table } from '../../../kit/table.ts';

test('SCI-3 AMB-RP-16 rejects an empty space and a space that does not exist', () => {
  const start = table.onTurn((draft) => {
    lay(draft, 0, 'A08', 'diamond-titanium2');
    layPlans(draft, 0, 1, 'planA01', 'planA02');
    player(draft, 0).coins = 10;
  });
  const state = table.act(start, useScientist('A08'));
  expect(refusal(state, flipPlan(2))).toEqual([]);
  for (const position of [0, 3, -1, defaultContent.playerBoard.research.last + 1])
    expect(refusal(state, flipPlan(position))).toEqual(['noPlanHere SCI-3']);
});
