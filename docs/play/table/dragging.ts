import { find, ghostOf } from './ghost.ts';

/** In pixels. A shorter movement is a click. */
const DRAG_DISTANCE = 8;

const CARD = '.sm-drawing [data-choice^="card:"]';

/** Markers in the supply or on a board. */
const MARKER = '.sm-drawing .marker';

/** `card` and `marker` return `true` if the target accepts the component. */
export interface Dragging {
  card(id: string, onto: string): boolean;
  /** `from` is the marker's current space, or `null` if it comes from the supply. */
  marker(from: string | null, onto: string): boolean;
  /** True if the markers of this seat can be moved now. */
  canMove(seat: number): boolean;
}

interface Dragged {
  readonly thing: SVGGraphicsElement;
  readonly drop: (onto: string) => boolean;
}

/** Lets the player drag cards and markers with the mouse. */
export function onDrag(root: HTMLElement, dragging: Dragging): void {
  root.addEventListener('pointerdown', (start) => {
    if (start.pointerType !== 'mouse' || start.button !== 0) return;
    const dragged = cardAt(root, start, dragging) ?? markerAt(start, dragging);
    if (dragged === null) return;
    let ghost: HTMLElement | null = null;
    const move = (event: PointerEvent): void => {
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (ghost === null && Math.hypot(x, y) > DRAG_DISTANCE) {
        ghost = ghostOf(dragged.thing);
        root.append(ghost);
      }
      if (ghost !== null) ghost.style.transform = `translate(${x}px, ${y}px) rotate(3deg)`;
    };
    const end = (event: PointerEvent): void => {
      removeEventListener('pointermove', move);
      if (ghost === null) return;
      ghost.remove();
      // A drop is never a click, regardless of where it ends.
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

/** The button of a space may cover a marker. */
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
