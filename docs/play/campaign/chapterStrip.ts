import { CHAPTERS, type Chapter } from 'skymines-rules/campaign';
import { h } from '../../shared/elements.ts';
import { CHAPTER_SCENES } from '../art/chapters.ts';
import { sceneImage } from '../art/scene.ts';
import type { Words } from '../words/en.ts';
import type { CampaignTable } from './campaignTable.ts';

/** Returns the image of a chapter. */
export function chapterImage(chapter: Chapter): HTMLImageElement {
  return sceneImage(`chapter-${chapter}`, CHAPTER_SCENES[chapter]);
}

/** Draws a star for a success point. */
export function star(isWon: boolean): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '-12 -12 24 24');
  svg.setAttribute('class', isWon ? 'star is-won' : 'star');
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = '<path d="M0-10.5L3-3.6L10.4-3L4.8 2L6.5 9.300L0 5.300L-6.5 9.300L-4.8 2L-10.4-3L-3-3.600Z"/>';
  return svg;
}

/** Shows the four chapters: those that are over with their stars, the next one, and the locked ones. */
export function chapterStrip(campaign: CampaignTable | null, { lobby, campaign: story }: Words): HTMLElement {
  const results = campaign?.state.results ?? [];
  const items = CHAPTERS.map((chapter, index) => {
    const own = results[index]?.points[0];
    const isNext = own === undefined && index === results.length;
    const name = story.names[chapter];
    const label =
      own !== undefined
        ? lobby.chapterDone(name, story.stars(own))
        : isNext
          ? lobby.chapterNext(name)
          : lobby.chapterLocked(name);
    return h(
      'li',
      {
        class: own !== undefined ? 'is-over' : isNext ? 'is-next' : 'is-locked',
        'aria-current': isNext ? 'step' : null,
      },
      chapterImage(chapter),
      h(
        'span',
        { class: 'strip-label', 'aria-hidden': 'true' },
        h('b', {}, String(chapter)),
        h('span', {}, name),
        ...mark(own, isNext),
      ),
      h('span', { class: 'unseen' }, label),
    );
  });
  return h('ol', { class: 'strip', 'aria-label': story.chapters }, ...items);
}

function mark(own: number | undefined, isNext: boolean): readonly (Node | string)[] {
  if (own !== undefined) return [h('i', { class: 'strip-mark' }, star(true), String(own))];
  return isNext ? [] : [h('i', { class: 'strip-mark strip-lock' })];
}
