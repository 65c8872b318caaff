import { join } from 'node:path';
import ts from 'typescript';
import { ENTRIES, ROOT } from './packed.mjs';

const OPTIONS = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  types: [],
};

const fileOf = ({ types }) => join(ROOT, types);

/** The names of all types and values that an entry exports, by the name of the entry. */
export function exportedNames() {
  const program = ts.createProgram(ENTRIES.map(fileOf), OPTIONS);
  const checker = program.getTypeChecker();
  const namesIn = (entry) => {
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(fileOf(entry)));
    return symbol === undefined ? [] : checker.getExportsOfModule(symbol).map(({ name }) => name);
  };
  return new Map(ENTRIES.map((entry) => [entry.name, namesIn(entry)]));
}

/**
 * The names that each entry exports as values: a probe uses each name as one, and those that the compiler rejects are
 * left out.
 */
export function exportedValues() {
  const declared = exportedNames();
  const probes = new Map(
    ENTRIES.map((entry) => [join(ROOT, 'dist', `__${entry.types.replace(/\W/g, '-')}__.ts`), entry]),
  );
  const textOf = (entry) => {
    const uses = declared.get(entry.name).map((name) => `void m.${name};`);
    return [`import * as m from ${JSON.stringify(join(ROOT, entry.default))};`, ...uses].join('\n');
  };
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => probes.has(path) || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    probes.has(path)
      ? ts.createSourceFile(path, textOf(probes.get(path)), OPTIONS.target)
      : getSourceFile(path, ...rest);
  const program = ts.createProgram([...probes.keys()], OPTIONS, host);
  const valuesIn = (probe, { name }) => {
    const source = program.getSourceFile(probe);
    const rejected = new Set(
      program.getSemanticDiagnostics(source).map(({ start }) => source.getLineAndCharacterOfPosition(start).line - 1),
    );
    return declared.get(name).filter((_, index) => !rejected.has(index));
  };
  return new Map([...probes].map(([probe, entry]) => [entry.name, valuesIn(probe, entry)]));
}
