import { button, h } from '../../shared/elements.ts';
import { type Path, pathText } from '../paths.ts';
import { blank, blankKind, type Fields, type Shape, type ShapeOf } from '../shapes/shape.ts';
import type { ControlProps } from './controlProps.ts';
import { select } from './leaves.ts';

const fieldset = (props: ControlProps, ...inner: readonly (Node | null)[]): HTMLElement =>
  h(
    'fieldset',
    { class: `nest nest-${props.shape.type}`, 'data-path': pathText(props.path) },
    h('legend', {}, props.label),
    ...inner,
  );

function controlsOf({ path, value, form }: ControlProps, fields: Fields): HTMLElement[] {
  const values = value as Readonly<Record<string, unknown>>;
  return Object.entries(fields).map(([key, { label, shape }]) =>
    form.control({ shape, label, path: [...path, key], value: values[key], form }),
  );
}

export const groupControl = (props: ControlProps<ShapeOf<'group'>>): HTMLElement =>
  fieldset(props, ...controlsOf(props, props.shape.fields));

export function kindsControl(props: ControlProps<ShapeOf<'kinds'>>): HTMLElement {
  const { shape, label, path, value, form } = props;
  const { kind } = value as { readonly kind: string };
  const options = Object.entries(shape.kinds).map(([name, { text }]) => ({ value: name, text }));
  const node = select(options, kind, (chosen) =>
    form.reshape(path, blankKind(shape, String(chosen)), [...path, 'kind']),
  );
  node.dataset['path'] = pathText([...path, 'kind']);
  const which = h('label', { class: 'ask ask-choice' }, h('span', {}, label), node);
  return h('div', { class: 'nest nest-kinds' }, which, ...controlsOf(props, shape.kinds[kind]?.fields ?? {}));
}

export function optionalControl(props: ControlProps<ShapeOf<'optional'>>): HTMLElement {
  const { shape, label, path, value, form } = props;
  const isThere = value !== null;
  const toggle = h('input', {
    type: 'checkbox',
    checked: isThere,
    'data-path': pathText(path),
    onchange: () => form.reshape(path, isThere ? null : blank(shape.of), path),
  });
  const checkbox = h('label', { class: 'ask ask-mark' }, h('span', {}, label), toggle);
  return isThere
    ? h('div', { class: 'nest' }, checkbox, form.control({ shape: shape.of, label: 'Details', path, value, form }))
    : checkbox;
}

/** Returns the path of the first field within a value. */
function firstPlace(shape: Shape, path: Path): Path {
  if (shape.type === 'kinds') return [...path, 'kind'];
  const [key] = shape.type === 'group' ? Object.keys(shape.fields) : [];
  return key === undefined ? path : [...path, key];
}

export function listControl(props: ControlProps<ShapeOf<'list'>>): HTMLElement {
  const { shape, label, path, form } = props;
  const values = props.value as readonly unknown[];
  const addPath = [...path, 'add'];
  const items = values.map((value, index) => {
    const item = form.control({
      shape: shape.of,
      label: `${shape.item} ${index + 1}`,
      path: [...path, index],
      value,
      form,
    });
    const remove = (): void =>
      form.reshape(
        path,
        values.filter((_, other) => other !== index),
        addPath,
      );
    const name = `Remove ${shape.item} ${index + 1} of ${label}`;
    return h('li', {}, item, shape.fixed ? null : button('×', remove, { class: 'remove', 'aria-label': name }));
  });
  const add = (): void =>
    form.reshape(path, [...values, blank(shape.of)], firstPlace(shape.of, [...path, values.length]));
  const more = button(`Add ${/^[aeio]/.test(shape.item) ? 'an' : 'a'} ${shape.item}`, add, {
    class: 'add',
    'data-path': pathText(addPath),
  });
  return fieldset(props, items.length > 0 ? h('ol', {}, ...items) : null, shape.fixed ? null : more);
}
