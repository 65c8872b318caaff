// Compares what the types of every entry promise with what the entry has: each value that can be imported by its types exists, and each
// value that exists has a type. Prints what differs; ends with status 1 if anything does.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const options = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  types: [],
};
let failures = 0;

/** Names that the declarations offer as values: each is used as one, and those that the compiler refuses are left out. */
function promised(file) {
  const names = exportedNames(file);
  const probe = join(root, 'dist', '__probe__.ts');
  const uses = names.map((name) => `void m.${name};`);
  const text = [`import * as m from ${JSON.stringify(file.replace(/\.d\.ts$/, '.js'))};`, ...uses].join('\n');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === probe || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === probe ? ts.createSourceFile(path, text, options.target) : getSourceFile(path, ...rest);
  const program = ts.createProgram([probe], options, host);
  const source = program.getSourceFile(probe);
  const refused = new Set();
  for (const { start } of program.getSemanticDiagnostics(source)) {
    refused.add(source.getLineAndCharacterOfPosition(start).line - 1);
  }
  return names.filter((_, index) => !refused.has(index));
}

function exportedNames(file) {
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const symbol = checker.getSymbolAtLocation(program.getSourceFile(file));
  return symbol === undefined ? [] : checker.getExportsOfModule(symbol).map(({ name }) => name);
}

for (const [path, entry] of Object.entries(exports)) {
  if (typeof entry === 'string') continue;
  const types = promised(join(root, entry.types));
  const values = Object.keys(await import(pathToFileURL(join(root, entry.default)).href));
  const missing = types.filter((name) => !values.includes(name));
  const untyped = values.filter((name) => !types.includes(name));
  const ok = missing.length === 0 && untyped.length === 0;
  if (!ok) failures += 1;
  console.log(`${ok ? 'ok' : 'FAIL'} ${path}: ${values.length} values`);
  if (missing.length > 0) console.log(`  in the types only: ${missing.join(', ')}`);
  if (untyped.length > 0) console.log(`  without a type: ${untyped.join(', ')}`);
}
process.exitCode = failures === 0 ? 0 : 1;
