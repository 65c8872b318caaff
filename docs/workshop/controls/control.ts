import type { Shape, ShapeOf } from '../shapes/shape.ts';
import type { ControlProps } from './controlProps.ts';
import { choiceControl, markControl, numberControl, numbersControl, pairsControl } from './leaves.ts';
import { groupControl, kindsControl, listControl, optionalControl } from './nests.ts';

const CONTROLS: { readonly [Type in Shape['type']]: (props: ControlProps<ShapeOf<Type>>) => HTMLElement } = {
  number: numberControl,
  numbers: numbersControl,
  pairs: pairsControl,
  choice: choiceControl,
  mark: markControl,
  list: listControl,
  group: groupControl,
  kinds: kindsControl,
  optional: optionalControl,
};

export function control(props: ControlProps): HTMLElement {
  const make = CONTROLS[props.shape.type] as (props: ControlProps) => HTMLElement;
  return make(props);
}
