import ts from 'typescript';

export const OPTIONS = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  types: [],
};

/** The names of all types and values that a declaration file exports. */
export function exportedNames(file) {
  const program = ts.createProgram([file], OPTIONS);
  const checker = program.getTypeChecker();
  const symbol = checker.getSymbolAtLocation(program.getSourceFile(file));
  return symbol === undefined ? [] : checker.getExportsOfModule(symbol).map(({ name }) => name);
}
