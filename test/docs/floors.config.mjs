import { readFileSync } from 'node:fs';

// The drawings of the floors in docs/architecture.md are the rule: the tool reads them from there.
const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
const [, drawing = ''] = /```floors\n([\s\S]*?)```/.exec(page) ?? [];
const insides = [...page.matchAll(/```floors of (\S+)\n([\s\S]*?)```/g)];

/**
 * The floors of the house and of the rooms that have floors of their own, each with the rooms on it from the top down:
 * `{ path: 'src/game/', floors: [['modules', 'luna'], ['rules'], ['model']] }`.
 */
function houses(text, root) {
  const all = [{ path: root, floors: [] }];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const rooms = line.trim().split(' | ');
    if (!line.startsWith(' ')) all[0].floors.push(rooms);
    else {
      const path = `${root}${all[0].floors.at(-1)[0]}/`;
      if (all.at(-1).path !== path) all.push({ path, floors: [] });
      all.at(-1).floors.push(rooms);
    }
  }
  return all;
}

/** A room may import itself and what stands on lower floors; nothing beside it and nothing above. */
function rulesOf({ path, floors }) {
  return floors.flatMap((rooms, floor) =>
    rooms.map((room) => ({
      name: `${path}${room} imports only what stands below it`,
      severity: 'error',
      from: { path: `^${path}${room}/` },
      to: {
        path: `^${path}`,
        pathNot: `^${path}(${[room, ...floors.slice(floor + 1).flat()].join('|')})/`,
      },
    })),
  );
}

/** The same between the rooms of one folder; the files beside them serve all of it. */
function roomRulesOf({ path, floors }) {
  const rooms = `^${path}(${floors.flat().join('|')})/`;
  return rulesOf({ path, floors }).map((rule) => ({ ...rule, to: { ...rule.to, path: rooms } }));
}

export default {
  forbidden: [
    ...houses(drawing, 'src/').flatMap(rulesOf),
    ...insides.flatMap(([, root, drawn]) => houses(drawn, `${root}/`).flatMap(roomRulesOf)),
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
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
