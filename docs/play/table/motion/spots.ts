import type { Company, Seat } from 'skymines-rules';
import type { Point } from './paths.ts';

/** Components that fly when they are in another place than before. */
const FLYING = ':is([data-ref^="card:"], [data-ref^="plan:"], [data-ref^="token:"])';

/** Place of a component on the screen, and the panel around it. */
export interface Place {
  readonly rect: DOMRect;
  readonly panel: Element;
  /** Size for which the panel is drawn. Its element can have changed before. */
  readonly size: string;
}

/** Places of everything that can fly, by id. Hidden cards all have the same id, so they have no place. */
export function flyingPlaces(root: HTMLElement): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const panel of root.querySelectorAll('.picture')) {
    if (panel.getBoundingClientRect().width === 0) continue;
    const size = panel.querySelector('svg')?.getAttribute('viewBox') ?? '';
    for (const thing of panel.querySelectorAll<SVGGraphicsElement>(FLYING)) {
      const id = thing.dataset['ref'] ?? '';
      if (id.endsWith(':?')) continue;
      places.set(id, { rect: thing.getBoundingClientRect(), panel, size });
    }
  }
  return places;
}

/** True if a component has moved by itself, rather than together with its panel. */
export function hasMoved(from: Place, to: Place): boolean {
  if (from.panel === to.panel && from.size !== to.size) return false;
  return Math.hypot(to.rect.left - from.rect.left, to.rect.top - from.rect.top) > to.rect.width / 2;
}

export function trackMarker(root: HTMLElement, seat: Seat, company: Company): SVGGraphicsElement | null {
  // The markers on a track's bonus spaces are further inside.
  return root.querySelector(`.picture-lanes .track[data-company="${company}"] > .marker[data-seat="${seat}"]`);
}

/** Place of a seat's coins, or of its name in the turn order if the coins are not on the screen. */
export function purseOf(root: HTMLElement, seat: Seat, viewer: Seat, luna: Seat | null): Point | null {
  const panel = seat === viewer ? '.picture-own' : seat === luna ? '.picture-luna' : `.picture-seat${seat}`;
  const own = seat === viewer ? ['.purse .coin'] : [];
  const places = [`${panel} .sm-sign.coin`, ...own, panel, `.order [data-seat="${seat}"]`];
  return places.map((place) => middleOf(root.querySelector(place))).find((point) => point !== null) ?? null;
}

/** The piece of a company on a place of the map or in a station column. */
export function pieceOn(place: Element | null, company: Company): Element | null {
  return place?.querySelector(`.sm-piece[data-company="${company}"]`) ?? null;
}

/** `null` if the element is not on the screen. */
export function middleOf(element: Element | null): Point | null {
  const rect = element?.getBoundingClientRect();
  return rect === undefined || rect.width === 0 ? null : middle(rect);
}

function middle({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}
