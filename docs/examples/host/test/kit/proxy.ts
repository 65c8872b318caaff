import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { freePort, isUp } from './service.ts';

const CONFIG = fileURLToPath(new URL('../../haproxy.cfg', import.meta.url));
const HAPROXY = process.env['HAPROXY'] ?? '/usr/sbin/haproxy';

/**
 * Starts the proxy of the example in front of three servers. With `isSpread`, each socket goes to the server with the
 * fewest.
 */
export async function startProxy(urls: readonly string[], { isSpread = false } = {}) {
  const port = await freePort();
  const config = join(mkdtempSync(join(tmpdir(), 'proxy-')), 'haproxy.cfg');
  const text = readFileSync(CONFIG, 'utf8');
  writeFileSync(config, isSpread ? text.replace(/balance uri.*\n.*hash-type.*\n/, 'balance leastconn\n') : text);
  const [one = '', two = '', three = ''] = urls.map((url) => new URL(url).host);
  const env = { ...process.env, PROXY_PORT: String(port), SERVER_1: one, SERVER_2: two, SERVER_3: three };
  execFileSync(HAPROXY, ['-c', '-f', config], { env, stdio: 'ignore' });
  const proxy = spawn(HAPROXY, ['-db', '-f', config], { env, stdio: 'ignore' });
  const ended = once(proxy, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const ask = async (): Promise<void> => {
    const { status } = await fetch(`${url}/health`);
    if (status !== 200) throw new Error(`The proxy answers ${status}.`);
  };
  if (!(await isUp(ended, ask))) throw new Error('The proxy did not start.');
  return {
    url,
    async end(): Promise<void> {
      proxy.kill('SIGKILL');
      await ended;
      rmSync(dirname(config), { recursive: true });
    },
  };
}
