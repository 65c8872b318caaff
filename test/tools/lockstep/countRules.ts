// Makes the referee count how often it applies each rule. A comment with rule ids counts whenever the function that it
// documents is called, or the statement beside it is executed; beside a condition, whenever the condition holds.
import ts from 'typescript';

const ID = /(?<![A-Z]-|[A-Z])([A-Z]+)-(\d+)(?: to (?:([A-Z]+)-)?(\d+))?/g;

/** Returns the rule ids in a comment, with all ids of ranges such as "EXP-7 to EXP-12". */
function idsIn(comment: string): string[] {
  return [...comment.matchAll(ID)].flatMap(([, group = '', first, otherGroup, last]) => {
    if (group === 'AMB' || (otherGroup ?? group) !== group) return [];
    const count = last === undefined ? 1 : Number(last) - Number(first) + 1;
    return Array.from({ length: Math.max(1, count) }, (_, index) => `${group}-${Number(first) + index}`);
  });
}

/** Returns a source text with calls of `globalThis.countRules` for its comments. */
export function counted(path: string, text: string): string {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const calls = new Map<number, Set<string>>();
  for (const { pos, end, ids } of comments(file, text)) {
    const place = placeOf(file, text, pos, end);
    if (place === undefined) continue;
    const known = calls.get(place) ?? new Set();
    for (const id of ids) known.add(id);
    calls.set(place, known);
  }
  let result = text;
  for (const [place, ids] of [...calls].sort(([a], [b]) => b - a)) {
    const call = `globalThis.countRules(${[...ids].map((id) => `'${id}'`).join()});`;
    result = `${result.slice(0, place)} ${call} ${result.slice(place)}`;
  }
  return result;
}

interface Comment {
  readonly pos: number;
  readonly end: number;
  readonly ids: readonly string[];
}

function comments(file: ts.SourceFile, text: string): Comment[] {
  const found = new Map<number, Comment>();
  const visit = (node: ts.Node): void => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ];
    for (const { pos, end } of ranges) found.set(pos, { pos, end, ids: idsIn(text.slice(pos, end)) });
    for (const child of node.getChildren(file)) visit(child);
  };
  visit(file);
  return [...found.values()].filter(({ ids }) => ids.length > 0);
}

/** Returns the position of the call for a comment: in a function's body, or before or inside a statement. */
function placeOf(file: ts.SourceFile, text: string, pos: number, end: number): number | undefined {
  const isAlone = /^\s*$/.test(text.slice(text.lastIndexOf('\n', pos) + 1, pos));
  const target = isAlone ? nodeFrom(file, end) : nodeUpTo(file, text, pos);
  for (let node = target; node !== undefined; node = node.parent) {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined && isAlone && node.getStart() >= end) {
      return ts.isBlock(node.body) ? node.body.getStart() + 1 : undefined;
    }
    if (ts.isIfStatement(node) && ts.isBlock(node.thenStatement)) return node.thenStatement.getStart() + 1;
    if (
      ts.isStatement(node) &&
      !ts.isBlock(node) &&
      (ts.isBlock(node.parent) || ts.isCaseOrDefaultClause(node.parent))
    ) {
      return node.getStart();
    }
  }
  return undefined;
}

/** Returns the outermost node that starts after a position. */
function nodeFrom(file: ts.SourceFile, position: number): ts.Node | undefined {
  const find = (node: ts.Node): ts.Node | undefined => {
    if (node.getStart() >= position) return node;
    return node.getEnd() <= position ? undefined : ts.forEachChild(node, find);
  };
  return ts.forEachChild(file, find);
}

/** Returns the innermost node that ends the line before a position. */
function nodeUpTo(file: ts.SourceFile, text: string, position: number): ts.Node | undefined {
  const last = text.slice(0, position).trimEnd().length - 1;
  const find = (node: ts.Node): ts.Node | undefined => {
    if (node.getStart() > last || node.getEnd() <= last) return undefined;
    return ts.forEachChild(node, find) ?? node;
  };
  return find(file);
}
