import type { Content } from 'skymines-rules';
import { DARK, type DrawingOptions, LIGHT, themeCss } from 'skymines-rules/drawing';
import { parseRef } from 'skymines-rules/queries';
import { h } from '../shared/elements.ts';
import { type BorderTaker, clickableBorders } from './borders.ts';
import type { Picture, Piece } from './piece.ts';
import { textOf } from './words.ts';

/** Aspect ratio above which a picture uses the full width. */
const BROAD_RATIO = 1.9;

export interface PictureHost {
  readonly node: HTMLElement;
  readonly show: (content: Content, piece: Piece) => void;
}

export function pictureHost(take: BorderTaker): PictureHost {
  const drawn = h('div', { class: 'drawn' });
  const note = h('figcaption', {});
  const styles = h('style', {}, `${themeCss(LIGHT, '.workshop')} ${themeCss(DARK, '.dark .workshop')}`);
  const node = h('figure', { class: 'picture' }, styles, drawn, note);

  function show(content: Content, { picture }: Piece): void {
    if (picture === null) {
      drawn.replaceChildren();
      note.textContent = 'These values come from the rulebook. There is nothing to draw.';
      return;
    }
    try {
      drawn.innerHTML = picture.draw(optionsOf(content, picture.places));
      note.textContent = '';
      const [svg] = drawn.getElementsByTagName('svg');
      if (svg !== undefined && picture.places.length > 0) crop(svg, picture);
      const sector = picture.sector === undefined ? undefined : content.moon.sectors[picture.sector];
      if (svg !== undefined && sector !== undefined) {
        clickableBorders(svg, content, sector, take);
        note.textContent = 'Click a border to switch between single, double and none.';
      }
      const { width = 1, height = 1 } = svg?.viewBox.baseVal ?? {};
      node.classList.toggle('broad', width > BROAD_RATIO * height);
    } catch {
      // The entered values are not valid yet, so the previous drawing is kept.
      note.textContent = 'The drawing is updated once the problems are fixed.';
    }
  }

  return { node, show };
}

function optionsOf(content: Content, places: readonly string[]): DrawingOptions {
  const highlight = places.flatMap((place) => {
    const ref = parseRef(place);
    return ref === undefined ? [] : [{ ref, as: 'chosen' as const }];
  });
  return { text: textOf(content), idPrefix: 'workshop-', highlight };
}

/** Crops the drawing to the marked components and a margin around them. */
function crop(svg: SVGSVGElement, { places, around = 1 }: Picture): void {
  const toPicture = svg.getScreenCTM()?.inverse();
  const boxes = places.flatMap((place) => {
    const found = svg.querySelector(`[data-ref="${CSS.escape(place)}"]`);
    return found === null ? [] : [found.getBoundingClientRect()];
  });
  if (toPicture === undefined || boxes.length === 0) return;
  const from = new DOMPoint(Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top)));
  const to = new DOMPoint(Math.max(...boxes.map(({ right }) => right)), Math.max(...boxes.map(({ bottom }) => bottom)));
  const [start, end] = [from.matrixTransform(toPicture), to.matrixTransform(toPicture)];
  const size = Math.max(end.x - start.x, end.y - start.y);
  const edge = size * around;
  const box = [start.x - edge, start.y - edge, end.x - start.x + 2 * edge, end.y - start.y + 2 * edge];
  svg.setAttribute('viewBox', box.map((value) => value.toFixed(1)).join(' '));
  svg.removeAttribute('width');
  svg.removeAttribute('height');
}
