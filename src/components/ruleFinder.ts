import type { ContentRule } from './contentProblem.ts';
import type { Citing, Schema } from './shape.ts';

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
