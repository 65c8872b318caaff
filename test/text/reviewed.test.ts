import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../src/entries/text/languages.ts';

// The compiler checks that a language is complete, and other tests compare its numbers and names with English. Only a
// reader can check that a sentence has the same meaning. This test therefore fails when the sentences of a language
// change, as gettext marks a translation "fuzzy". Compare the `git diff` with the other languages, then confirm with:
//
//     npx vitest run test/text/reviewed.test.ts --update

const ROOT = join(import.meta.dirname, '../..');
const GROUPS = ['src/text', 'src/rulebook', 'docs/play/words', 'docs/play/words/coach', 'docs/play/words/table'];

/** Returns the files of one language in a folder: `fr.ts`, and all files in `fr`. */
function filesOf(folder: string, code: string): readonly string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name === `${code}.ts` || (name.startsWith(`${code}/`) && name.endsWith('.ts')));
}

/** Returns the strings of a file, including the parts of templates, but not imports. */
function textsOf(node: ts.Node): readonly string[] {
  if (ts.isImportDeclaration(node)) return [];
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return [node.text];
  const texts: string[] = [];
  ts.forEachChild(node, (child) => {
    texts.push(...textsOf(child));
  });
  return texts;
}

/** Hashes the sentences of a language in alphabetical order, so that they can move between files. */
function reviewOf(folder: string, code: string): string {
  const texts = filesOf(folder, code).flatMap((name) => {
    const file = join(ROOT, folder, name);
    return textsOf(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  });
  const digest = createHash('sha256').update(JSON.stringify(texts.sort())).digest('hex');
  return `${digest.slice(0, 8)} ${folder} ${code}\n`;
}

test('every sentence has been compared with the other languages', async () => {
  const reviews = GROUPS.flatMap((folder) => LANGUAGE_CODES.map((code) => reviewOf(folder, code)));
  await expect(reviews.join('')).toMatchFileSnapshot('./reviewed.txt');
});
