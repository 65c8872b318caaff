// Lists return values of library and site functions that no caller reads. Exits with 1 if there are any.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const LOOKED_AT = /^(src|docs\/(play|rules|workshop|shared))\//;
const NOTHING = ['void', 'Promise<void>', 'undefined', 'never', 'any', 'unknown'];

const files = ['src', 'test', 'docs/examples', 'docs/play', 'docs/rules', 'docs/workshop', 'docs/shared'].flatMap(
  (folder) => ts.sys.readDirectory(`${ROOT}${folder}`, ['.ts'], ['**/node_modules']),
);
const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
const libraries = ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];
const program = ts.createProgram(files, { ...options, lib: libraries });
const checker = program.getTypeChecker();

/** Declarations whose return value is used somewhere, and those whose calls ignore it. */
const read = new Set<ts.Declaration>();
const dropped = new Set<ts.Declaration>();

function isDropped(call: ts.Node): boolean {
  const { parent } = call;
  const passes = ts.isAwaitExpression(parent) || ts.isVoidExpression(parent) || ts.isParenthesizedExpression(parent);
  return passes ? isDropped(parent) : ts.isExpressionStatement(parent);
}

/** The symbols of a name. For `{ name }`, these are both the field and its value. */
function declarationsOf(name: ts.Node): readonly ts.Declaration[] {
  const symbol = checker.getSymbolAtLocation(name);
  const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const inside = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : ts.isBindingElement(name.parent)
      ? checker.getTypeAtLocation(name.parent.parent).getProperty(name.getText())
      : undefined;
  return [isAlias ? checker.getAliasedSymbol(symbol) : symbol, inside].flatMap((found) => found?.declarations ?? []);
}

function visit(node: ts.Node): void {
  ts.forEachChild(node, visit);
  if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) return;
  const { parent } = node;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return;
  const callee = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const isCall = ts.isCallExpression(callee.parent) && callee.parent.expression === callee;
  for (const declaration of declarationsOf(node)) {
    if (ts.getNameOfDeclaration(declaration) === node) continue;
    (isCall && isDropped(callee.parent) ? dropped : read).add(declaration);
  }
}

for (const file of program.getSourceFiles()) if (files.includes(file.fileName)) visit(file);

const dead = [...dropped].flatMap((declaration) => {
  const file = declaration.getSourceFile();
  const path = file.fileName.slice(ROOT.length);
  if (read.has(declaration) || !LOOKED_AT.test(path)) return [];
  const returned = checker
    .getTypeAtLocation(declaration)
    .getCallSignatures()
    .map((call) => checker.typeToString(call.getReturnType()));
  const { line } = file.getLineAndCharacterOfPosition(declaration.getStart());
  return returned
    .filter((type) => !NOTHING.includes(type))
    .map((type) => `${path}:${line + 1} returns ${type}, and nobody reads it`);
});

for (const line of dead) console.error(line);
if (dead.length > 0) process.exitCode = 1;
