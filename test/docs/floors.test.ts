import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';
import { textOf } from '../kit/docs.ts';
import { proofTest } from '../kit/proofTest.ts';

// The drawing in docs/architecture.md is the rule for imports. These tests hold the drawing against the folders, and the
// rule against a house in which every room imports every other.

const house = mkdtempSync(join(tmpdir(), 'floors-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

interface Room {
  /** Its folder below `src`, such as `game/rules`. */
  readonly path: string;
  /** The line of the drawing on which it stands. */
  readonly line: number;
}

/** The rooms of the drawing. A line that is indented belongs to the room above it that is not. */
function roomsOf(drawing: string): Room[] {
  let outer = '';
  return drawing.split('\n').flatMap((text, line) => {
    const names = text.trim().split(' | ');
    const inside = text.startsWith(' ');
    if (!inside) outer = names[0] ?? '';
    return names.filter((name) => name !== '').map((name) => ({ path: inside ? `${outer}/${name}` : name, line }));
  });
}

const [, drawing = ''] = /```floors\n([\s\S]*?)```/.exec(textOf('docs/architecture.md')) ?? [];
const ROOMS = roomsOf(drawing);
const OUTER = ROOMS.filter(({ path }) => !path.includes('/'));

test('the drawing shows every room, and no other', () => {
  const withFloors = new Set(ROOMS.filter(({ path }) => path.includes('/')).map(({ path }) => dirname(path)));
  const folders = ['', ...withFloors].flatMap((path) =>
    readdirSync(join('src', path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(path, name)),
  );
  expect(ROOMS.map(({ path }) => path).sort()).toEqual(folders.sort());
});

/** Whether a file of one room may import a file of another. */
function allowed(from: Room, to: Room): boolean {
  if (to.path.startsWith(`${from.path}/`)) return true; // into the rooms of its own room
  if (from.path.startsWith(`${to.path}/`)) return false; // out of them
  if (dirname(from.path) === dirname(to.path)) return from.line < to.line;
  const [one, other] = [from, to].map(({ path }) => OUTER.find((room) => room.path === path.split('/')[0]));
  return one === other || (one?.line ?? 0) < (other?.line ?? 0);
}

/** Writes two files for each room: one to be imported, and one that imports those of all other rooms. */
function plant(): void {
  for (const { path } of ROOMS) {
    const imports = ROOMS.filter((room) => room.path !== path).map(
      (room) => `import '${relative(join('src', path), join('src', room.path)) || '.'}/target.ts';\n`,
    );
    mkdirSync(join(house, 'src', path), { recursive: true });
    writeFileSync(join(house, 'src', path, 'target.ts'), 'export const target = 1;\n');
    writeFileSync(join(house, 'src', path, 'planted.ts'), imports.join('').replaceAll("'target", "'./target"));
  }
}

/** The imports of the planted house that the rules refuse, with the name of the rule. */
async function refused(...roots: string[]): Promise<{ readonly rule: string; readonly arrow: string }[]> {
  const { cruise } = await import('dependency-cruiser');
  const { default: extractConfig } = await import('dependency-cruiser/config-utl/extract-depcruise-config');
  const config = await extractConfig('./test/docs/floors.config.mjs');
  const forbidden: IForbiddenRuleType[] = config.forbidden ?? [];
  const { output } = await cruise(roots, { baseDir: house, validate: true, ruleSet: { forbidden } });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, arrow: `${from} -> ${to}` }));
}

proofTest('the tool refuses imports upwards, to a neighbour and out of a room in a room, and no other', async () => {
  plant();
  const found = (await refused('src')).map(({ arrow }) => arrow);
  const wrong = ROOMS.flatMap((from) =>
    ROOMS.filter((to) => to !== from && !allowed(from, to)).map(
      (to) => `src/${from.path}/planted.ts -> src/${to.path}/target.ts`,
    ),
  );
  expect(found.sort()).toEqual(wrong.sort());
  expect(wrong).toContain('src/engine/planted.ts -> src/game/rules/target.ts');
});

proofTest('it refuses circles, and modules of Node outside the command line', async () => {
  const files = {
    'cli/planted.ts': "import 'node:fs';\n",
    'api/planted.ts': "import './other.ts';\n",
    'api/other.ts': "import './planted.ts';\n",
    'engine/planted.ts': "import 'node:fs';\n",
  };
  rmSync(house, { recursive: true });
  plant();
  for (const { path } of ROOMS) rmSync(join(house, 'src', path, 'planted.ts'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(house, 'src', path), text);
  expect(new Set((await refused('src')).map(({ rule, arrow }) => `${arrow}: ${rule}`))).toEqual(
    new Set([
      'src/api/other.ts -> src/api/planted.ts: no circles',
      'src/engine/planted.ts -> fs: nothing of Node outside the command line',
    ]),
  );
});

function roomsOfPage(page: string): Room[] {
  const fence = new RegExp(`\`\`\`floors of ${page}\\n([\\s\\S]*?)\`\`\``);
  return roomsOf(fence.exec(textOf('docs/architecture.md'))?.[1] ?? '');
}

test.each(['src/text', 'src/drawing', 'docs/play', 'docs/workshop'])(
  'the rooms of %s are those of the drawing',
  (page) => {
    const holdsCode = (name: string): boolean => readdirSync(join(page, name)).some((file) => file.endsWith('.ts'));
    const folders = readdirSync(page, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const names = folders.map(({ name }) => name).filter(holdsCode);
    expect(
      roomsOfPage(page)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(names.sort());
  },
);

proofTest.each(['src/text', 'src/drawing', 'docs', 'docs/play', 'docs/workshop'])(
  'the rooms of %s import only what stands below them, or beside all rooms',
  async (page) => {
    rmSync(house, { recursive: true, force: true });
    const rooms = roomsOfPage(page);
    const targets = rooms.map(({ path }) => path);
    for (const room of targets) {
      const others = targets.filter((other) => other !== room).map((other) => `import '../${other}/target.ts';\n`);
      mkdirSync(join(house, page, room), { recursive: true });
      writeFileSync(join(house, page, room, 'target.ts'), 'export const target = 1;\n');
      writeFileSync(join(house, page, room, 'planted.ts'), `${others.join('')}import '../beside.ts';\n`);
    }
    writeFileSync(join(house, page, 'beside.ts'), 'export const beside = 1;\n');
    const wrong = rooms.flatMap((from) =>
      rooms
        .filter((to) => to !== from && to.line <= from.line)
        .map((to) => `${page}/${from.path}/planted.ts -> ${page}/${to.path}/target.ts`),
    );
    expect((await refused(page)).map(({ arrow }) => arrow).sort()).toEqual(wrong.sort());
    expect(wrong.length).toBeGreaterThan(3);
  },
);
