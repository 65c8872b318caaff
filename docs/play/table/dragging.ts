import { find, ghostOf } from './animation.ts';

/** So far a pointer moves before it drags, in pixels: less is a click. */
const LEAST = 8;

/** A card in hand or in the action area that can be chosen. */
const CARD = '.sm-drawing [data-choice^="card:"]';

/** A marker that lies on the table or stands somewhere. */
const MARKER = '.sm-drawing .marker';

/** What can be dragged. Each says whether the place takes it. */
export interface Dragging {
  card(id: string, onto: string): boolean;
  /** `from` is the place on which the marker stands; `null` for one that lies ready. */
  marker(from: string | null, onto: string): boolean;
  /** Whether the markers of a seat may be moved now. */
  canMove(seat: number): boolean;
}

/** A thing under the pointer, and what is done with it where it is dropped. */
interface Dragged {
  readonly thing: SVGGraphicsElement;
  readonly drop: (onto: string) => boolean;
}

/** Lets somebody drag a card or a marker with the mouse onto a place of the pictures. */
export function onDrag(root: HTMLElement, dragging: Dragging): void {
  root.addEventListener('pointerdown', (start) => {
    if (start.pointerType !== 'mouse' || start.button !== 0) return;
    const dragged = cardAt(root, start, dragging) ?? markerAt(start, dragging);
    if (dragged === null) return;
    let ghost: HTMLElement | null = null;
    const move = (event: PointerEvent): void => {
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (ghost === null && Math.hypot(x, y) > LEAST) {
        ghost = ghostOf(dragged.thing);
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
      placesAt(event).some(dragged.drop);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end, { once: true });
  });
}

function cardAt(root: HTMLElement, { target }: Event, { card }: Dragging): Dragged | null {
  const choice = target instanceof Element ? target.closest<SVGGraphicsElement>(CARD) : null;
  const id = choice?.dataset['choice'];
  if (choice === null || id === undefined) return null;
  return { thing: find(root, id) ?? choice, drop: (onto) => onto !== id && card(id, onto) };
}

/** A marker may lie under the button of its place. */
function markerAt(event: PointerEvent, { marker, canMove }: Dragging): Dragged | null {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const thing = under.find((element) => element instanceof SVGGraphicsElement && element.matches(MARKER));
  if (!(thing instanceof SVGGraphicsElement) || !canMove(Number(thing.dataset['seat']))) return null;
  const [from = null] = placesAt(event);
  return { thing, drop: (onto) => onto !== from && marker(from, onto) };
}

function swallow(event: Event): void {
  event.stopPropagation();
}

function placesAt({ clientX, clientY }: PointerEvent): readonly string[] {
  return document.elementsFromPoint(clientX, clientY).flatMap(idAt);
}

function idAt(element: Element): readonly string[] {
  const thing = element.closest<SVGElement>('.sm-drawing [data-choice], .sm-drawing [data-ref]');
  const id = thing?.dataset['choice'] ?? thing?.dataset['ref'];
  return id === undefined ? [] : [id];
}
