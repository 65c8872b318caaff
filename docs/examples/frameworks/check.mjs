// Type-checks and builds all examples and runs the test, in parallel. Prints the output of each failed task.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

const TASKS = [
  ['next', 'next build next'],
  ['sveltekit', 'cd sveltekit && svelte-kit sync && svelte-check --fail-on-warnings && vite build'],
  ['vue', 'vue-tsc --noEmit -p vue && vite build vue'],
  ['jest', 'npm test'],
];

function run([name, command]) {
  const path = `${here}node_modules/.bin:${process.env['PATH']}`;
  const env = { ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: '1' };
  const began = performance.now();
  const child = spawn(command, { cwd: here, shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((done) => {
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`${name}: ${code === 0 ? 'ok' : `failed\n${output}`} (${seconds} s)`);
      if (code !== 0) process.exitCode = 1;
      done();
    });
  });
}

await Promise.all(TASKS.map(run));
