import ts from 'typescript';
import type { Entry, Exported } from '../kit/entries.ts';
import { must } from '../kit/must.ts';

/** The public surface of an entry as text: the declaration of every export, without comments. */
export type Report = (entry: Entry) => string;

/** Returns a function that reports on entries. It does not repeat what an earlier report contains. */
export function reports(): Report {
  const said = new Map<ts.Symbol, string>();
  const declarations = declarationReader();

  function lineOf({ name, symbol }: Exported, path: string): string {
    const entry = said.get(symbol);
    if (entry !== undefined) return `// ${name}: see ${entry}`;
    said.set(symbol, path);
    return declarations(symbol);
  }

  return ({ path, exports }) => {
    const lines = exports.map((each) => lineOf(each, path));
    return `// What ${path} exports. Written by: npx vitest run test/api-report --update\n\n${lines.join('\n\n')}\n`;
  };
}

/** Reads the declaration of a symbol as the package has it: written out by the compiler for its file alone. */
function declarationReader(): (symbol: ts.Symbol) => string {
  const files = new Map<string, ts.SourceFile>();

  function declared({ fileName, text }: ts.SourceFile): ts.SourceFile {
    const known = files.get(fileName);
    if (known !== undefined) return known;
    const compilerOptions = { isolatedDeclarations: true, removeComments: true, target: ts.ScriptTarget.ES2022 };
    const { outputText } = ts.transpileDeclaration(text, { fileName, compilerOptions });
    const file = ts.createSourceFile(fileName, outputText, ts.ScriptTarget.ES2022);
    files.set(fileName, file);
    return file;
  }

  return (symbol) => {
    const file = declared(must(symbol.declarations?.[0]).getSourceFile());
    const found = file.statements.filter((statement) => names(statement).includes(symbol.name));
    if (found.length === 0) throw new Error(`${file.fileName} does not declare ${symbol.name}`);
    return found.map((statement) => onFewLines(statement.getText(file))).join('\n');
  };
}

/** Maximum length of a line. */
const WIDTH = 120;

/** Returns the text with each object type on one line if it fits. The printer breaks them all. */
function onFewLines(text: string): string {
  let shorter = text;
  for (const [broken] of text.matchAll(/^.*\{\n(?: +[^\n {}][^\n{}]*;\n)* *\}.*$/gm)) {
    const line = broken.replace(/;\n *(?=\})/, ' ').replace(/\n */g, ' ');
    if (line.length <= WIDTH) shorter = shorter.replace(broken, () => line);
  }
  return shorter === text ? text : onFewLines(shorter);
}

/** Returns the names that a statement declares. */
function names(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  const isNamed =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isFunctionDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}
