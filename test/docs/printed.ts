// Compares the comments beside `console.log` with the output of a TypeScript block.

import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format } from 'node:util';
import ts from 'typescript';
import { vi } from 'vitest';

/** A `console.log` call and the comment at the end of its statement. */
interface Call {
  /** Start and end of `console.log` in the code. */
  readonly start: number;
  readonly end: number;
  /** Start and end of the comment text, without its slashes. */
  readonly comment: { readonly start: number; readonly end: number } | undefined;
}

/** Stands for an omitted part in sample output. */
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

/** Returns `true` if a comment beside a `console.log` shows its output. */
export const hasSampleOutput = (code: string): boolean => callsIn(code).some(({ comment }) => comment !== undefined);

/** Runs a block in a folder of `test/docs`. Returns it with the real output in its comments; unchanged if they are correct. */
export async function withRealOutput(code: string, folder: string, name: string): Promise<string> {
  const calls = callsIn(code);
  const file = join(folder, `${name.replaceAll(/\W/g, '-')}.ts`);
  // Each call gets its position in the code as `this`.
  writeFileSync(
    file,
    replaced(code, calls, (text, call) => `${text}.bind(${calls.indexOf(call)})`),
  );
  const lines = await firstLinesOf(file);
  const commented = calls.flatMap(({ comment }, index) => (comment ? [{ ...comment, line: lines.get(index) }] : []));
  return replaced(code, commented, (sample, { line = '(nothing)' }) => (matches(sample, line) ? sample : line));
}

/** Returns the first output of each call, joined to one line. */
async function firstLinesOf(file: string): Promise<ReadonlyMap<number, string>> {
  const lines = new Map<number, string>();
  const log = vi.spyOn(console, 'log').mockImplementation(function (this: unknown, ...line) {
    const call = Number(this);
    if (!lines.has(call)) lines.set(call, format(...line).replaceAll(/\s+/g, ' '));
  });
  await import(/* @vite-ignore */ resolve(file));
  log.mockRestore();
  return lines;
}

/** Replaces several parts of a text, given in ascending order. */
function replaced<T extends { readonly start: number; readonly end: number }>(
  text: string,
  parts: readonly T[],
  by: (part: string, place: T) => string,
): string {
  return parts.reduceRight(
    (rest, part) => rest.slice(0, part.start) + by(rest.slice(part.start, part.end), part) + rest.slice(part.end),
    text,
  );
}

/** Checks the output against a sample, in which `…` stands for any text. */
export function matches(sample: string, output: string): boolean {
  const parts = sample.split(LEFT_OUT).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(output);
}
