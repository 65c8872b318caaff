import { refId } from 'skymines-rules/queries';
import { isMouse, isMoved } from '../dom.ts';

export interface Pointing {
  click(id: string): void;
  point(id: string | null): void;
  /** Called with any other component under the pointer, or with `null`. */
  look(id: string | null): void;
}

const THING = '.sm-drawing [data-ref]';
const CHOICE = '.sm-drawing [data-choice]';
/** A tank has no reference, so pointing at it shows its owner. */
const TANK = '.sm-drawing .tank-track';
/** The menace's card has no reference either, because its piece on the board has it. */
const MENACE = '.sm-drawing .menace-card';

interface At {
  readonly choice: string | null;
  readonly thing: string | null;
}

const NOWHERE: At = { choice: null, thing: null };

/** Call the returned function after redrawing, so that the component under the mouse is determined again. */
export function onPicture(root: HTMLElement, { click, point, look }: Pointing): () => void {
  root.addEventListener('click', (event) => {
    const id = (isTouch(event) ? touched(root, event) : null) ?? pictured(event);
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
    root.addEventListener(name, (event) => mark(root, named(event) ?? (isMouse(event) ? choice(event) : null)));
  root.addEventListener('pointerout', () => mark(root, null));
  let at = NOWHERE;
  const see = (event: Event | null): void => {
    const before = at;
    at = event === null ? NOWHERE : placeOf(event);
    if (at.choice === before.choice && at.thing === before.thing) return;
    if (at.choice !== null || before.choice !== null) point(at.choice);
    look(at.thing);
  };
  const moved = (event: Event): void => {
    // A picture that appears under a motionless mouse does not count as hovered.
    if (isMoved(event)) see(event);
  };
  // In the capture phase, this runs before the listeners of a button that the mouse enters.
  root.addEventListener('pointermove', moved, { capture: true });
  root.addEventListener('pointerleave', () => see(null));
  return () => {
    at = NOWHERE;
  };
}

function placeOf(event: Event): At {
  const id = choice(event);
  return { choice: id, thing: id === null ? thing(event) : null };
}

function thing(event: Event): string | null {
  const ref = closest(event, THING)?.dataset['ref'];
  const seat = closest(event, TANK)?.dataset['seat'];
  const menace =
    closest(event, MENACE) && closest(event, '.sm-drawing')?.querySelector<SVGElement>('[data-ref^="menace:"]');
  return ref ?? menace?.dataset['ref'] ?? (seat === undefined ? null : refId({ kind: 'seat', seat: Number(seat) }));
}

/** A touch also moves the focus, but must not open a message over its own target. */
function isByKeyboard(event: Event): boolean {
  return event.type === 'focusin' && event.target instanceof Element && event.target.matches(':focus-visible');
}

function closest(event: Event, selector: string): HTMLElement | SVGElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

function pictured(event: Event): string | null {
  const { choice: id, thing } = placeOf(event);
  return id ?? thing;
}

/** Another component may cover the choice, such as a rival's marker on a track space. */
function choice(event: Event): string | null {
  const picture = closest(event, '.sm-drawing');
  const found = closest(event, CHOICE)?.dataset['choice'];
  if (found !== undefined || picture === null || !(event instanceof MouseEvent)) return found ?? null;
  for (const each of document.elementsFromPoint(event.clientX, event.clientY)) {
    const below = picture.contains(each) ? each.closest<HTMLElement | SVGElement>(CHOICE) : null;
    if (below !== null) return below.dataset['choice'] ?? null;
  }
  return null;
}

/** Minimum size of a touch target, in screen pixels. */
const FINGER = 44;

function isTouch(event: Event): event is PointerEvent {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

/** Returns the nearest choice that is too small for a finger, or `null` if another choice was touched. */
function touched(root: HTMLElement, event: PointerEvent): string | null {
  if (closest(event, '.sm-drawing') === null || choice(event) !== null) return null;
  const { clientX: x, clientY: y } = event;
  const near = [...root.querySelectorAll<SVGElement>(CHOICE)].flatMap((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const [across, down] = [Math.abs(x - left - width / 2), Math.abs(y - top - height / 2)];
    const isSmall = width > 0 && Math.min(width, height) < FINGER;
    const isNear = across <= Math.max(width, FINGER) / 2 && down <= Math.max(height, FINGER) / 2;
    return isSmall && isNear ? [{ id: each.dataset['choice'] ?? null, far: Math.hypot(across, down) }] : [];
  });
  const [nearest] = near.sort((one, other) => one.far - other.far);
  return nearest?.id ?? null;
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
