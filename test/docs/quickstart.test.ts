import ts from 'typescript';
import { expect, test } from 'vitest';
import { textOf } from '../kit/docs.ts';

const page = textOf('docs/quickstart.md');

// `npm run check:quickstart` builds and plays the page.
test('the quick start shows docs/examples/page/index.html, in at most 60 lines', () => {
  const text = textOf('docs/examples/page/index.html');
  expect(page).toContain(`\n${text}\`\`\`\n`);
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

/** Parses a program into a tree without types, parentheses and layout. */
function treeOf(code: string): unknown {
  const options = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
  const { outputText } = ts.transpileModule(code, { compilerOptions: options });
  const nodeOf = (node: ts.Node): unknown => {
    if (ts.isParenthesizedExpression(node)) return nodeOf(node.expression);
    const parts: unknown[] = [];
    node.forEachChild((child) => void parts.push(nodeOf(child)));
    return [ts.SyntaxKind[node.kind], parts.length === 0 ? node.getText(file) : parts];
  };
  const file = ts.createSourceFile('main.js', outputText, ts.ScriptTarget.ESNext);
  return nodeOf(file);
}

test('main.ts equals the script of the page, except for types', () => {
  const [, script = ''] =
    /<script type="module">\n([\s\S]*?)<\/script>/.exec(textOf('docs/examples/page/index.html')) ?? [];
  expect(treeOf(textOf('docs/examples/page/main.ts'))).toEqual(treeOf(script));
});
