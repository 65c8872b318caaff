import { readStoredGame, type StoredGame } from './storedGame.ts';

const MARK = '#game=';

/** Longer than any game: what would be larger is refused before it fills the memory. In bytes. */
const LARGEST = 4_000_000;

/** Programs that pass links on often cut longer ones. */
export const LONG_LINK = 8000;

/** The address of the Play page with the whole game in it, compressed. Nothing is sent to a server. */
export async function linkTo(game: StoredGame, page: string = location.href): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(game)), new CompressionStream('deflate-raw'));
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  const safe = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${page.split('#')[0]}${MARK}${safe}`;
}

/** The game in the address of this page; `null` without one. Throws when it cannot be read. */
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
    if (size > LARGEST) throw new RangeError('This link is too long.');
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
