import { readdirSync, readFileSync } from 'node:fs';

/** The text of a file of the project. */
export function textOf(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

/** The block in which a page shows an example of `docs/examples/`. */
export function blockOf(example: string): string {
  return `\`\`\`ts\n${textOf(`docs/examples/${example}.ts`)}\`\`\``;
}

/** The files below a folder of the project, but for packages that are installed there and hidden folders. */
export function filesBelow(folder: string): string[] {
  return readdirSync(new URL(`../../${folder}/`, import.meta.url), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return [`${folder}/${entry.name}`];
    const isOurs = entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.');
    return isOurs ? filesBelow(`${folder}/${entry.name}`) : [];
  });
}
