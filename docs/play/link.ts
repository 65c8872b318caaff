import { readStoredGame, type StoredGame } from './storedGame.ts';

const MARK = '#game=';

/** Programs that pass links on often cut longer ones. */
export const LONG_LINK = 8000;

/** The address of this page with the whole game in it, compressed. Nothing is sent to a server. */
export async function linkTo(game: StoredGame): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(game)), new CompressionStream('deflate-raw'));
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  const safe = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${location.href.split('#')[0]}${MARK}${safe}`;
}

/** The game in the address of this page; `null` without one. Throws when it cannot be read. */
export async function linkedGame(): Promise<StoredGame | null> {
  if (!location.hash.startsWith(MARK)) return null;
  const text = atob(location.hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
  const packed = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const bytes = await through(packed, new DecompressionStream('deflate-raw'));
  return readStoredGame(JSON.parse(new TextDecoder().decode(bytes)));
}

/** Takes the game out of the address once it is open: a reload must not bring back what has been played on since. */
export function forgetLink(): void {
  if (location.hash.startsWith(MARK)) history.replaceState(history.state, '', location.pathname + location.search);
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}
