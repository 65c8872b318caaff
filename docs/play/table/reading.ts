import type { Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import type { Picture } from './pictures.ts';

/** Any size will do: the pictures are read, not seen. */
const SIZE = { width: 600, height: 400 };

/** All that lies on the table in words, picture by picture: each thing as pointing tells it, with what lies on it. */
export function reading(pictures: readonly Picture[], text: Text): readonly HTMLElement[] {
  return pictures.flatMap(({ title, draw }) => {
    const things = namesIn(draw({ text, size: SIZE }));
    const items = things.map((name) => h('li', {}, sentence(name)));
    return items.length === 0 ? [] : [h('h3', {}, title), h('ul', {}, ...items)];
  });
}

/** The names of the things of a picture, in the order in which they are drawn. */
function namesIn(svg: string): readonly string[] {
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const titles = picture.querySelectorAll('[data-ref] > title');
  return [...titles].map((title) => title.textContent ?? '').filter((name) => name !== '');
}
