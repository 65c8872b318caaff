import { h } from '../../../shared/elements.ts';

/** Radio buttons that look like one bar. The arrow keys choose. */
export function segments<Value extends string>(
  title: string,
  values: readonly (readonly [value: Value, label: string])[],
  chosen: Value,
  change: (value: Value) => void,
): HTMLElement {
  const parts = values.map(([value, label]) => {
    const radio = h('input', {
      type: 'radio',
      name: title,
      value,
      checked: value === chosen,
      onchange: () => change(value),
    });
    return h('label', {}, radio, h('span', {}, label));
  });
  const bar = h('span', { class: 'bar-of-segments' }, ...parts);
  return h('fieldset', { class: 'setting segments' }, h('legend', {}, title), bar);
}

export function switchButton(label: string, isOn: boolean, change: (isOn: boolean) => void): HTMLButtonElement {
  const press = (): void => {
    const isNowOn = button.ariaChecked !== 'true';
    button.ariaChecked = String(isNowOn);
    change(isNowOn);
  };
  const thumb = h('i', { 'aria-hidden': 'true' });
  const button = h(
    'button',
    { type: 'button', role: 'switch', class: 'setting switch', 'aria-checked': String(isOn), onclick: press },
    h('span', {}, label),
    thumb,
  );
  return button;
}
