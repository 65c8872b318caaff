import { expect, test } from 'vitest';
import { gameOf } from '../../../../src/game/boundRules.ts';
import { rewardOf } from '../../../../src/game/rules/actions/upload.ts';
import { placePlan, takeCoin, takePlan, useScientist } from '../../../kit/actions.ts';
import { must } from '../../../kit/must.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import { prompt } from '../../../kit/play.ts';
import { at, lay, table } from '../../../kit/table.ts';

test('SCI-13 no plan, a special plan and a face-down plan have an empty reward', () => {
  const game = gameOf(table.rules, table.onTurn());
  const plan = must(defaultContent.plans[0]).id;
  const special4 = { plan: 'special4', faceDown: false, uploaded: false };
  for (const placed of [null, special4, { ...special4, plan, faceDown: true }]) {
    expect(rewardOf(game, placed)).toEqual([]);
  }
});

test('SCI-16 turns the card face down, places the plan, refills the display and ends the turn', () => {
  const spaces = defaultContent.researchDisplay.flatMap(({ letter }, space) => (letter === 'A' ? [space] : []));
  expect(spaces).toHaveLength(4);
  const start = table.onTurn((draft) => lay(draft, 0, 'B09')); // 2 points, in slot 1
  for (const space of spaces) {
    const placing = table.act(start, useScientist('B09'), takePlan(space), takeCoin);
    expect(prompt(placing)).toMatchObject({ kind: 'placePlans' });
    expect(at(placing, 0).used[1]).toBe(true);
    const { state, events } = table.played(placing, placePlan(must(placing.acquired[0]), 2));
    expect(events.map(({ type }) => type)).toEqual(['planPlaced', 'planDealt', 'turnStarted']);
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
  }
});
