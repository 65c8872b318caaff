import { readFileSync } from 'node:fs';

/** The text of a file of the project. */
export function textOf(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

/** The block in which a page shows an example of `docs/examples/`. */
export function blockOf(example: string): string {
  return `\`\`\`ts\n${textOf(`docs/examples/${example}.ts`)}\`\`\``;
}
