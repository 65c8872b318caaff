import { createGame, explain, isOver, legalActions, reduce, score } from 'skymines-rules';

let state = createGame({ players: ['Ana', 'Ben', 'Cleo'], seed: 'apollo' });

const [violation] = explain(state, { type: 'pass', seat: 0 });
console.log(violation?.rule, violation?.message); // SETUP-42 Cleo must start the resting decks …

while (!isOver(state)) {
  const [action] = legalActions(state); // every legal action; this game always takes the first
  if (action) state = reduce(state, action); // returns the next state; throws if the action is illegal
}
console.log(score(state).map(({ total }) => total)); // [ 78, 127, 129 ]
