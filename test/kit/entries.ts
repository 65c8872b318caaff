import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A name exported by a package entry. */
export interface Exported {
  readonly name: string;
  /** The symbol behind all aliases. */
  readonly symbol: ts.Symbol;
}

/** A package entry such as `.` or `./text`, with its exports in alphabetical order. */
export interface Entry {
  readonly path: string;
  readonly exports: readonly Exported[];
}

/** The package entries as the compiler reads them. */
export interface Entries {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly entries: readonly Entry[];
}

/** Strict options for reading the sources without emitting anything. */
export const OPTIONS: ts.CompilerOptions = {
  allowImportingTsExtensions: true,
  exactOptionalPropertyTypes: true,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2022,
  types: [],
};

/** Each file in this folder is a package entry; its path is the subpath. */
const FOLDER = 'src/entries';

/** Returns the source of every entry. Reading takes seconds. */
export function readEntries(): Entries {
  const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({
      path: file === 'index.ts' ? '.' : `./${file.replaceAll('\\', '/').slice(0, -'.ts'.length)}`,
      file: join(FOLDER, file),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1)); // The main entry comes first.
  const program = ts.createProgram(
    paths.map(({ file }) => file),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  const entries = paths.map(({ path, file }): Entry => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} exports nothing`);
    const exports = checker.getExportsOfModule(module).map((symbol): Exported => {
      const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      return { name: symbol.name, symbol: isAlias ? checker.getAliasedSymbol(symbol) : symbol };
    });
    return { path, exports: exports.sort((one, other) => (one.name < other.name ? -1 : 1)) };
  });
  return { program, checker, entries };
}
