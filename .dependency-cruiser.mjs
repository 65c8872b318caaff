import { readFileSync } from 'node:fs';

// The drawing of the floors in docs/architecture.md is the rule: the tool reads it from there.
const page = readFileSync(new URL('docs/architecture.md', import.meta.url), 'utf8');
const [, drawing = ''] = /```floors\n([\s\S]*?)```/.exec(page) ?? [];

/**
 * The floors of the house and of the rooms that have floors of their own, each with the rooms on it from the top down:
 * `{ path: 'src/game/', floors: [['modules', 'luna', 'longest'], ['rules'], ['model']] }`.
 */
function houses(text) {
  const all = [{ path: 'src/', floors: [] }];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const rooms = line.trim().split(' | ');
    if (!line.startsWith(' ')) all[0].floors.push(rooms);
    else {
      const path = `src/${all[0].floors.at(-1)[0]}/`;
      if (all.at(-1).path !== path) all.push({ path, floors: [] });
      all.at(-1).floors.push(rooms);
    }
  }
  return all;
}

/** The entries of the package. Of all rooms only the command line, the topmost one, uses them, as everybody else outside does. */
const ENTRIES = '^src/[^/]+\\.ts$';

/** A room may import itself and what stands on lower floors; nothing beside it and nothing above. */
function rulesOf({ path, floors }) {
  return floors.flatMap((rooms, floor) =>
    rooms.map((room) => ({
      name: `${path}${room} imports only what stands below it`,
      severity: 'error',
      from: { path: `^${path}${room}/` },
      to: {
        path: `^${path}`,
        pathNot: [
          `^${path}(${[room, ...floors.slice(floor + 1).flat()].join('|')})/`,
          ...(path === 'src/' && floor === 0 ? [ENTRIES] : []),
        ],
      },
    })),
  );
}

export default {
  forbidden: [
    ...houses(drawing).flatMap(rulesOf),
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'entries leave the command line alone',
      severity: 'error',
      from: { path: ENTRIES },
      to: { path: '^src/cli/' },
    },
    {
      name: 'nothing of Node outside the command line',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
