import { readdirSync, readFileSync } from 'node:fs';
import { vi } from 'vitest';

/** Returns the text of a project file. */
export function textOf(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

/** Returns the code block of an example from `docs/examples/` in a page. */
export function blockOf(example: string): string {
  return `\`\`\`ts\n${textOf(`docs/examples/${example}.ts`)}\`\`\``;
}

/** Runs an example. Returns the arguments of its calls of `console.log`. */
export async function printedBy(run: () => Promise<unknown>): Promise<readonly unknown[][]> {
  const lines: unknown[][] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...line) => void lines.push(line));
  await run();
  log.mockRestore();
  return lines;
}

/** Returns all files below a project folder, except installed packages and hidden folders. */
export function filesBelow(folder: string): string[] {
  return readdirSync(new URL(`../../${folder}/`, import.meta.url), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return [`${folder}/${entry.name}`];
    const isOurs = entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.');
    return isOurs ? filesBelow(`${folder}/${entry.name}`) : [];
  });
}
