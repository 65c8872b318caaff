// Writes docs/gallery.md and its pictures.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { galleryPage, galleryPicture, KINDS } from './gallery.ts';

const docs = join(import.meta.dirname, '../../../docs');
writeFileSync(join(docs, 'gallery.md'), galleryPage());
for (const kind of KINDS) writeFileSync(join(docs, 'images', `${kind.name}.svg`), galleryPicture(kind));
