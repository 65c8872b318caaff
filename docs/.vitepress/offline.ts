import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files for installing the Play page on a phone. */
const INSTALL_FILES = ['manifest.webmanifest', 'icon.svg', 'icon-192.png', 'icon-512.png'];

/** Writes the service worker that makes the Play page work offline. */
export function writeOffline(outDir: string): void {
  // File names contain a content hash.
  const files = readdirSync(join(outDir, 'play/assets')).sort();
  const hash = createHash('sha256').update(readFileSync(join(outDir, 'play/index.html')));
  const version = hash.update(files.join()).digest('hex').slice(0, 12);
  const cached = [...files.map((file) => `play/assets/${file}`), ...INSTALL_FILES];
  const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(cached)};\n`;
  const worker = readFileSync(new URL('offlineWorker.js', import.meta.url), 'utf8');
  writeFileSync(join(outDir, 'offline.js'), head + worker);
}
