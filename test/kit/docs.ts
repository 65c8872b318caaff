import { readdirSync, readFileSync } from 'node:fs';

/** Returns the text of a project file. */
export function textOf(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

/** Returns the code block of an example from `docs/examples/` in a page. */
export function blockOf(example: string): string {
  return `\`\`\`ts\n${textOf(`docs/examples/${example}.ts`)}\`\`\``;
}

/** Returns all files below a project folder, except installed packages and hidden folders. */
export function filesBelow(folder: string): string[] {
  return readdirSync(new URL(`../../${folder}/`, import.meta.url), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return [`${folder}/${entry.name}`];
    const isOurs = entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.');
    return isOurs ? filesBelow(`${folder}/${entry.name}`) : [];
  });
}
