import { type Action, createGame, isOver, pending, reduce, viewFor } from 'skymines-rules';
import { type Chooser, choose, chooser, preview } from 'skymines-rules/queries';
import { createText, en, plain } from 'skymines-rules/text';

/** Chooses like a person who always takes the first thing that is offered. */
function takeFirst(from: Chooser): Action {
  const [first] = from.offers;
  if (first === undefined) throw new Error('nothing is offered');
  const chosen = choose(from, first);
  if (chosen.kind === 'complete') return chosen.action;
  return takeFirst(chosen.chooser);
}

let state = createGame({ players: ['Ana', 'Ben'], seed: 'apollo' });
while (!isOver(state)) {
  const [prompt] = pending(state);
  if (prompt === undefined) break;
  const { seat } = prompt;
  const view = viewFor(state, seat); // all that this person may see
  const text = createText({ locale: en, game: view });
  const action = takeFirst(chooser(view, seat));
  console.log(plain(text.prompt(prompt, view))); // Ben must begin …
  console.log(plain(text.action(action, view))); // Begin the resting decks, from the left: carbon 1, …
  const told = preview(view, action);
  if (told.ok) for (const line of text.log(told.events)) console.log(plain(line.text)); // takes starting token 6; begins resting decks with carbon 1, …
  state = reduce(state, action);
}
