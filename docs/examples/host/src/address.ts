import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';

/** The address from which somebody asks. Behind proxies, the last of them that is trusted says it in a header. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const told = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const address = proxies === 0 ? request.socket.remoteAddress : told.at(-proxies)?.trim();
  return networkOf(address ?? '');
}

/** With IPv6 one household has a whole network of addresses: its first four groups count. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [head.split(':'), tail.split(':').filter((group) => group !== '')];
  const zeros = address.includes('::')
    ? Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
    : [];
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/** Whether a browser asks from a page of this server, or a program that is no browser and names no page. */
export function isOwnOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin === undefined || (host !== undefined && origin.replace(/^https?:\/\//, '') === host);
}

/** Returns `true` for a request under one of these names. Another site can let its own name lead to this machine. */
export function isAllowedHost({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  const name = headers.host?.toLowerCase().replace(/:\d+$/, '') ?? '';
  return allowed.length === 0 || allowed.includes(name);
}

/** Where browsers find a server: on this machine, and from the others of its network, if it listens to them. */
export function doorsOf(host: string, port: number, networks = networkInterfaces()): readonly string[] {
  const doorOf = (name: string): string => `http://${name}:${port}/`;
  if (host !== '0.0.0.0') return [doorOf(host)];
  const others = Object.values(networks).flatMap((network = []) =>
    network.flatMap(({ address, family, internal }) => (family === 'IPv4' && !internal ? [doorOf(address)] : [])),
  );
  return [doorOf('localhost'), ...others];
}
