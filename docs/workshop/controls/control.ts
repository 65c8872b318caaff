import type { Shape, ShapeOf } from '../shapes/shape.ts';
import type { Ask } from './ask.ts';
import { choiceControl, markControl, numberControl, numbersControl, pairsControl } from './leaves.ts';
import { groupControl, kindsControl, listControl, optionalControl } from './nests.ts';

const CONTROLS: { readonly [Type in Shape['type']]: (ask: Ask<ShapeOf<Type>>) => HTMLElement } = {
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

/** The control that asks a question. */
export function control(ask: Ask): HTMLElement {
  const make = CONTROLS[ask.shape.type] as (ask: Ask) => HTMLElement;
  return make(ask);
}
