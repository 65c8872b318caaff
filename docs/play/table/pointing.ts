import { isMouse, isMoved } from '../dom.ts';

/** What pointing at the table does. */
export interface Pointing {
  click(id: string): void;
  /** At a choice, or at none any more. */
  point(id: string | null): void;
  /** At something else. */
  look(id: string | null): void;
}

/** A thing in a picture, and the button of a choice over it. */
const THING = '.sm-drawing [data-ref]';
const CHOICE = '.sm-drawing [data-choice]';

/** Listens to mouse and keyboard over the pictures, and shows in them what words and buttons point at. */
export function onPicture(root: HTMLElement, { click, point, look }: Pointing): void {
  root.addEventListener('click', (event) => {
    const id = pictured(event);
    if (id !== null) click(id);
  });
  root.addEventListener('keydown', (event) => {
    const id = (event.key === 'Enter' || event.key === ' ') && pictured(event);
    if (typeof id !== 'string') return;
    event.preventDefault();
    click(id);
  });
  root.addEventListener('focusin', (event) => {
    const id = isByKeyboard(event) ? choice(event) : null;
    if (id !== null) point(id);
  });
  for (const name of ['pointerover', 'focusin'] as const)
    root.addEventListener(name, (event) => mark(root, named(event) ?? (isMouse(event) ? pictured(event) : null)));
  root.addEventListener('pointerout', () => mark(root, null));
  let at: Element | null = null;
  const see = (event: Event | null): void => {
    const before = at;
    at = event === null ? null : (closest(event, CHOICE) ?? closest(event, THING));
    if (at === before) return;
    const id = event === null ? null : choice(event);
    if (id !== null || before?.matches(CHOICE)) point(id);
    look(event === null || id !== null ? null : pictured(event));
  };
  const moved = (event: Event): void => {
    // A picture that comes under a mouse at rest is not looked at.
    if (isMoved(event)) see(event);
  };
  // Before a button that the mouse comes to from a picture.
  root.addEventListener('pointermove', moved, { capture: true });
  root.addEventListener('pointerleave', () => see(null));
}

/** A finger gives the focus as well, but must not bring up a message over what it is about to touch. */
function isByKeyboard(event: Event): boolean {
  return event.type === 'focusin' && event.target instanceof Element && event.target.matches(':focus-visible');
}

function closest(event: Event, selector: string): HTMLElement | SVGElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

function pictured(event: Event): string | null {
  return closest(event, THING)?.dataset['ref'] ?? null;
}

function choice(event: Event): string | null {
  return closest(event, CHOICE)?.dataset['choice'] ?? null;
}

function named(event: Event): string | null {
  return closest(event, '[data-points]')?.dataset['points'] ?? null;
}

function mark(root: HTMLElement, id: string | null): void {
  for (const marked of root.querySelectorAll('.is-pointed')) marked.classList.remove('is-pointed');
  if (id === null) return;
  const name = CSS.escape(id);
  for (const thing of root.querySelectorAll(`[data-ref="${name}"], [data-points="${name}"]`))
    thing.classList.add('is-pointed');
}
