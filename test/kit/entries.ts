import ts from 'typescript';
import packed from '../../package.json' with { type: 'json' };

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
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2022,
  types: [],
};

/** Reads the source of every entry. */
export function readEntries(): Entries {
  const paths = Object.entries(packed.exports).flatMap(([path, entry]) =>
    typeof entry === 'string' ? [] : [{ path, file: entry.types.replace('dist', 'src').replace('.d.ts', '.ts') }],
  );
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
