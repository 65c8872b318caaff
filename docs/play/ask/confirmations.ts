import type { Action } from 'skymines-rules';
import type { Chooser } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import type { Words } from '../words/en.ts';
import type { Decision } from './decision.ts';
import { withButton } from './withButton.ts';

/** Touch devices have no hover, so the first tap shows a preview with a button. */
export function previewed(message: HTMLElement, words: Words, act: () => void): HTMLElement {
  return withButton(message, button(words.doIt, act, { class: 'main' }));
}

/** Asks once before a step that the player may regret. `focus` belongs on the question. */
export function doubted(
  asks: string,
  label: string,
  act: () => void,
): { readonly message: HTMLElement; readonly focus: () => void } {
  const question = h('p', { tabindex: -1 }, asks);
  const message = withButton(h('div', {}, question), button(label, act, { class: 'leaving' }));
  // Focus the question rather than its button, so that the next key press does not confirm it by mistake.
  return { message, focus: () => question.focus() };
}

/** Returns the question before a step that gives away the round or a part of it, or `null` for any other step. */
export function doubtAbout(
  decision: Decision,
  chooser: Chooser,
  action: Action,
  text: Text,
  words: Words,
): Words['noCards'] | null {
  if (action.type === 'confirmPlan' && plansNothing(decision, chooser)) return words.noCards;
  if (action.type !== 'pass') return null;
  const { view, rules } = decision;
  const warning = rules.warnings(view, action).find(({ code }) => code === 'usableCards');
  return warning === undefined ? null : { asks: sentence(text.warning(warning)), finish: words.worth.passUnused };
}

// PLAN-6: planning no cards is legal but rarely intended.
function plansNothing({ view, prompt }: Decision, { start }: Chooser): boolean {
  const hasPlanned = view.players[prompt.seat]?.area.some((card) => card !== null) === true;
  return !hasPlanned && start.ways.some(({ action }) => action.type === 'planCard');
}
