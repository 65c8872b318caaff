import { expect, test } from 'vitest';
import { placeBonusMarker } from '../../../kit/actions.ts';
import { claim, missionTable, onTurn } from '../../../kit/missions.ts';
import { TWO } from '../../../kit/people.ts';
import { prompt } from '../../../kit/play.ts';
import { lay, player } from '../../../kit/table.ts';

test('AMB-MISSION-1 TRACK-3 TRACK-5 a save can be loaded when steps reach a barrier and a task can be claimed', () => {
  const twoSteps = missionTable([
    { kind: 'trackStepsInOneAction', steps: 2 },
    { kind: 'plansInOneAction', count: 2 },
    { kind: 'uploadsInOneAction', count: 2 },
  ]);
  const start = onTurn(
    ['mission1'],
    (draft) => {
      lay(draft, 0, 'diamond-energy2', 'diamond-energy1', 'B08');
      player(draft, 0).tracks.skymine = 5;
      player(draft, 0).coins = 0;
    },
    TWO,
    twoSteps,
  );
  const { state } = twoSteps.played(start, placeBonusMarker('energyMajority', { tier: 3 }));
  expect(prompt(state)).toMatchObject({ kind: 'barrier', params: { company: 'skymine', steps: 2 } });
  const { rules } = twoSteps;
  expect(rules.legalActions(state)).toEqual([claim('mission1', 0), { type: 'stop', seat: 0 }]);
  expect(rules.loadGame(rules.saveGame(state))).toEqual(state);
});
