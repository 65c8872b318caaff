import { type Action, createGame, isOver, pending, reduce, viewFor } from 'skymines-rules';
import { areaTotals, type Choice, choices, preview, refId } from 'skymines-rules/queries';

/** Chooses like a person who always takes the first thing that is offered. */
function choose(offered: readonly Choice[], chosen: readonly string[] = []): Action {
  const [first] = offered;
  if (first === undefined) throw new Error('nothing is offered');
  const path = [...chosen, first.ref === null ? String(first.value) : refId(first.ref)];
  if (first.action === null) return choose(first.next, path);
  console.log(path.join(' > ')); // useResources > card:diamond-carbon1
  return first.action;
}

let state = createGame({ players: ['Ana', 'Ben'], seed: 'apollo' });
while (!isOver(state)) {
  const [prompt] = pending(state);
  if (prompt === undefined) break;
  const { seat } = prompt;
  const view = viewFor(state, seat); // all that this person may see
  const action = choose(choices(view, seat));
  const told = preview(view, action);
  if (told.ok) console.log(areaTotals(view, seat).energy, told.events.length, told.asks?.[0]?.kind ?? 'unknown');
  state = reduce(state, action);
}
