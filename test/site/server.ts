import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the built site. */
export const DIST = fileURLToPath(new URL('../../docs/.vitepress/dist/', import.meta.url));

/** The path under which the site was built. */
export const BASE = process.env['SITE_BASE'] ?? '/';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Returns the file that a static web server sends for a path: `drawing.html` for `/drawing`. */
export function fileOf(path: string): string {
  const inside = decodeURIComponent(path.slice(BASE.length));
  if (inside === '' || inside.endsWith('/')) return `${inside}index.html`;
  return extname(inside) === '' ? `${inside}.html` : inside;
}

export interface Served {
  /** The address of the home page, with a trailing slash. */
  readonly url: string;
  readonly close: () => void;
}

/** Serves the built site on a free local port. */
export async function serve(): Promise<Served> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    try {
      const file = fileOf(pathname);
      const body = await readFile(join(DIST, file));
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${BASE}`, close: () => server.close() };
}
