import * as v from 'valibot';
import type { ContentRule } from './contentProblem.ts';
import { type Citing, exact, oneOf, open, type Schema } from './shape.ts';

/** Possible origins of a number. */
export const PROVENANCES = ['rulebook', 'luna-booklet', 'solo-helper', 'box', 'derived', 'reconstructed'] as const;
/** Origin of a number. `box` means that the owner of a physical copy read it from the component. */
export type Provenance = (typeof PROVENANCES)[number];
/** Provenance of each field of a component; `rest` applies to all other fields. */
export type Sources = Readonly<Record<string, Provenance>> & { readonly rest: Provenance };
/** A component, with the origin of each number. */
export interface Component {
  readonly sources: Sources;
}

/** A point in a drawing, in units of a 1000 x 1000 board. The y-axis points down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const provenance = oneOf(PROVENANCES);

export const sources: Schema<Sources> = open<Sources>({ rest: provenance }, provenance);

const COORDINATE = 'a number from 0 to 1000';
const coordinate = v.pipe(v.number(COORDINATE), v.minValue(0, COORDINATE), v.maxValue(1000, COORDINATE));

export const point: Schema<Point> = exact<Point>({ x: coordinate, y: coordinate });

/** The parts of Valibot's internal structure that are used here. */
interface Part extends Partial<Citing> {
  readonly pipe?: readonly Part[];
  readonly options?: readonly Part[];
  readonly wrapped?: Part;
  readonly item?: Part;
  readonly entries?: Readonly<Record<string, Part>>;
}

type RuleOfPath = readonly [path: string, rule: ContentRule];

/** Returns the rules that `citing` has attached to a shape and its parts, by path. */
function rulesIn(part: Part, path: string): readonly RuleOfPath[] {
  const { rule, throughout, pipe = [], options = [], wrapped, item, entries = {} } = part;
  const own: readonly RuleOfPath[] = rule === undefined ? [] : [[path, rule]];
  if (throughout) return own;
  const within: readonly (readonly [step: string, part: Part | undefined])[] = [
    ...[...pipe, ...options, wrapped].map((each) => ['', each] as const),
    ['[]', item],
    ...Object.entries(entries).map(([key, each]) => [`.${key}`, each] as const),
  ];
  return [...own, ...within.flatMap(([step, each]) => (each === undefined ? [] : rulesIn(each, `${path}${step}`)))];
}

const LAST_PART = /(?:\.[^.[\]]+|\[[^\]]*\])$/;

/** Returns a function that finds the innermost rule for a path in a shape. */
export function ruleFinder(shape: Schema<unknown> & Citing): (path: string) => ContentRule {
  const rules = new Map(rulesIn(shape as Part, '$'));
  return (path) => {
    let part = path.replaceAll(/\[\d+\]/g, '[]');
    for (;;) {
      const rule = rules.get(part);
      if (rule !== undefined) return rule;
      const shorter = part.replace(LAST_PART, '');
      // Shortening a path may split an unusual key such as `["a.b"]`.
      if (shorter === part) return shape.rule;
      part = shorter;
    }
  };
}
