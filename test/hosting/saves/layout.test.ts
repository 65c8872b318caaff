import { type Draft, produce } from 'immer';
import { expect, test } from 'vitest';
import { COMPANIES, type GameState } from '../../../src/entries/index.ts';
import { boxOf } from '../../../src/game/boxOf.ts';
import { layoutProblems } from '../../../src/hosting/saves/structure/layout.ts';
import { must } from '../../kit/must.ts';
import { rules } from '../../kit/shipped.ts';
import { STATES } from './states.ts';

// Only the layout is checked, so the changes need not keep the pieces. `refusals.test.ts` has the layouts to reject.

const { content } = rules;

function problemsAfter(state: GameState, change: (draft: Draft<GameState>) => void) {
  return layoutProblems({ box: boxOf(content), state: produce(state, change) });
}

test('accepts markers on the last spaces', () => {
  const problems = problemsAfter(STATES.full, (draft) => {
    const own = must(draft.players[1]);
    own.helium = content.playerBoard.tank.last;
    own.upload = content.playerBoard.research.last;
    for (const company of COMPANIES) {
      const track = must(content.tracks.find(({ id }) => id === draft.tracks[company]));
      own.tracks[company] = track.shares.length - 1;
    }
    Object.assign(draft, { firstPlayer: 1, nextFirstPlayer: 1 });
    draft.placed.push({ space: 'purchase', seat: 2 });
    own.token = null;
    own.plans[2] = { plan: 'planA02', faceDown: false, uploaded: false };
    own.plans[3] = { plan: 'special4', faceDown: false, uploaded: false };
    own.covered.push('planA03');
  });
  expect(problems).toEqual([]);
});

test('AMB-SETUP-13 requires missions at every moment after the setup', () => {
  const problems = problemsAfter(STATES.full, (draft) => {
    draft.stack.unshift({ kind: 'moment', moment: 'actionDone', seat: 0 });
  });
  expect(problems).toEqual([]);
});

test('accepts any drawn menace, and the last human seat for the menace, the missions and their spaces', () => {
  const problems = problemsAfter(STATES.full, (draft) => {
    draft.options.menace = true;
    draft.placed.push({ space: 'personal0', seat: 1 });
    must(draft.missions).first = 1;
    must(draft.menace).holder = 1;
  });
  expect(problems).toEqual([]);
});
