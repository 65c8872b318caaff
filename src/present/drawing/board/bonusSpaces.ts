import type { BoardSpace, Point, SpaceTerms } from '../../../components/content.ts';
import type { BonusSpaceId } from '../../../components/ids.ts';
import type { PlacedMarker } from '../../../game/model/state.ts';
import { type Panel, stack, titled } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { seatMarker } from '../seats.ts';
import { circle, drawn, rect } from '../shapes.ts';
import { type Sign, signRow } from '../signs/sign.ts';
import { rewardSigns } from '../signs/signsFor.ts';
import { reconstructedNote } from '../sources.ts';
import { beside, group } from '../svg.ts';
import { wrapWithin } from '../wrap.ts';

/** Radius of the space for a marker. */
const RADIUS = 17;
const WIDTH = 330;
const NAME = { size: 14, line: 17 };

/** A bonus space: its id in a game, what it asks and gives, and who is there. */
export interface DrawnSpace {
  readonly id: BonusSpaceId | null;
  readonly terms: SpaceTerms;
  /** The markers of the whole game. */
  readonly placed: readonly PlacedMarker[];
}

/** The round space itself: what it costs, or the markers there. */
export function markerSpace(pen: Pen, at: Point, { id, terms, placed }: DrawnSpace): string {
  const outline = circle(at, RADIUS);
  const here = placed.filter(({ space }) => space === id);
  return place(
    pen,
    id === null ? null : { kind: 'bonusSpace', space: id },
    { class: 'bonus-space', outline, data: { 'data-cost': terms.cost } },
    drawn(outline, { ...pen.paint({ fill: 'panel', line: 'ink', width: 2 }), 'stroke-dasharray': '5 3' }),
    ...(here.length === 0
      ? askedSigns(pen, at, terms, RADIUS * 1.8)
      : askedSigns(pen, beside(at, 0, RADIUS), terms, RADIUS)),
    ...here.map(({ seat }, index) => seatMarker(pen, beside(at, (index - (here.length - 1) / 2) * 14, -1), seat, 10)),
  );
}

/** BON-2: coins, and a card where one must be destroyed. */
function askedSigns(pen: Pen, at: Point, { cost, destroys }: SpaceTerms, room: number): string[] {
  const coins: Sign[] = cost === 0 ? [] : [{ kind: 'coin', text: `−${cost}` }];
  const card: Sign[] = destroys === null ? [] : [{ kind: 'destroy' }];
  return signRow(pen, [...coins, ...card], at, room, 0.8);
}

/** One bonus space of the board with its name and its rewards. */
function boardSpace(pen: Pen, { id, terms, majority }: BoardSpace, placed: readonly PlacedMarker[]): Panel {
  const height = majority === null ? 54 : 92;
  const rewards =
    majority === null
      ? signRow(pen, rewardSigns(terms.reward), { x: WIDTH - 60, y: height / 2 }, 100)
      : majority.tiers.map(({ atLeast, reward }, tier) => {
          const left = 56 + tier * 92;
          return group(
            { class: 'tier', 'data-at-least': atLeast },
            pen.label({ x: left + 42, y: 42 }, `${atLeast}+`, { size: 14, bold: true, ink: 'faint' }),
            ...signRow(pen, rewardSigns(reward), { x: left + 42, y: 67 }, 84),
          );
        });
  const room = majority === null ? 180 : WIDTH - 70;
  const name = wrapWithin(pen.name({ kind: 'bonusSpace', space: id }), room, NAME.size, true);
  const first = (majority === null ? height / 2 : 18) - ((name.length - 1) * NAME.line) / 2;
  return {
    width: WIDTH,
    height,
    markup: group(
      { class: 'board-space' },
      drawn(rect({ x: 0, y: 0 }, WIDTH, height, 8), pen.paint({ fill: 'slot', line: 'line' })),
      markerSpace(pen, { x: 28, y: height / 2 }, { id, terms, placed }),
      ...name.map((line, index) =>
        pen.label({ x: 56, y: first + index * NAME.line }, line, { size: NAME.size, bold: true, anchor: 'start' }),
      ),
      ...rewards,
    ),
  };
}

/** The bonus spaces of the board, with the markers there. */
export function spacesPanel(pen: Pen, spaces: readonly BoardSpace[], placed: readonly PlacedMarker[]): Panel {
  const cells = spaces.map((space) => boardSpace(pen, space, placed));
  return titled(
    pen,
    pen.text.heading('spaces'),
    stack(cells, 6),
    reconstructedNote(pen, 'reconstructedSpaces', spaces),
  );
}
