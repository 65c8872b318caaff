import ts from 'typescript';
import type { Entry, Exported } from '../kit/entries.ts';
import { readEntries } from '../kit/entries.ts';

const { checker, entries } = readEntries();

/** The page of everything that the package exports: each name with the first sentence of its comment. */
export async function exportsReport(): Promise<string> {
  const sections = await Promise.all(entries.map(sectionOf));
  return [
    '# Everything that is exported',
    '',
    '<!-- npm run docs:exports writes this page. -->',
    '',
    'Every name of every import path, with the first sentence of its comment: first what a program calls or reads, then the types. The comments say more, and an editor',
    'shows them where a name is used.',
    '',
    ...sections.flat(),
  ].join('\n');
}

const ofThePackage = new Set(entries[0]?.exports.map(idOf));

function idOf({ name, symbol }: Exported): string {
  return `${name} ${symbol.declarations?.[0]?.getSourceFile().fileName}`;
}

async function sectionOf({ path, exports }: Entry): Promise<string[]> {
  const file = `../../src/entries/${path === '.' ? 'index' : path.slice(2)}.ts`;
  const loaded = await import(file);
  const isValue = ({ name }: Exported): boolean => name in loaded;
  const own = path === '.' ? exports : exports.filter((each) => !ofThePackage.has(idOf(each)));
  const shared = exports.filter((each) => !own.includes(each)).map(({ name }) => `\`${name}\``);
  return [
    `## skymines-rules${path.slice(1)}`,
    '',
    ...listOf(own.filter(isValue).map(lineOf)),
    ...listOf(own.filter((each) => !isValue(each)).map(lineOf), 'Types:'),
    ...listOf(shared.length === 0 ? [] : [`- ${shared.join(', ')}`], 'Also in `skymines-rules`:'),
  ];
}

/** A list below its heading, if it has one; nothing for an empty list. */
function listOf(lines: readonly string[], heading?: string): string[] {
  if (lines.length === 0) return [];
  return [...(heading === undefined ? [] : [heading, '']), ...lines, ''];
}

function lineOf({ name, symbol }: Exported): string {
  const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return `- \`${name}\`: ${firstSentence(comment)}`;
}

function firstSentence(comment: string): string {
  const [, sentence = comment] = /^(.*?[.:])(?:\s+[A-Z`{*-]|\s*$)/s.exec(comment) ?? [];
  return sentence
    .replace(/\{@link ([^}]*)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .replace(/:$/, '.');
}
