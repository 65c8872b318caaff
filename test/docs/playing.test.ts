import { expect, test } from 'vitest';
import { playing } from '../../docs/play/table/playing.ts';
import { DE } from '../../docs/play/words/de.ts';
import { EN } from '../../docs/play/words/en.ts';
import { FR } from '../../docs/play/words/fr.ts';
import { createGame, type GameState, rules } from '../../src/entries/index.ts';
import { createText, en } from '../../src/entries/text.ts';
import { must } from '../kit/must.ts';

/** Returns a game in which three players are planning and this many of them are ready. */
function planning(ready: number): GameState {
  let state = createGame({ players: ['Ana', 'Ben', 'Cleo'], seed: 'playing' });
  while (rules.pending(state)[0]?.kind !== 'planning') state = rules.reduce(state, must(rules.legalActions(state)[0]));
  for (let seat = 0; seat < ready; seat += 1) {
    while (rules.legalActions(state, seat).length > 0) {
      const actions = rules.legalActions(state, seat);
      state = rules.reduce(state, must(actions.find(({ type }) => type === 'confirmPlan') ?? actions[0]));
    }
  }
  return state;
}

test.each([
  [0, 'Ana, Ben and Cleo are planning …', 'Ana, Ben und Cleo planen …', 'Ana, Ben et Cleo planifient…'],
  [1, 'Ben and Cleo are planning …', 'Ben und Cleo planen …', 'Ben et Cleo planifient…'],
  [2, 'Cleo is planning …', 'Cleo plant …', 'Cleo planifie…'],
])('when %i of three players are ready, the table names the others', (ready, ...sentences) => {
  const view = rules.viewFor(planning(ready), 'spectator');
  const text = createText({ locale: en, game: view });
  expect([EN, DE, FR].map((words) => playing(rules.pending(view), text, words))).toEqual(sentences);
});
