// The examples of doc comments are fragments. Each is completed by imports and the usual variables, and its types are checked.

import ts from 'typescript';
import { filesBelow, textOf } from '../kit/docs.ts';
import { type Entries, type Entry, OPTIONS } from '../kit/entries.ts';

const VARIABLES: Readonly<Record<string, string>> = {
  state: 'GameState',
  view: 'GameView',
  states: 'readonly GameState[]',
  firstGame: 'GameState',
  secondGame: 'GameState',
  options: 'CreateGameOptions',
  record: 'GameRecord',
  check: 'RecordCheck',
  action: 'Action',
  actions: 'readonly Action[]',
  session: 'Session',
  stored: 'StoredGame',
  campaign: 'CampaignState',
  steps: 'readonly ProvedAction[]',
  text: 'Text',
  seat: 'Seat',
  json: 'string',
  fc: "typeof import('fast-check')",
};

export const EXAMPLES = filesBelow('src').flatMap((file) =>
  [...textOf(file).matchAll(/@example\n\s*\* ```ts\n([\s\S]*?)\n\s*\* ```/g)].map(([, block = ''], index) => {
    return { name: `${file} ${index + 1}`, code: block.replace(/^\s*\* ?/gm, '') };
  }),
);

/** Returns the path of the first entry that exports each name. */
function modulesOf(entries: readonly Entry[]): ReadonlyMap<string, string> {
  return new Map(entries.flatMap(({ path, exports }) => exports.map(({ name }) => [name, path] as const)).reverse());
}

const sourceOf = (path: string): string => `../../src/entries/${path === '.' ? 'index' : path.slice(2)}.ts`;

/** Returns a module with the example, an import for each name of the library in it, and its free variables. */
function moduleOf(code: string, modules: ReadonlyMap<string, string>): string {
  const names = new Set(code.match(/[A-Za-z_]\w*/g));
  const isDeclared = (name: string): boolean =>
    new RegExp(`(const|let) (\\{[^}]*\\b${name}\\b|\\[[^\\]]*\\b${name}\\b|${name}\\b)`).test(code);
  const variables = Object.entries(VARIABLES).filter(([name]) => names.has(name) && !isDeclared(name));
  const types = variables.flatMap(([, type]) => type.match(/[A-Z]\w+/g) ?? []);
  const used = [...new Set([...names, ...types])].filter(
    (name) => modules.has(name) && !isDeclared(name) && !variables.some(([each]) => each === name),
  );
  return [
    ...used.map((name) => `import { ${name} } from '${sourceOf(modules.get(name) ?? '')}';`),
    ...variables.map(([name, type]) => `declare let ${name}: ${type};`),
    code,
    'export {};',
  ].join('\n');
}

/** Returns the errors of the compiler in all examples. */
export function exampleProblems({ program: entryProgram, entries }: Entries): readonly string[] {
  const folder = `${ts.sys.getCurrentDirectory()}/test/api-report/`;
  const modules = modulesOf(entries);
  const files = new Map(EXAMPLES.map(({ code }, index) => [`${folder}example${index}.ts`, moduleOf(code, modules)]));
  const options = { ...OPTIONS, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'], noUncheckedIndexedAccess: true };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  // The sources have been parsed for the reports.
  host.getSourceFile = (file, ...how) => entryProgram.getSourceFile(file) ?? getSourceFile(file, ...how);
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((file, index) => {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(
      ({ messageText }) => `${EXAMPLES[index]?.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}
