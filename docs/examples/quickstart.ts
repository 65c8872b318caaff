import { createGame, explain, isOver, legalActions, reduce, score } from 'skymines-rules';

let state = createGame({ players: ['Ana', 'Ben', 'Cleo'], seed: 'apollo' });
const [refusal] = explain(state, { type: 'useEnergy', seat: 0, company: 'minerva' });
console.log(refusal?.rule, refusal?.page, refusal?.message); // SETUP-42 set-up Cleo must begin the resting decks with …

for (let n = 0; !isOver(state); n += 1) {
  const actions = legalActions(state); // take any: each is legal and brings the game closer to its end
  const action = actions[(n * 7) % actions.length];
  if (action) state = reduce(state, action);
}
console.log(score(state).map(({ total }) => total)); // [ 0, 2, 13 ]
