import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';

/** Returns the client's address. Behind proxies, this is taken from the header set by the last trusted proxy. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const address = proxies === 0 ? request.socket.remoteAddress : forwarded.at(-proxies)?.trim();
  return networkOf(address ?? '');
}

/** Reduces an IPv6 address to its first four groups, because a single household has a whole network of addresses. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [head.split(':'), tail.split(':').filter((group) => group !== '')];
  const zeros = address.includes('::')
    ? Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
    : [];
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/** Returns `true` if a request comes from a page of this server or from a program that sends no `origin`. */
export function isOwnOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin === undefined || (host !== undefined && origin.replace(/^https?:\/\//, '') === host);
}

/** Returns `true` if a request uses an allowed host name. Any site can point its own name at this machine. */
export function isAllowedHost({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  const name = headers.host?.toLowerCase().replace(/:\d+$/, '') ?? '';
  return allowed.length === 0 || allowed.includes(name);
}

/**
 * Returns a server's URLs: first the one on this machine, then those in its networks if it listens on all addresses.
 */
export function urlsOf(host: string, port: number, networks = networkInterfaces()): readonly string[] {
  const urlOf = (name: string): string => `http://${name}:${port}/`;
  if (host !== '0.0.0.0') return [urlOf(host)];
  const others = Object.values(networks).flatMap((network = []) =>
    network.flatMap(({ address, family, internal }) => (family === 'IPv4' && !internal ? [urlOf(address)] : [])),
  );
  return [urlOf('localhost'), ...others];
}
