import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a folder on a free port of this machine. Returns the address and a function that stops the server. */
export async function serve(folder) {
  const server = createServer(async ({ url = '/' }, response) => {
    const file = url === '/' ? 'index.html' : url.slice(1);
    const body = await readFile(join(folder, file)).catch(() => null);
    response.writeHead(body === null ? 404 : 200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
