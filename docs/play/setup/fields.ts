import { h } from '../../shared/elements.ts';
import type { GameSetup } from './gameSetup.ts';

/** A change of what is chosen, or how it follows from what is chosen at the moment. */
export type Update = Partial<GameSetup> | ((chosen: GameSetup) => Partial<GameSetup>);

/** How the fields of the form change what is chosen. */
export interface Edit {
  /** Other things may be possible now: the form is drawn anew. */
  readonly change: (update: Update) => void;
  /** Words are typed: nothing else changes, and the button below must not move away from a click. */
  readonly note: (update: Update) => void;
}

/** Fields that belong together. */
export function group(legend: string, ...children: readonly (HTMLElement | null)[]): HTMLElement {
  return h('fieldset', {}, h('legend', {}, legend), ...children);
}

export function check(label: string, checked: boolean, change: (checked: boolean) => void): HTMLElement {
  const box = h('input', { type: 'checkbox', checked, onchange: () => change(box.checked) });
  return h('label', { class: 'check' }, box, label);
}
