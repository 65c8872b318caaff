import { COMPANIES, type Company, type Content } from 'skymines-rules';
import { refId } from 'skymines-rules/queries';
import { title } from './words.ts';

type Sector = Content['moon']['sectors'][number];
type Kind = 1 | 2 | null;

/** Maps each kind of border to the one that replaces it after a click. */
const NEXT = new Map<Kind, Kind>([
  [1, 2],
  [2, null],
  [null, 1],
]);
const WORDS = new Map<Kind, string>([
  [1, 'single'],
  [2, 'double'],
  [null, 'none'],
]);

/** Receives one of a sector's two lists of borders after a change. */
export type BorderTaker = (field: 'neighbours' | 'stations', list: readonly object[]) => void;

function placeOf(svg: SVGSVGElement, sector: number): Element | null {
  return svg.querySelector(`[data-ref="${CSS.escape(refId({ kind: 'sector', sector }))}"]`);
}

function cornersOf(svg: SVGSVGElement, number: number): readonly string[] {
  const ground = placeOf(svg, number)?.querySelector('.ground');
  return ground?.getAttribute('d')?.match(/-?[\d.]+ -?[\d.]+/g) ?? [];
}

const sidesOf = (corners: readonly string[]): string[][] =>
  corners.map((from, index) => [from, corners[(index + 1) % corners.length] ?? from]);

const dataOf = (sides: readonly (readonly string[])[]): string => sides.map((side) => `M${side.join('L')}`).join('');

/** Adds a clickable line to every border of a sector. Each click changes it to single, double or none. */
export function clickableBorders(svg: SVGSVGElement, content: Content, sector: Sector, take: BorderTaker): void {
  const { sectors } = content.moon;
  // The lines use the same coordinates as the sectors, so they belong in the same group.
  const map = placeOf(svg, sector.number)?.parentElement;
  if (!map) return;
  // A picture that contains buttons must have the role `group`.
  svg.setAttribute('role', 'group');
  const own = cornersOf(svg, sector.number);
  const left = new Set(sidesOf(own));
  for (const other of sectors) {
    if (other.number === sector.number) continue;
    const theirs = cornersOf(svg, other.number);
    const isInside = sector.enclaveIn === other.number;
    const holds = other.enclaveIn === sector.number;
    const shared = new Set(sidesOf(theirs).flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    const isShared = (side: readonly string[]): boolean => shared.has(side.join(' '));
    const sides = holds ? sidesOf(theirs) : [...left].filter((side) => isInside || isShared(side));
    if (sides.length === 0) continue;
    if (!holds) for (const side of sides) left.delete(side);
    const now = sector.neighbours.find((each) => each.sector === other.number)?.border ?? null;
    line(map, sides, { to: `sector ${other.number}`, now }, (border) => {
      const others = sector.neighbours.filter((each) => each.sector !== other.number);
      const list = border === null ? others : [...others, { sector: other.number, border }];
      take(
        'neighbours',
        list.sort((a, b) => a.sector - b.sector),
      );
    });
  }
  if (left.size > 0) rimOf(map, content, sector, [...left], take);
}

/**
 * Adds a line to a sector's outer side for its border with a station. If there is no such border yet, a click creates
 * one with the nearest station.
 */
function rimOf(
  map: Element,
  content: Content,
  sector: Sector,
  sides: readonly (readonly string[])[],
  take: BorderTaker,
): void {
  const [known] = sector.stations;
  const company = known?.company ?? nearest(content, sector);
  const to = `the station of ${title({ kind: 'company', company })}`;
  line(map, sides, { to, now: known?.border ?? null }, (border) => {
    const others = sector.stations.filter((each) => each.company !== company);
    take('stations', border === null ? others : [{ company, border }, ...others]);
  });
}

function nearest({ moon }: Content, { position }: Sector): Company {
  const distance = (company: Company): number => {
    const { x, y } = moon.stations[company].position;
    return Math.hypot(x - position.x, y - position.y);
  };
  return COMPANIES.reduce((a, b) => (distance(b) < distance(a) ? b : a));
}

function line(
  map: Element,
  sides: readonly (readonly string[])[],
  { to, now }: { readonly to: string; readonly now: Kind },
  put: (border: Kind) => void,
): void {
  const next = NEXT.get(now) ?? null;
  const words = `Border with ${to}: ${WORDS.get(now)}. Make it ${WORDS.get(next)}`;
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  for (const [key, value] of Object.entries({
    class: 'border-button',
    d: dataOf(sides),
    role: 'button',
    tabindex: '0',
    'aria-label': words,
    'data-to': to,
  })) {
    path.setAttribute(key, value);
  }
  const title = document.createElementNS('http://www.w3.org/2000/svg', 'title');
  title.textContent = words;
  path.append(title);
  path.addEventListener('click', () => put(next));
  path.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    put(next);
  });
  map.append(path);
}
