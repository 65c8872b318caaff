import { readFileSync } from 'node:fs';

// The layer diagrams in docs/architecture.md define the import rules, so they are read from there.
const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
const [, diagram = ''] = /```floors\n([\s\S]*?)```/.exec(page) ?? [];
const innerDiagrams = [...page.matchAll(/```floors of (\S+)\n([\s\S]*?)```/g)];

/**
 * Returns the layers of a folder, and of its modules that have their own layers, from top to bottom:
 * `{ path: 'src/game/', layers: [['modules', 'luna'], ['rules'], ['model']] }`.
 */
function layersOf(text, root) {
  const all = [{ path: root, layers: [] }];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const modules = line.trim().split(' | ');
    if (!line.startsWith(' ')) all[0].layers.push(modules);
    else {
      const path = `${root}${all[0].layers.at(-1)[0]}/`;
      if (all.at(-1).path !== path) all.push({ path, layers: [] });
      all.at(-1).layers.push(modules);
    }
  }
  return all;
}

/** A module may import itself and lower layers, but no neighbour and no higher layer. */
function rulesOf({ path, layers }) {
  return layers.flatMap((modules, layer) =>
    modules.map((module) => ({
      name: `${path}${module} may import only lower layers`,
      severity: 'error',
      from: { path: `^${path}${module}/` },
      to: {
        path: `^${path}`,
        pathNot: `^${path}(${[module, ...layers.slice(layer + 1).flat()].join('|')})/`,
      },
    })),
  );
}

/** Applies the same rules between the modules of a folder. All of them may import the files beside them. */
function moduleRulesOf({ path, layers }) {
  const modules = `^${path}(${layers.flat().join('|')})/`;
  return rulesOf({ path, layers }).map((rule) => ({ ...rule, to: { ...rule.to, path: modules } }));
}

export default {
  forbidden: [
    ...layersOf(diagram, 'src/').flatMap(rulesOf),
    ...innerDiagrams.flatMap(([, root, inner]) => layersOf(inner, `${root}/`).flatMap(moduleRulesOf)),
    { name: 'no circular imports', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no Node.js modules outside the command line',
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
