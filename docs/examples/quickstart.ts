import { createGame, explain, isOver, legalActions, reduce, score, winners } from 'skymines-rules';

let state = createGame({ players: ['Ana', 'Ben', 'Cleo'], seed: 'apollo', firstPlayer: 0 });

const [refusal] = explain(state, { type: 'useEnergy', seat: 0, company: 'minerva' });
console.log(refusal?.rule, refusal?.page, refusal?.message); // SETUP-42 set-up You must lay out …

for (let n = 0; !isOver(state); n += 1) {
  // Complete: every listed action applies, and brings the game nearer to its end.
  const actions = legalActions(state);
  const action = actions[(n * 7) % actions.length];
  if (action) state = reduce(state, action);
}

const totals = score(state).map(({ total }) => total);
console.log(totals, winners(state));
