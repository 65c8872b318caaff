import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'tsup';

const EXAMPLES = fileURLToPath(new URL('../../../', import.meta.url));

/** The programs that the tests start most often, by example. */
const PROGRAMS = { host: ['main', 'backup'], arena: ['queue', 'worker'] } as const;

const folderOf = (example: string): string => join(EXAMPLES, example, 'node_modules/.cache/programs');

/**
 * Translates these programs to JavaScript before all tests. Starting one with tsx would take twice the CPU time, and
 * the tests start hundreds.
 */
export default async function translate(): Promise<void> {
  for (const [example, names] of Object.entries(PROGRAMS)) {
    const source = join(EXAMPLES, example, 'src');
    await build({
      config: false,
      entry: names.map((name) => join(source, `${name}.ts`)),
      outDir: folderOf(example),
      outExtension: () => ({ js: '.mjs' }),
      format: 'esm',
      target: 'es2022',
      // All packages. `skipNodeModulesBundle` would include the library, whose path `tsconfig.json` changes.
      external: [/^[^./]/],
      silent: true,
      // The programs find other files relative to their source, which is all in one folder.
      define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(source, 'main.ts')).href) },
    });
  }
}

/** Returns the path of a translated program. */
export function programFile<E extends keyof typeof PROGRAMS>(example: E, name: (typeof PROGRAMS)[E][number]): string {
  return join(folderOf(example), `${name}.mjs`);
}
