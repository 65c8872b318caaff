import { type ActionType, type GameView, pending, type Seat } from 'skymines-rules';
import type { Step } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import type { Chooser } from './chooser.ts';
import { byId, makeButton } from './dom.ts';

/** Says who must decide what, to the person who looks. */
export function showPrompt(view: GameView, seat: Seat, text: Text): void {
  const prompts = pending(view);
  const own = prompts.find((prompt) => prompt.seat === seat);
  const told = (own === undefined ? prompts : [own]).map((prompt) => plain(text.prompt(prompt, view)));
  byId('prompt').textContent = told.join(' ') || 'The game is over.';
  byId('help').textContent = own === undefined ? '' : text.help(own.kind);
}

/** Offers what can be chosen now as buttons. */
export function showChoices(chooser: Chooser, view: GameView, text: Text): void {
  const steps = chooser.steps();
  const buttons = chooser.offered().map((choice) => {
    const { action, ways } = choice;
    const label =
      action !== null && ways.length === 0 ? plain(text.action(action, view)) : plain(text.choice(choice, view));
    return makeButton(label, () => chooser.pick(choice));
  });
  const done = chooser.complete();
  if (done !== null) buttons.unshift(makeButton(`${plain(text.action(done, view))}, no more`, () => chooser.act(done)));
  if (steps.length > 0) buttons.push(makeButton('Choose again', chooser.restart));
  byId('path').textContent = steps.map((step) => labelOf(step, text)).join(' › ');
  byId('choices').replaceChildren(...buttons);
}

function labelOf({ field, value, ref }: Step, text: Text): string {
  if (ref !== null) return plain(text.name(ref));
  return field === 'type' ? text.doing(value as ActionType) : String(value);
}
