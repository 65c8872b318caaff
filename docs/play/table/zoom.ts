import { button } from '../../shared/elements.ts';
import type { Words } from '../words/en.ts';

/** The smallest letters of a large picture, in pixels. */
const READABLE = 11;

/** So much does a picture grow at least. */
const GROWTH = 1.5;

/**
 * Puts a button over a picture that makes it fill the screen, wide enough for its notes to be read, and small again. Returns what
 * the button does.
 */
export function zoom(words: Words, section: HTMLElement, holder: HTMLElement): (isLarge: boolean) => void {
  const show = (isLarge: boolean): void => {
    if (isLarge === section.classList.contains('is-large')) return;
    const middle = (holder.scrollLeft + holder.clientWidth / 2) / holder.scrollWidth;
    if (isLarge) section.style.setProperty('--readable', `${readableWidth(holder)}px`);
    section.classList.toggle('is-large', isLarge);
    // What stood in the middle stays there.
    holder.scrollLeft = middle * holder.scrollWidth - holder.clientWidth / 2;
    toggle.textContent = isLarge ? `✕ ${words.close}` : '⤢';
    toggle.setAttribute('aria-label', isLarge ? words.close : words.zoom);
  };
  const toggle = button('⤢', () => show(!section.classList.contains('is-large')), {
    class: 'zoom',
    title: words.zoom,
    'aria-label': words.zoom,
  });
  section.prepend(toggle);
  section.addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
  return show;
}

/** The width at which the smallest letters of the picture can be read. */
function readableWidth(holder: HTMLElement): number {
  const letters = [...holder.querySelectorAll('text')].map(
    (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1),
  );
  const width = holder.querySelector('svg')?.getBoundingClientRect().width ?? 0;
  return Math.ceil(width * Math.max(GROWTH, READABLE / Math.min(...letters)));
}
