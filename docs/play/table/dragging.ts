import { find, ghostOf } from './animation.ts';

/** So far a pointer moves before it drags, in pixels: less is a click. */
const LEAST = 8;

/** A card in hand or in the action area that can be chosen. */
const CARD = '.sm-drawing [data-choice^="card:"]';

/** Lets somebody drag a card with the mouse onto a place of the pictures. `drop` says whether the place takes it. */
export function onDrag(root: HTMLElement, drop: (id: string, onto: string) => boolean): void {
  root.addEventListener('pointerdown', (start) => {
    const card = start.target instanceof Element ? start.target.closest<SVGGraphicsElement>(CARD) : null;
    const id = card?.dataset['choice'];
    if (card === null || id === undefined || start.pointerType !== 'mouse' || start.button !== 0) return;
    let ghost: HTMLElement | null = null;
    const move = (event: PointerEvent): void => {
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (ghost === null && Math.hypot(x, y) > LEAST) {
        ghost = ghostOf(find(root, id) ?? card);
        root.append(ghost);
      }
      if (ghost !== null) ghost.style.transform = `translate(${x}px, ${y}px) rotate(3deg)`;
    };
    const end = (event: PointerEvent): void => {
      removeEventListener('pointermove', move);
      if (ghost === null) return;
      ghost.remove();
      // What is dropped is no click, wherever it falls.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      const places = document.elementsFromPoint(event.clientX, event.clientY).flatMap(idAt);
      places.filter((place) => place !== id).some((place) => drop(id, place));
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end, { once: true });
  });
}

function swallow(event: Event): void {
  event.stopPropagation();
}

function idAt(element: Element): readonly string[] {
  const thing = element.closest<SVGElement>('.sm-drawing [data-choice], .sm-drawing [data-ref]');
  const id = thing?.dataset['choice'] ?? thing?.dataset['ref'];
  return id === undefined ? [] : [id];
}
