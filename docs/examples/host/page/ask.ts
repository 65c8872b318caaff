import { type ActionType, type GameView, pending, type Seat } from 'skymines-rules';
import { back, type Chooser, type Chosen, choose, type Step } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
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
export function showChoices(chooser: Chooser, view: GameView, text: Text, follow: (chosen: Chosen) => void): void {
  const { now, offers, canGoBack } = chooser;
  const buttons = offers.map((offer) =>
    makeButton(plain(text.choice(offer, view)), () => follow(choose(chooser, offer))),
  );
  const { action } = now;
  if (action !== null) {
    const label = `${plain(text.action(action, view))}, no more`;
    buttons.unshift(makeButton(label, () => follow({ kind: 'complete', action })));
  }
  if (canGoBack) buttons.push(makeButton('Back', () => follow({ kind: 'chosen', chooser: back(chooser) })));
  byId('path').textContent = now.steps.map((step) => labelOf(step, text)).join(' › ');
  byId('choices').replaceChildren(...buttons);
}

function labelOf({ field, value, ref }: Step, text: Text): string {
  if (ref !== null) return plain(text.name(ref));
  return field === 'type' ? text.doing(value as ActionType) : String(value);
}
