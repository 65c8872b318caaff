import type { Asteroid, Point } from '../../components/content.ts';
import { FAINT, INK, ROCK, SYMBOLS, WHITE } from './colours.ts';
import { between, towards } from './lines.ts';
import { ASTEROID } from './routes.ts';
import { type Attributes, beside, element, group, label, pathData } from './svg.ts';
import { box, DOME, dome, effectSymbol, SYMBOL, spread } from './symbols.ts';

/** Radius of an outpost space. */
const OUTPOST = 13;
/** Width of the square that an outpost space is sure to fill. */
const CORE = OUTPOST * 1.6;
/** How far from the middle of its asteroid a linked dome is. */
const LINKED = 80;

/** A free outpost space. */
export function outpostSpace(at: Point, attributes: Attributes = {}): string {
  const paint = { fill: WHITE, stroke: INK, 'stroke-width': 2, 'stroke-dasharray': '4 2.5' };
  return element('circle', {
    ...attributes,
    'data-box': box(at, CORE, CORE),
    cx: at.x,
    cy: at.y,
    r: OUTPOST,
    ...paint,
  });
}

/** Domes tied to two outpost spaces each. */
function linkedDomes({ number, position, spaces, linkedDomes: pairs }: Asteroid): string[] {
  return pairs.map(([first, second], index) => {
    const [a = position, b = position] = [spaces[first], spaces[second]];
    const at = towards(position, between(a, b, 0.5), LINKED);
    return group(
      { id: `linked-dome-${number}-${index + 1}`, class: 'linked-dome' },
      element('path', { d: pathData([a, at, b]), fill: 'none', stroke: SYMBOLS.dome.line, 'stroke-width': 4 }),
      element('circle', { cx: at.x, cy: at.y, r: 15, fill: WHITE, stroke: SYMBOLS.dome.line, 'stroke-width': 2 }),
      dome(at),
    );
  });
}

/** An asteroid: number, rewards and domes, and the outpost spaces around. */
export function drawAsteroid(asteroid: Asteroid): string {
  const { number, position, spaces, reward, domes } = asteroid;
  const id = `asteroid-${number}`;
  const rewardsAt = spread(beside(position, 0, 0.5), reward.length, SYMBOL + 2);
  const domesAt = spread(beside(position, 0, 23), domes, DOME);
  return group(
    { id, class: 'asteroid' },
    element('circle', { cx: position.x, cy: position.y, r: ASTEROID, fill: ROCK, stroke: FAINT, 'stroke-width': 2 }),
    ...linkedDomes(asteroid),
    ...spaces.map((space, index) => outpostSpace(space, { id: `outpost-${number}-${index + 1}`, class: 'outpost' })),
    label(beside(position, 0, -23), String(number), { size: 17, bold: true }),
    ...domesAt.map((at, index) => dome(at, { id: `dome-${number}-${index + 1}` })),
    ...reward.map((effect, index) =>
      effectSymbol(effect, rewardsAt[index] ?? position, { id: `reward-${number}-${index + 1}` }),
    ),
  );
}
