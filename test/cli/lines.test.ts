import { spawn } from 'node:child_process';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { lineReader } from '../../src/cli/lines.ts';
import { LIMITS } from '../../src/entries/index.ts';
import { proofTest } from '../kit/proofTest.ts';

function linesOf(pieces: readonly string[]): string[] {
  const lines: string[] = [];
  const reader = lineReader((line) => lines.push(line));
  pieces.forEach(reader.push);
  reader.end();
  return lines;
}

describe('input lines', () => {
  test.each([1, 2, 3, 7, 100])('are complete from chunks of %i characters', (size) => {
    const text = 'one\r\n\ntwo \u2028 three\nlast';
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];
    expect(linesOf(pieces)).toEqual(['one', '', 'two \u2028 three', 'last']);
  });

  test('end with the input, even without a line break', () => {
    expect(linesOf(['a\n'])).toEqual(['a']);
    expect(linesOf(['a\nb'])).toEqual(['a', 'b']);
    expect(linesOf([])).toEqual([]);
  });

  test('are cut at the maximum length, without affecting later lines', () => {
    const piece = 'x'.repeat(LIMITS.characters / 4);
    const [long = '', next] = linesOf([...Array<string>(9).fill(piece), '\nnext\n']);
    expect(long).toHaveLength(LIMITS.characters + 1);
    expect(next).toBe('next');
    expect(linesOf([`${piece}${piece}${piece}${piece}\n`])[0]).toHaveLength(LIMITS.characters);
  });
});

proofTest('skymines env answers an overlong line with one error and the next one as usual', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', 'env'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  child.stdin.end(`${'x'.repeat(2 * LIMITS.characters)}\n{"do":"observe","game":"none"}\n`);
  expect(await ended).toBe(0);
  expect(out.split('\n')).toEqual([
    '{"error":"a line may have at most 10000000 characters"}',
    '{"error":"there is no game \\"none\\"; use reset to start it"}',
    '',
  ]);
});
