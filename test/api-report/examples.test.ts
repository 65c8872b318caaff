// The examples of doc comments are fragments. Each is completed by imports and the usual variables, and its types are checked.

import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesBelow, textOf } from '../kit/docs.ts';
import { OPTIONS, readEntries } from '../kit/entries.ts';

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

const EXAMPLES = filesBelow('src').flatMap((file) =>
  [...textOf(file).matchAll(/@example\n\s*\* ```ts\n([\s\S]*?)\n\s*\* ```/g)].map(([, block = ''], index) => {
    return { name: `${file} ${index + 1}`, code: block.replace(/^\s*\* ?/gm, '') };
  }),
);

const { entries } = readEntries();
const MODULES = new Map(
  entries.flatMap(({ path, exports }) => exports.map(({ name }) => [name, path] as const)).reverse(),
);
const sourceOf = (path: string): string => `../../src/entries/${path === '.' ? 'index' : path.slice(2)}.ts`;

/** Returns a module with the example, an import for each name of the library in it, and its free variables. */
function moduleOf(code: string): string {
  const names = new Set(code.match(/[A-Za-z_]\w*/g));
  const isDeclared = (name: string): boolean =>
    new RegExp(`(const|let) (\\{[^}]*\\b${name}\\b|\\[[^\\]]*\\b${name}\\b|${name}\\b)`).test(code);
  const variables = Object.entries(VARIABLES).filter(([name]) => names.has(name) && !isDeclared(name));
  const types = variables.flatMap(([, type]) => type.match(/[A-Z]\w+/g) ?? []);
  const used = [...new Set([...names, ...types])].filter(
    (name) => MODULES.has(name) && !isDeclared(name) && !variables.some(([each]) => each === name),
  );
  return [
    ...used.map((name) => `import { ${name} } from '${sourceOf(MODULES.get(name) ?? '')}';`),
    ...variables.map(([name, type]) => `declare let ${name}: ${type};`),
    code,
    'export {};',
  ].join('\n');
}

test('every example of a doc comment passes the compiler', () => {
  const folder = `${ts.sys.getCurrentDirectory()}/test/api-report/`;
  const files = new Map(EXAMPLES.map(({ code }, index) => [`${folder}example${index}.ts`, moduleOf(code)]));
  const options = { ...OPTIONS, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'], noUncheckedIndexedAccess: true };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  const program = ts.createProgram([...files.keys()], options, host);
  const problems = [...files.keys()].flatMap((file, index) => {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(
      ({ messageText }) => `${EXAMPLES[index]?.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(40);
  expect(problems).toEqual([]);
}, 120_000);
