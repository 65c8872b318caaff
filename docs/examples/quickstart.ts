import { createGame, explain, isOver, legalActions, reduce, score, winners } from 'skymines-rules';

let state = createGame({ players: ['Ana', 'Ben', 'Cleo'], seed: 'apollo', firstPlayer: 0 });

const [refusal] = explain(state, { type: 'useEnergy', seat: 0, company: 'minerva' });
console.log(refusal?.rule, refusal?.page, refusal?.message); // SETUP-42 set-up You must lay out …

for (let n = 0; !isOver(state); n += 1) {
  const actions = legalActions(state);
  // You may pick any listed action: each one is legal and brings the game closer to its end.
  // The formula only varies the choice, so that the example needs no strategy.
  const action = actions[(n * 7) % actions.length];
  if (action) state = reduce(state, action);
}

const totals = score(state).map(({ total }) => total);
console.log(totals, winners(state));
