import { expect, test } from 'vitest';
import { textOf } from '../../kit/docs.ts';
import { galleryPage, galleryPicture, KINDS } from './gallery.ts';

test('the page of drawn components is up to date', () => {
  expect(textOf('docs/gallery.md')).toBe(galleryPage());
});

test.each(KINDS)('the picture of all $name is up to date and has no repeated id', (kind) => {
  const picture = galleryPicture(kind);
  expect(textOf(`docs/images/${kind.name}.svg`) === picture).toBe(true);
  const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
