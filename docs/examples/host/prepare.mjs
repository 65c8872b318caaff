// Installs and builds what is still missing after a clone. A project of its own needs none of this: `npm install skymines-rules`.
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = new URL('./', import.meta.url);
const library = new URL('../../../', here);

for (const [missing, folder, command] of [
  ['node_modules', library, 'npm ci'],
  ['dist', library, 'npm run build'],
  ['node_modules', here, 'npm ci'],
]) {
  if (!existsSync(new URL(missing, folder))) execSync(command, { cwd: fileURLToPath(folder), stdio: 'inherit' });
}
