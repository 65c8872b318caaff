// Installs and builds missing parts in a clone of the library. Has no effect elsewhere.
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = new URL('./', import.meta.url);
const library = new URL('../../../', here);

const isClone = existsSync(new URL('src/entries/index.ts', library));
const parts = [
  ['node_modules', library, 'npm ci'],
  ['dist', library, 'npm run build'],
  ['node_modules', here, 'npm ci'],
];
for (const [missing, folder, command] of isClone ? parts : []) {
  if (!existsSync(new URL(missing, folder))) execSync(command, { cwd: fileURLToPath(folder), stdio: 'inherit' });
}
