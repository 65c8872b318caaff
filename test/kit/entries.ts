import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A name that an entry of the package exports. */
export interface Exported {
  readonly name: string;
  /** What it is, behind every alias. */
  readonly symbol: ts.Symbol;
}

/** An entry of the package: `.`, `./text`, … and what it exports, in the order of the alphabet. */
export interface Entry {
  readonly path: string;
  readonly exports: readonly Exported[];
}

/** The entries of the package as the compiler reads them. */
export interface Entries {
  readonly checker: ts.TypeChecker;
  readonly entries: readonly Entry[];
}

const OPTIONS: ts.CompilerOptions = {
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

/** Each file in here is an entry of the package: its subpath is its path. */
const FOLDER = 'src/entries';

let read: Entries | undefined;

/** The source of every entry. The tests of a process read it once. */
export function readEntries(): Entries {
  read ??= reallyRead();
  return read;
}

function reallyRead(): Entries {
  const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({
      path: file === 'index.ts' ? '.' : `./${file.replaceAll('\\', '/').slice(0, -'.ts'.length)}`,
      file: join(FOLDER, file),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1)); // the package itself comes first
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
  return { checker, entries };
}
