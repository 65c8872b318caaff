import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../src/entries/text/languages.ts';

// The compiler checks that a language is complete, and other tests compare its numbers and names with English. Only a
// reader can check that a sentence has the same meaning. This test therefore fails when the sentences of a file change,
// as gettext marks a translation "fuzzy". Compare the `git diff` with the other languages, then confirm with:
//
//     npx vitest run test/text/reviewed.test.ts --update

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = [...LANGUAGE_CODES.map((code) => `src/text/${code}`), 'docs/play/words', 'docs/play/words/coach'];
const RULES = LANGUAGE_CODES.map((code) => `src/rulebook/${code}.ts`);

function filesOf(folder: string): readonly string[] {
  const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.ts'));
  return names.map((name) => `${folder}/${name}`);
}

/** Returns the strings of a file in order, including the parts of templates, but not imports. */
function textsOf(node: ts.Node): readonly string[] {
  if (ts.isImportDeclaration(node)) return [];
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
    return [node.text];
  }
  const texts: string[] = [];
  ts.forEachChild(node, (child) => {
    texts.push(...textsOf(child));
  });
  return texts;
}

function reviewOf(file: string): string {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest);
  const digest = createHash('sha256')
    .update(JSON.stringify(textsOf(source)))
    .digest('hex');
  return `${digest.slice(0, 8)} ${file}\n`;
}

test('every sentence has been compared with the other languages', async () => {
  const files = FOLDERS.flatMap((folder) => filesOf(folder));
  await expect([...files, ...RULES].sort().map(reviewOf).join('')).toMatchFileSnapshot('./reviewed.txt');
});
