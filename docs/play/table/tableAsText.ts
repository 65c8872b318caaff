import type { GameView } from 'skymines-rules';
import { parseRef, type Ref, refId } from 'skymines-rules/queries';
import { plain, type RichText, type Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import type { Picture } from './pictures.ts';

/** Any size would work. */
const SIZE = { width: 600, height: 400 };

/** These components are described together with the place that contains them. */
const CONTAINED: readonly Ref['kind'][] = ['card', 'plan', 'tile'];

interface ReadingContext {
  readonly view: GameView;
  readonly text: Text;
  readonly described: Set<string>;
}

/** Describes each component as in its tooltip, along with anything on it. */
export function tableAsText(pictures: readonly Picture[], view: GameView, text: Text): readonly HTMLElement[] {
  const described = new Set<string>();
  return pictures.flatMap(({ title, draw }) => {
    const items = thingsIn(draw({ text, size: SIZE }), { view, text, described }).map((lines) => h('li', {}, lines));
    return items.length === 0 ? [] : [h('h3', {}, title), h('ul', {}, ...items)];
  });
}

/** Each component is described only in the first picture that shows it. */
function thingsIn(svg: string, { view, text, described }: ReadingContext): readonly string[] {
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return [...picture.querySelectorAll<SVGElement>('[data-ref]')].flatMap(({ dataset }) => {
    const id = dataset['ref'] ?? '';
    const ref = parseRef(id);
    if (ref === undefined || described.has(id)) return [];
    const lines = [text.name(ref), ...text.describe(ref, view)];
    described.add(id);
    for (const id of containedIn(lines)) described.add(id);
    return [lines.map((line) => sentence(plain(line))).join('. ')];
  });
}

function containedIn(lines: readonly RichText[]): readonly string[] {
  return lines
    .flat()
    .flatMap((part) => (typeof part === 'string' || !CONTAINED.includes(part.ref.kind) ? [] : [refId(part.ref)]));
}
