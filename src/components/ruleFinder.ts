import type { ContentRule } from './contentProblem.ts';
import type { Citing, Schema } from './shape.ts';

/** A shape as valibot keeps it, by what it is made of. */
interface Part extends Partial<Citing> {
  readonly pipe?: readonly Part[];
  readonly options?: readonly Part[];
  readonly wrapped?: Part;
  readonly item?: Part;
  readonly entries?: Readonly<Record<string, Part>>;
}

type RuleOfPath = readonly [path: string, rule: ContentRule];

/** The rules that `citing` has written on a shape and on what is within, by path. */
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

/** The rule behind each path of a shape: that of the longest part of it that has one. */
export function ruleFinder(shape: Schema<unknown> & Citing): (path: string) => ContentRule {
  const rules = new Map(rulesIn(shape as Part, '$'));
  return (path) => {
    let part = path.replaceAll(/\[\d+\]/g, '[]');
    for (;;) {
      const rule = rules.get(part);
      if (rule !== undefined) return rule;
      const shorter = part.replace(LAST_PART, '');
      // An odd key, such as `["a.b"]`, need not come off in one piece.
      if (shorter === part) return shape.rule;
      part = shorter;
    }
  };
}
