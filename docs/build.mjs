// Builds the site into docs/.vitepress/dist from the built package. With `dev` it serves the site instead, and shows every
// change of a page at once.
import { execSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const docs = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

function run(command, cwd = docs) {
  execSync(command, { cwd, stdio: 'inherit' });
}

/** When a file was written last, 0 if it is not there. */
function written(path) {
  return statSync(`${docs}${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

try {
  if (written('node_modules/.package-lock.json') < written('package-lock.json')) run('npm ci');
  run('npx typedoc --options docs/typedoc.json', root);
  if (process.argv[2] === 'dev') {
    run('npx vitepress dev');
  } else {
    run('npx tsc');
    run('npx vitepress build');
  }
} catch {
  process.exitCode = 1; // the command has said why
}
