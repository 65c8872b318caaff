import { readStoredGame, type StoredGame } from './storedGame.ts';

const MARK = '#game=';

/** In bytes. Larger data is rejected before it uses up the memory. */
const MAX_BYTES = 4_000_000;

/** Apps often truncate links that are longer than this. */
export const LONG_LINK = 8000;

/** The link contains the whole compressed game. Nothing is sent to a server. */
export async function linkTo(game: StoredGame, page: string = location.href): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(game)), new CompressionStream('deflate-raw'));
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  const safe = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${page.split('#')[0]}${MARK}${safe}`;
}

/** Throws an error if the address contains a game that cannot be read. */
export async function linkedGame(): Promise<StoredGame | null> {
  if (!location.hash.startsWith(MARK)) return null;
  const text = atob(location.hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
  const packed = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const bytes = await through(packed, new DecompressionStream('deflate-raw'));
  return readStoredGame(JSON.parse(new TextDecoder().decode(bytes)));
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > MAX_BYTES) throw new RangeError('This link is too long.');
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
