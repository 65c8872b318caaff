import { type Action, createGame, isOver, pending, reduce, viewFor } from 'skymines-rules';
import { type Chooser, choose, chooser, preview } from 'skymines-rules/queries';
import { createText, en, plain } from 'skymines-rules/text';

/** Follows the first offer repeatedly until the action is complete. */
function firstAction(from: Chooser): Action {
  const [offer] = from.offers;
  if (offer === undefined) throw new Error('This seat has nothing to decide');
  const chosen = choose(from, offer);
  return chosen.kind === 'complete' ? chosen.action : firstAction(chosen.chooser);
}

let state = createGame({ players: ['Ana', 'Ben'], seed: 'apollo' });
while (!isOver(state)) {
  const [prompt] = pending(state);
  if (prompt === undefined) break;
  const view = viewFor(state, prompt.seat);
  const text = createText({ locale: en, game: view });
  const action = firstAction(chooser(view, prompt.seat));
  console.log(plain(text.prompt(prompt, view))); // Ben must start the resting decks …
  console.log(plain(text.action(action, view))); // Start the resting decks, from left to right: carbon 1, …
  const result = preview(view, action);
  if (result.ok) for (const line of text.log(result.events)) console.log(plain(line.text)); // takes starting token 6; …
  state = reduce(state, action);
}
