import type { GameView } from 'skymines-rules';
import { parseRef, type Ref, refId } from 'skymines-rules/queries';
import { plain, type RichText, type Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import type { Picture } from './pictures.ts';

/** Any size will do: the pictures are read, not seen. */
const SIZE = { width: 600, height: 400 };

/** What a place tells with the place, so that it need not be told again. */
const LYING: readonly Ref['kind'][] = ['card', 'plan', 'tile'];

/** In which position and words it is read, and the ids of the things that are told already. */
interface Reading {
  readonly view: GameView;
  readonly text: Text;
  readonly told: Set<string>;
}

/** All that lies on the table in words, picture by picture: each thing as pointing tells it, with what lies on it. */
export function reading(pictures: readonly Picture[], view: GameView, text: Text): readonly HTMLElement[] {
  const told = new Set<string>();
  return pictures.flatMap(({ title, draw }) => {
    const items = thingsIn(draw({ text, size: SIZE }), { view, text, told }).map((lines) => h('li', {}, lines));
    return items.length === 0 ? [] : [h('h3', {}, title), h('ul', {}, ...items)];
  });
}

/** The things of a picture in the order in which they are drawn, each in the first picture that shows it. */
function thingsIn(svg: string, { view, text, told }: Reading): readonly string[] {
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return [...picture.querySelectorAll<SVGElement>('[data-ref]')].flatMap(({ dataset }) => {
    const id = dataset['ref'] ?? '';
    const ref = parseRef(id);
    if (ref === undefined || told.has(id)) return [];
    const lines = [text.name(ref), ...text.describe(ref, view)];
    told.add(id);
    for (const id of lyingIn(lines)) told.add(id);
    return [lines.map((line) => sentence(plain(line))).join('. ')];
  });
}

function lyingIn(lines: readonly RichText[]): readonly string[] {
  return lines
    .flat()
    .flatMap((part) => (typeof part === 'string' || !LYING.includes(part.ref.kind) ? [] : [refId(part.ref)]));
}
