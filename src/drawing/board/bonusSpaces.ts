import type { BoardSpace, Point, SpaceTerms } from '../../components/content.ts';
import type { BonusSpaceId } from '../../components/ids.ts';
import type { Majority } from '../../components/spaces.ts';
import type { PlacedMarker } from '../../game/model/state.ts';
import { flow, type Panel, titled } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { seatMarker } from '../seats.ts';
import { circle, rect, type Shape } from '../shapes.ts';
import { type Sign, signRow } from '../signs/sign.ts';
import { rewardSigns } from '../signs/signsFor.ts';
import { reconstructedNote } from '../sources.ts';
import { beside, group } from '../svg.ts';
import { wrapWithin } from '../wrap.ts';

/** Radius of the space for a marker. */
const RADIUS = 17;
const NAME = { size: 14, line: 17 };
const GAP = 6;
/** Width of a space of the board: one column beside the map, or two below it. */
const widthOf = ({ isTall, layout: { room } }: Pen): number => (isTall ? (room - GAP) / 2 : 330);

/** Where markers lie if the space bears a price: on its rim, so that the price can be read. */
const RIM = [
  { x: -14, y: -14 },
  { x: 14, y: -14 },
  { x: -14, y: 14 },
  { x: 14, y: 14 },
] as const;

/** A bonus space: its id in a game, what it asks and gives, and who is there. */
interface DrawnSpace {
  readonly id: BonusSpaceId | null;
  readonly terms: SpaceTerms;
  /** The markers of the whole game. */
  readonly placed: readonly PlacedMarker[];
}

/** A bonus space without anything beside it. */
export function markerSpace(pen: Pen, at: Point, space: DrawnSpace): string {
  return spacePlace(pen, space, circle(at, RADIUS), ...marks(pen, at, space));
}

/** The place of a bonus space: within its outline it can be pointed at. */
function spacePlace(pen: Pen, { id, terms }: DrawnSpace, outline: Shape, ...children: readonly string[]): string {
  const ref = id === null ? null : ({ kind: 'bonusSpace', space: id } as const);
  return place(pen, ref, { class: 'bonus-space', outline, data: { 'data-cost': terms.cost } }, ...children);
}

/** The round space itself: what it costs, and the markers there. */
function marks(pen: Pen, at: Point, { id, terms, placed }: DrawnSpace): readonly string[] {
  const here = placed.filter(({ space }) => space === id);
  const asked = askedSigns(terms);
  return [
    pen.often(circle(at, RADIUS), { fill: 'panel', line: 'ink', width: 2, dash: '5 3' }),
    ...signRow(pen, asked, at, RADIUS * 1.8, pen.isTall ? 0.95 : 0.8),
    ...here.map(({ seat }, index) => {
      const { x, y } = (asked.length > 0 && RIM[index]) || { x: (index - (here.length - 1) / 2) * 17, y: -1 };
      return seatMarker(pen, beside(at, x, y), seat, asked.length > 0 || here.length > 1 ? 11 : 14);
    }),
  ];
}

/** BON-2: coins, and a card where one must be destroyed. */
function askedSigns({ cost, destroys }: SpaceTerms): readonly Sign[] {
  const coins: Sign[] = cost === 0 ? [] : [{ kind: 'coin', text: `−${cost}` }];
  const card: Sign[] = destroys === null ? [] : [{ kind: 'destroy' }];
  return [...coins, ...card];
}

/** Where the parts of a bonus space of the board are: its height, the middle of its space and of its name, and its tiers. */
interface Look {
  readonly height: number;
  readonly space: number;
  readonly name: number;
  readonly tiers: { readonly left: number; readonly pitch: number; readonly atLeast: number; readonly signs: number };
  /** Size of the signs of the tiers. */
  readonly scale: number;
}

function lookOf({ isTall }: Pen, { majority }: BoardSpace, width: number): Look {
  const tiers = { left: 52, pitch: (width - 54) / 3, atLeast: 42, signs: 67 };
  if (majority === null) return { height: 54, space: 27, name: 27, tiers, scale: 1 };
  if (!isTall) return { height: 92, space: 46, name: 18, tiers, scale: 1 };
  return {
    height: 102,
    space: 24,
    name: 24,
    tiers: { left: 6, pitch: (width - 12) / 3, atLeast: 56, signs: 80 },
    scale: 1.17,
  };
}

/** One bonus space of the board with its name and its rewards. */
function boardSpace(pen: Pen, space: BoardSpace, placed: readonly PlacedMarker[]): Panel {
  const { id, terms, majority } = space;
  const width = widthOf(pen);
  const look = lookOf(pen, space, width);
  const rewards =
    majority === null
      ? signRow(pen, rewardSigns(terms.reward), { x: width - 60, y: look.name }, 100)
      : majority.tiers.map((each, tier) => tierOf(pen, each, tier, look));
  const room = width - (majority === null ? 150 : 70);
  const name = wrapWithin(pen.name({ kind: 'bonusSpace', space: id }), room, NAME.size, true);
  const shown: DrawnSpace = { id, terms, placed };
  const frame = rect({ x: 0, y: 0 }, width, look.height, 8);
  const first = look.name - ((name.length - 1) * NAME.line) / 2;
  return {
    width,
    height: look.height,
    markup: spacePlace(
      pen,
      shown,
      frame,
      pen.often(frame, { fill: 'slot', line: 'line' }),
      ...marks(pen, { x: 28, y: look.space }, shown),
      ...name.map((line, index) =>
        pen.label({ x: 56, y: first + index * NAME.line }, line, { size: NAME.size, bold: true, anchor: 'start' }),
      ),
      ...rewards,
    ),
  };
}

/** What so many scientists or resources bring. */
function tierOf(
  pen: Pen,
  { atLeast, reward }: Majority['tiers'][number],
  tier: number,
  { tiers, scale }: Look,
): string {
  const x = tiers.left + (tier + 0.5) * tiers.pitch;
  return group(
    { class: 'tier', 'data-at-least': atLeast },
    pen.label({ x, y: tiers.atLeast }, `${atLeast}+`, { size: 14, bold: true, ink: 'faint' }),
    ...signRow(pen, rewardSigns(reward), { x, y: tiers.signs }, tiers.pitch - 8, scale),
  );
}

/** The bonus spaces of the board, with the markers there. */
export function spacesPanel(pen: Pen, spaces: readonly BoardSpace[], placed: readonly PlacedMarker[]): Panel {
  const cells = spaces.map((space) => boardSpace(pen, space, placed));
  return titled(
    pen,
    pen.text.heading('spaces'),
    flow(cells, pen.isTall ? pen.layout.room : 0, GAP),
    reconstructedNote(pen, 'reconstructedSpaces', spaces),
  );
}
