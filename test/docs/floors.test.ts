import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';
import { textOf } from '../kit/docs.ts';
import { proofTest } from '../kit/proofTest.ts';

// The diagram in docs/architecture.md defines the allowed imports. These tests compare it with the folders, and check the
// rules with generated code in which every module imports every other.

const sandbox = mkdtempSync(join(tmpdir(), 'floors-'));
afterAll(() => rmSync(sandbox, { recursive: true, force: true }));

interface Module {
  /** The folder below `src`, such as `game/rules`. */
  readonly path: string;
  /** The line in the diagram. Lower lines are lower layers. */
  readonly line: number;
}

/** Reads the modules of the diagram. Indented lines belong to the last module that is not indented. */
function modulesOf(diagram: string): Module[] {
  let outer = '';
  return diagram.split('\n').flatMap((text, line) => {
    const names = text.trim().split(' | ');
    const inside = text.startsWith(' ');
    if (!inside) outer = names[0] ?? '';
    return names.filter((name) => name !== '').map((name) => ({ path: inside ? `${outer}/${name}` : name, line }));
  });
}

const [, diagram = ''] = /```floors\n([\s\S]*?)```/.exec(textOf('docs/architecture.md')) ?? [];
const MODULES = modulesOf(diagram);
const OUTER = MODULES.filter(({ path }) => !path.includes('/'));

test('the diagram shows exactly the existing modules', () => {
  const withFloors = new Set(MODULES.filter(({ path }) => path.includes('/')).map(({ path }) => dirname(path)));
  const folders = ['', ...withFloors].flatMap((path) =>
    readdirSync(join('src', path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(path, name)),
  );
  expect(MODULES.map(({ path }) => path).sort()).toEqual(folders.sort());
});

/** Checks whether a file of one module may import a file of another. */
function isAllowed(from: Module, to: Module): boolean {
  if (to.path.startsWith(`${from.path}/`)) return true; // a submodule of its own
  if (from.path.startsWith(`${to.path}/`)) return false; // its parent module
  if (dirname(from.path) === dirname(to.path)) return from.line < to.line;
  const [one, other] = [from, to].map(({ path }) => OUTER.find((module) => module.path === path.split('/')[0]));
  return one === other || (one?.line ?? 0) < (other?.line ?? 0);
}

/** Writes two files for each module: one to be imported, and one that imports those of all other modules. */
function writeSandbox(): void {
  for (const { path } of MODULES) {
    const imports = MODULES.filter((module) => module.path !== path).map(
      (module) => `import '${relative(join('src', path), join('src', module.path)) || '.'}/target.ts';\n`,
    );
    mkdirSync(join(sandbox, 'src', path), { recursive: true });
    writeFileSync(join(sandbox, 'src', path, 'target.ts'), 'export const target = 1;\n');
    writeFileSync(join(sandbox, 'src', path, 'planted.ts'), imports.join('').replaceAll("'target", "'./target"));
  }
}

/** Returns the imports of the generated code that the rules reject, with the name of the rule. */
async function rejected(...roots: string[]): Promise<{ readonly rule: string; readonly arrow: string }[]> {
  const { cruise } = await import('dependency-cruiser');
  const { default: extractConfig } = await import('dependency-cruiser/config-utl/extract-depcruise-config');
  const config = await extractConfig('./test/docs/floors.config.mjs');
  const forbidden: IForbiddenRuleType[] = config.forbidden ?? [];
  const { output } = await cruise(roots, { baseDir: sandbox, validate: true, ruleSet: { forbidden } });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, arrow: `${from} -> ${to}` }));
}

proofTest(
  'the import rules reject imports from higher layers, neighbours and parent modules, and no others',
  async () => {
    writeSandbox();
    const found = (await rejected('src')).map(({ arrow }) => arrow);
    const wrong = MODULES.flatMap((from) =>
      MODULES.filter((to) => to !== from && !isAllowed(from, to)).map(
        (to) => `src/${from.path}/planted.ts -> src/${to.path}/target.ts`,
      ),
    );
    expect(found.sort()).toEqual(wrong.sort());
    expect(wrong).toContain('src/engine/planted.ts -> src/game/rules/target.ts');
  },
);

proofTest('the import rules reject circular imports, and Node.js modules outside the command line', async () => {
  const files = {
    'cli/planted.ts': "import 'node:fs';\n",
    'api/planted.ts': "import './other.ts';\n",
    'api/other.ts': "import './planted.ts';\n",
    'engine/planted.ts': "import 'node:fs';\n",
  };
  rmSync(sandbox, { recursive: true });
  writeSandbox();
  for (const { path } of MODULES) rmSync(join(sandbox, 'src', path, 'planted.ts'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(sandbox, 'src', path), text);
  expect(new Set((await rejected('src')).map(({ rule, arrow }) => `${arrow}: ${rule}`))).toEqual(
    new Set([
      'src/api/other.ts -> src/api/planted.ts: no circular imports',
      'src/engine/planted.ts -> fs: no Node.js modules outside the command line',
    ]),
  );
});

function modulesOfPage(page: string): Module[] {
  const fence = new RegExp(`\`\`\`floors of ${page}\\n([\\s\\S]*?)\`\`\``);
  return modulesOf(fence.exec(textOf('docs/architecture.md'))?.[1] ?? '');
}

test.each(['src/text', 'src/drawing', 'docs/play', 'docs/workshop'])(
  'the diagram of %s shows exactly the existing modules',
  (page) => {
    const hasCode = (name: string): boolean => readdirSync(join(page, name)).some((file) => file.endsWith('.ts'));
    const folders = readdirSync(page, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const names = folders.map(({ name }) => name).filter(hasCode);
    expect(
      modulesOfPage(page)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(names.sort());
  },
);

proofTest.each(['src/text', 'src/drawing', 'docs', 'docs/play', 'docs/workshop'])(
  'the modules of %s may import only lower layers and the files beside them',
  async (page) => {
    rmSync(sandbox, { recursive: true, force: true });
    const modules = modulesOfPage(page);
    const targets = modules.map(({ path }) => path);
    for (const module of targets) {
      const others = targets.filter((other) => other !== module).map((other) => `import '../${other}/target.ts';\n`);
      mkdirSync(join(sandbox, page, module), { recursive: true });
      writeFileSync(join(sandbox, page, module, 'target.ts'), 'export const target = 1;\n');
      writeFileSync(join(sandbox, page, module, 'planted.ts'), `${others.join('')}import '../beside.ts';\n`);
    }
    writeFileSync(join(sandbox, page, 'beside.ts'), 'export const beside = 1;\n');
    const wrong = modules.flatMap((from) =>
      modules
        .filter((to) => to !== from && to.line <= from.line)
        .map((to) => `${page}/${from.path}/planted.ts -> ${page}/${to.path}/target.ts`),
    );
    expect((await rejected(page)).map(({ arrow }) => arrow).sort()).toEqual(wrong.sort());
    expect(wrong.length).toBeGreaterThan(3);
  },
);
