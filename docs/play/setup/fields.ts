import { h } from '../../shared/elements.ts';
import type { GameSetup } from './gameSetup.ts';

/** New setup values, or a function that derives them from the current setup. */
export type Update = Partial<GameSetup> | ((chosen: GameSetup) => Partial<GameSetup>);

/** Callbacks that change the setup. */
export interface Edit {
  /** Applies a change and redraws the form, because other options may depend on it. */
  readonly change: (update: Update) => void;
  /** Applies a change to a text field. The form is not redrawn, because the next click could then miss its button. */
  readonly note: (update: Update) => void;
}

export function group(legend: string, ...children: readonly (HTMLElement | null)[]): HTMLElement {
  return h('fieldset', {}, h('legend', {}, legend), ...children);
}

export function check(label: string, checked: boolean, change: (checked: boolean) => void): HTMLElement {
  const box = h('input', { type: 'checkbox', checked, onchange: () => change(box.checked) });
  return h('label', { class: 'check' }, box, label);
}
