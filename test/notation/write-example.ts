// Writes the example in docs/notation.md: the start of a golden record.
import { readFileSync, writeFileSync } from 'node:fs';
import type { GameRecord } from '../../src/entries/index.ts';
import { formatRecord } from '../../src/entries/notation.ts';

const page = new URL('../../docs/notation.md', import.meta.url);
const record: GameRecord = JSON.parse(readFileSync(new URL('../golden/records/luna-5.json', import.meta.url), 'utf8'));

/** Number of head lines and of game lines in the example. */
const [HEAD, GAME] = [6, 14];

function shortened(line: string): string {
  const [start = '', rest] = line.split(/(?<="seed":"[^"]*"),|(?<="hash":)"\w+"/);
  if (rest === undefined) return line;
  return line.startsWith('options') ? `${start}, …}` : `${start}"…"${rest}`;
}

const lines = formatRecord(record)
  .split('\n')
  .slice(0, HEAD + GAME);
const first = lines.indexOf('Luna: turn');
const example = lines.map((line, index) => {
  if (index < HEAD) return shortened(line);
  return index === first ? `${line}   ; she plays her first card` : line;
});
const text = example.map((line) => (line === '' ? '' : `    ${line}`)).join('\n');
writeFileSync(
  page,
  readFileSync(page, 'utf8').replace(/(?<=\n\n) {4}skymines record[\s\S]*?(?=\n\n## )/, text.trimEnd()),
);
