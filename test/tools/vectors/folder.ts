import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sortedJson } from '../../../src/engine/fingerprint.ts';
import { type Rules, rules as shipped } from '../../../src/entries/index.ts';
import { tableOf } from '../../lockstep/table.ts';
import { headOf, linesOf, UNORDERED, VECTOR_MODES } from './vectors.ts';

export const CHECKER = join(import.meta.dirname, '../../../docs/examples/python/check_vectors.py');

/** The choices for a folder of vectors. */
interface VectorFolder {
  readonly seed: string;
  /** The number of games in each file. */
  readonly games: number;
  readonly modes?: readonly string[];
  readonly rules?: Rules;
}

/** Writes the vectors, the component set, the checker and a manifest with the checksums of the unpacked files. */
export function writeVectors(
  folder: string,
  { seed, games, modes = Object.keys(VECTOR_MODES), rules = shipped }: VectorFolder,
): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string, facts: object) => {
    const bytes = Buffer.from(text);
    writeFileSync(join(folder, name), name.endsWith('.gz') ? gzipSync(bytes, { level: 9 }) : bytes);
    return { name, ...facts, sha256: createHash('sha256').update(bytes).digest('hex') };
  };
  const files = [
    write('components.json', `${sortedJson(rules.content)}\n`, {}),
    ...modes.map((mode) => {
      const lines = linesOf(rules, seed, mode, games);
      return write(`${mode}.jsonl.gz`, `${lines.join('\n')}\n`, { games, lines: lines.length });
    }),
  ];
  const state = Object.keys(tableOf(rules.createGame({ players: ['Ada', 'Ben'], seed }))).sort();
  const manifest = { ...headOf(rules, seed), files, state, unordered: UNORDERED };
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(CHECKER, join(folder, 'check_vectors.py'));
}
