// What a block of TypeScript prints, and what its comments say that it prints.

import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format } from 'node:util';
import ts from 'typescript';

/** A call of `console.log`, and the comment at the end of its line. */
interface Call {
  /** Position of `console.log` in the code. */
  readonly start: number;
  readonly end: number;
  /** Position of the words of the comment, without `// `. */
  readonly comment?: { readonly start: number; readonly end: number } | undefined;
}

/** Marks in a comment that some of the output is left out. */
const LEFT_OUT = '…';

function callsIn(code: string): Call[] {
  const calls: Call[] = [];
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && node.expression.getText() === 'console.log') {
      const [start, end] = [node.expression.getStart(), node.expression.getEnd()];
      calls.push({ start, end, comment: commentAfter(code, statementOf(node)) });
    }
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile('block.ts', code, ts.ScriptTarget.Latest, true));
  return calls;
}

function statementOf(node: ts.Node): ts.Node {
  return ts.isStatement(node) ? node : statementOf(node.parent);
}

function commentAfter(code: string, statement: ts.Node): Call['comment'] {
  const [comment] = ts.getTrailingCommentRanges(code, statement.getEnd()) ?? [];
  return comment && { start: comment.pos + '// '.length, end: comment.end };
}

/** Whether the code says beside a `console.log` what it prints. */
export const saysWhatItPrints = (code: string): boolean => callsIn(code).some(({ comment }) => comment !== undefined);

const printed = new Map<string, (string | undefined)[]>();

/** Called in place of `console.log` by the code that runs: notes the first line that each call prints. */
export function note(file: string, call: number): (...line: readonly unknown[]) => void {
  return (...line) => {
    const lines = printed.get(file) ?? [];
    printed.set(file, lines);
    lines[call] ??= format(...line).replaceAll(/\s+/g, ' ');
  };
}

/** Runs a block, and returns it with what it has printed in its comments. A comment that leaves something out stays as it is when the rest is true. */
export async function withWhatItPrints(code: string, folder: string, name: string): Promise<string> {
  const calls = callsIn(code);
  let running = code;
  for (const [index, { start, end }] of [...calls.entries()].reverse()) {
    running = `${running.slice(0, start)}printing(${index})${running.slice(end)}`;
  }
  const file = join(folder, `${name.replaceAll(/\W/g, '-')}.ts`);
  const noting = `import { note } from '../printed.ts'; const printing = (call: number) => note('${name}', call);`;
  writeFileSync(file, calls.length === 0 ? code : `${noting}\n${running}`);
  await import(/* @vite-ignore */ resolve(file));
  let told = code;
  for (const [index, { comment }] of [...calls.entries()].reverse()) {
    if (comment === undefined) continue;
    const said = told.slice(comment.start, comment.end);
    const line = printed.get(name)?.[index] ?? '(nothing)';
    if (!agrees(said, line)) told = told.slice(0, comment.start) + line + told.slice(comment.end);
  }
  return told;
}

/** Whether the words are the line, where they may leave something out. */
export function agrees(words: string, line: string): boolean {
  const parts = words.split(LEFT_OUT).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(line);
}
