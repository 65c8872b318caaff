import { h } from '../../shared/elements.ts';
import type { GameSetup } from './gameSetup.ts';

/** A change to the setup, or a function that derives it from the current setup. */
export type Update = Partial<GameSetup> | ((chosen: GameSetup) => Partial<GameSetup>);

/** Callbacks with which the fields of the form change the setup. */
export interface Edit {
  /** Applies a change and redraws the form, because it may affect other options. */
  readonly change: (update: Update) => void;
  /** Applies a text change without redrawing, so that the button below does not move away from a click. */
  readonly note: (update: Update) => void;
}

/** A group of related fields. */
export function group(legend: string, ...children: readonly (HTMLElement | null)[]): HTMLElement {
  return h('fieldset', {}, h('legend', {}, legend), ...children);
}

export function check(label: string, checked: boolean, change: (checked: boolean) => void): HTMLElement {
  const box = h('input', { type: 'checkbox', checked, onchange: () => change(box.checked) });
  return h('label', { class: 'check' }, box, label);
}
