// Tries the programs of an earlier version with the current package: every example and every TypeScript block of its
// pages, its golden records and its golden saves. Prints what no longer compiles, runs or loads; ends with status 1 if
// anything does not. Needs a finished build.
//
//   npm run check:upgrade [-- COMMIT]
//
// The earlier version is the newest tag, or the given commit.
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT, run, withPackedProject } from './packed.mjs';

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const tags = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n');
const [since = tags[0]] = process.argv.slice(2);

if (since === '') console.log('SKIPPED: no version has a tag yet. Name a commit to compare with.');
else process.exitCode = (await withPackedProject((project) => upgrade(project))) ? 0 : 1;

/** Programs of the earlier version by file name. */
function programs() {
  const files = git('ls-tree', '-r', '--name-only', since).split('\n');
  const examples = files.filter(
    (file) => /^docs\/examples\/(recipes\/)?[^/]+\.ts$/.test(file) && !file.endsWith('.test.ts'),
  );
  const pages = files.filter((file) => file === 'README.md' || /^docs\/[^/]+\.md$/.test(file));
  const blocks = pages
    .flatMap((page) =>
      [...git('show', `${since}:${page}`).matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code], index) => [
        `${page.replaceAll(/\W/g, '-')}-${index + 1}.ts`,
        code,
      ]),
    )
    .filter(([, code]) => code.includes("from 'skymines-rules")); // the others are fragments
  return [
    ...examples.map((file) => [
      file.replace('docs/examples/', '').replaceAll('/', '-'),
      git('show', `${since}:${file}`),
    ]),
    ...blocks,
  ];
}

/** Data saved by older versions, each with the function that reads it. */
function kept() {
  const files = git('ls-tree', '-r', '--name-only', since).split('\n');
  return files
    .filter((file) => /^test\/golden\/records\/.*\.json$|^test\/hosting\/saves\/golden-\d+\.json$/.test(file))
    .map((file) => ({ file, isRecord: file.includes('/records/'), text: git('show', `${since}:${file}`) }));
}

function upgrade(project) {
  const folder = join(project, 'programs');
  mkdirSync(folder);
  for (const name of ['vitest', 'fast-check', '@types']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(project, 'node_modules', name));
  }
  const all = programs();
  for (const [name, text] of all) writeFileSync(join(folder, name), text);
  return [compile(project, all), play(project, all), load(project)].every((good) => good);
}

function compile(project, all) {
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'preserve',
    moduleDetection: 'force',
    moduleResolution: 'bundler',
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    resolveJsonModule: true,
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['programs'] }));
  const { stdout } = run(
    project,
    process.execPath,
    [join(ROOT, 'node_modules/typescript/bin/tsc'), '--pretty', 'false'],
    {
      seconds: 600,
    },
  );
  const errors = stdout.split('\n').filter((line) => line.startsWith('programs/'));
  const wrong = new Set(errors.map((line) => line.split('(')[0]));
  console.log(`${all.length - wrong.size} of ${all.length} programs compile`);
  for (const error of errors) console.log(`FAIL ${error}`);
  return errors.length === 0;
}

/** Programs run if they are not tests and do not need a function from the reader. */
function play(project, all) {
  const alone = all.filter(([, text]) => !text.includes('declare ') && !text.includes("from 'vitest'"));
  writeFileSync(
    join(project, 'play.mjs'),
    `import { defaultContent } from 'skymines-rules/content';
globalThis.fetch = async () => Response.json(defaultContent);
const { log } = console;
console.log = () => {};
for (const name of ${JSON.stringify(alone.map(([name]) => name))}) {
  try { await import('./programs/' + name); } catch (error) { log('FAIL ' + name + ': ' + error); }
}
process.exit(0);
`,
  );
  const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const { stdout, failure } = run(project, process.execPath, [tsx, 'play.mjs'], { seconds: 600 });
  const wrong = stdout.split('\n').filter((line) => line !== '');
  console.log(`${alone.length - wrong.length} of ${alone.length} programs run`);
  for (const line of wrong) console.log(line);
  if (failure !== undefined) console.log(`FAIL ${failure}`);
  return wrong.length === 0 && failure === undefined;
}

function load(project) {
  const all = kept();
  writeFileSync(join(project, 'kept.json'), JSON.stringify(all));
  writeFileSync(
    join(project, 'load.mjs'),
    `import { readFileSync } from 'node:fs';
import { checkRecord, loadGame } from 'skymines-rules';
for (const { file, isRecord, text } of JSON.parse(readFileSync('kept.json', 'utf8'))) {
  const value = JSON.parse(text);
  if (isRecord) {
    const check = checkRecord(value);
    console.log((check.ok ? check.outcome : 'FAIL ' + check.outcome) + ' ' + file + ' ' + (check.ok ? '' : JSON.stringify(check.problems ?? check.violations)));
  } else {
    try { loadGame(value); console.log('loads ' + file); } catch (error) { console.log('FAIL ' + file + ': ' + error.message); }
  }
}
`,
  );
  const { stdout, failure } = run(project, process.execPath, ['load.mjs'], { seconds: 600 });
  console.log(stdout.trim());
  if (failure !== undefined) console.log(`FAIL ${failure}`);
  return failure === undefined && !stdout.includes('FAIL');
}
