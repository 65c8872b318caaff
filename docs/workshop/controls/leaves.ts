import { h } from '../../shared/elements.ts';
import { type Path, pathText } from '../paths.ts';
import type { Option, ShapeOf } from '../shapes/shape.ts';
import type { ControlProps } from './controlProps.ts';

const labelled = (label: string, input: HTMLElement, kind: string): HTMLElement =>
  h('label', { class: `ask ask-${kind}` }, h('span', {}, label), input);

const at = (path: Path): { readonly 'data-path': string } => ({ 'data-path': pathText(path) });

export function numberControl({ shape, label, path, value, form }: ControlProps<ShapeOf<'number'>>): HTMLElement {
  const input = h('input', {
    ...at(path),
    type: 'number',
    min: shape.from,
    max: shape.to,
    value: typeof value === 'number' ? value : '',
    // Typing replaces the current value.
    onfocus: () => input.select(),
    oninput: () => form.set(path, input.value === '' ? null : Number(input.value)),
  });
  return labelled(label, input, 'number');
}

/** A text field for a list of values. Invalid items are ignored. */
function rowControl({ label, path, form }: ControlProps, shown: string, read: (typed: string) => unknown): HTMLElement {
  const input = h('input', {
    ...at(path),
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'off',
    value: shown,
    onfocus: () => input.select(),
    oninput: () => form.set(path, read(input.value)),
  });
  return labelled(label, input, 'row');
}

const numbersIn = (typed: string): number[] => (typed.match(/\d+/g) ?? []).map(Number);

export function numbersControl(props: ControlProps<ShapeOf<'numbers'>>): HTMLElement {
  return rowControl(props, (props.value as readonly number[]).join(' '), numbersIn);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export function pairsControl(props: ControlProps<ShapeOf<'pairs'>>): HTMLElement {
  const isPoints = props.shape.of === 'points';
  const pairs = isPoints
    ? (props.value as readonly Point[]).map(({ x, y }) => [x, y])
    : (props.value as readonly (readonly number[])[]);
  const read = (typed: string): unknown =>
    typed
      .split(/\s+/)
      .map(numbersIn)
      .filter(({ length }) => length === 2)
      .map(([x, y]) => (isPoints ? { x, y } : [x, y]));
  return rowControl(props, pairs.map((pair) => pair.join(',')).join(' '), read);
}

/** A select field that does not belong to a form. */
export function select(
  options: readonly Option[],
  value: unknown,
  chosen: (value: Option['value']) => void,
): HTMLSelectElement {
  const node = h(
    'select',
    { onchange: () => chosen(options[node.selectedIndex]?.value ?? null) },
    ...options.map((option) => h('option', { selected: option.value === value }, option.text)),
  );
  return node;
}

export function choiceControl({ shape, label, path, value, form }: ControlProps<ShapeOf<'choice'>>): HTMLElement {
  const node = select(shape.options, value, (chosen) => form.set(path, chosen));
  node.dataset['path'] = pathText(path);
  return labelled(label, node, 'choice');
}

export function markControl({ label, path, value, form }: ControlProps<ShapeOf<'mark'>>): HTMLElement {
  const input = h('input', {
    ...at(path),
    type: 'checkbox',
    checked: value === true,
    onchange: () => form.set(path, input.checked ? true : undefined),
  });
  return labelled(label, input, 'mark');
}
