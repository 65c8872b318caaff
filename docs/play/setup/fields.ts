import { h } from '../../shared/elements.ts';
import type { GameSetup } from './gameSetup.ts';

export type Update = Partial<GameSetup> | ((chosen: GameSetup) => Partial<GameSetup>);

export interface Edit {
  /** Redraws the form, because other options may depend on the change. */
  readonly change: (update: Update) => void;
  /** Does not redraw the form, because the next click could miss its button. */
  readonly note: (update: Update) => void;
}

export function group(legend: string, ...children: readonly (HTMLElement | null)[]): HTMLElement {
  return h('fieldset', {}, h('legend', {}, legend), ...children);
}

export function check(label: string, checked: boolean, change: (checked: boolean) => void): HTMLElement {
  const box = h('input', { type: 'checkbox', checked, onchange: () => change(box.checked) });
  return h('label', { class: 'check' }, box, label);
}
