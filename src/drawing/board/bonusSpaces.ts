import type { BoardSpace, SpaceTerms } from '../../components/content.ts';
import {
  type BonusSpaceId,
  type Company,
  HIDDEN,
  type MajorityItem,
  PERSONAL_SPACES,
  type Seat,
  TRACK_SPACES,
} from '../../components/ids.ts';
import { totalsBySeat } from '../../game/rules/area/area.ts';
import { amountAgainstLuna, leadsMajority, lunaAmount, reachedTier } from '../../game/rules/bonus/majority.ts';
import { bonusSpace } from '../../game/rules/bonus/spaces.ts';
import type { Game } from '../../game/rules/module.ts';
import { moved } from '../panel.ts';
import type { Pen, PictureSize } from '../pen.ts';
import { companyBadge, seatMarker } from '../pieces.ts';
import { place } from '../place.ts';
import { drawSign, type Sign, signRow } from '../signs/sign.ts';
import { priceSigns, rewardSigns } from '../signs/signsFor.ts';
import { beside, drawn, group, ORIGIN, rect, together } from '../svg.ts';

/**
 * A seat's standing in a majority: its own total, the other seats' best total, whether it leads or is tied, and the
 * tier it reaches.
 */
interface Standing {
  readonly own: number;
  /** `null` while the total is hidden. */
  readonly best: number | null;
  readonly leads: boolean;
  readonly tier: number;
}

/** Returns a human player's standing in a majority; `null` for Luna, or if there is no seat. */
function standingOf(game: Game, seat: Seat | null, majority: NonNullable<BoardSpace['majority']>): Standing | null {
  const { state } = game;
  if (seat === null || seat === state.luna?.seat) return null;
  const totals = totalsBySeat(game);
  const { item } = majority;
  const own = totals(seat);
  // In a view, the cards that other seats are planning are face down.
  const isHidden = state.players.some(({ area }, each) => each !== seat && area.some((card) => card === HIDDEN));
  const others = state.players.flatMap((_, each) =>
    each === seat || each === state.luna?.seat ? [] : [totals(each)[item]],
  );
  return {
    own: state.luna === null ? own[item] : amountAgainstLuna(own, item),
    best: isHidden ? null : Math.max(0, lunaAmount(game, item), ...others),
    leads: leadsMajority(game, totals, seat, item),
    tier: reachedTier(own, majority),
  };
}

const SIGN_OF: Readonly<Record<MajorityItem, Sign['kind']>> = {
  scientists: 'scientist',
  titanium: 'titanium',
  carbon: 'carbon',
  minerals: 'minerals',
  energy: 'energy',
};

/** A majority to draw: a seat's total compared with the others, and each tier's reward. */
interface MajorityRow {
  readonly space: BoardSpace;
  readonly majority: NonNullable<BoardSpace['majority']>;
  readonly standing: Standing | null;
  readonly markers: readonly Seat[];
  readonly luna: Seat | null;
}

const HEAD = 48;

function majorityRow(
  pen: Pen,
  { space, majority, standing, markers, luna }: MajorityRow,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const scale = Math.max(1, Math.min(width / 188, height / 34, 1.8));
  const head = Math.min(HEAD * scale, width * 0.26);
  const cell = (width - head) / Math.max(1, majority.tiers.length);
  const isLine = height < 31;
  const middle = height / 2;
  const icon = { kind: SIGN_OF[majority.item], ...(standing && { text: String(standing.own) }) };
  const frame = rect(ORIGIN, width, height, 6);
  return place(
    pen,
    { kind: 'bonusSpace', space: space.id },
    { class: 'bonus-space', outline: frame, data: { 'data-cost': space.terms.cost } },
    drawn(rect(ORIGIN, head - 3, height, 6), pen.paint({ fill: 'slot' })),
    drawSign(pen, icon, { x: 14 * scale, y: middle }, { scale: (23 * scale) / 28 }),
    ...(standing === null || markers.length > 0
      ? []
      : [against(pen, standing, { x: head - 5, y: middle }, 11 * scale)]),
    ...majority.tiers.map(({ atLeast, reward }, index) => {
      const left = head + index * cell;
      const area = rect({ x: left, y: 0 }, cell - 3, height, 6);
      const text = `${atLeast}+`;
      const isReached = standing?.leads === true && index < standing.tier;
      const label = pen.label(isLine ? { x: left + 4, y: middle } : { x: left + 4, y: 7.5 * scale }, text, {
        size: 10 * scale,
        anchor: 'start',
        ink: isReached ? 'ink' : 'faint',
        bold: isReached,
      });
      const room = isLine ? cell - 24 * scale : cell - 7;
      const at = isLine
        ? { x: left + 20 * scale + room / 2, y: middle }
        : { x: left + (cell - 3) / 2, y: height - 11 * scale };
      return group(
        { class: 'tier', 'data-tier': index + 1, 'data-at-least': atLeast },
        drawn(area, pen.paint({ fill: isReached ? 'raised' : 'slot' })),
        label,
        ...signRow(pen, rewardSigns(reward), at, room, (18 * scale) / 28),
      );
    }),
    ...markers.map((seat, index) =>
      seatMarker(pen, { x: head - 6 - index * 15 * scale, y: middle }, seat, 9 * scale, seat === luna),
    ),
  );
}

/** Draws a seat's total beside the best total of the other seats. Its colour shows whether it is high enough. */
function against(
  pen: Pen,
  { best, leads, own }: Standing,
  at: { readonly x: number; readonly y: number },
  size: number,
): string {
  if (best === null) return pen.label(at, '?', { size, anchor: 'end', ink: 'faint' });
  const text = leads && own >= best ? `≥${best}` : `<${best}`;
  return pen.label(at, text, { size, bold: true, anchor: 'end', ink: leads ? 'good' : 'bad' });
}

interface SquareSpace {
  /** Id of the space, if there is a game. */
  readonly id: BonusSpaceId | null;
  readonly terms: SpaceTerms;
  readonly markers: readonly Seat[];
  readonly luna: Seat | null;
  /** Owner, if the space is personal. */
  readonly owner?: Seat;
  /** Company, if the space is on a company track. */
  readonly company?: Company;
}

export function square(
  pen: Pen,
  { id, terms, markers, luna, owner, company }: SquareSpace,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const scale = Math.max(0.8, Math.min(width / 44, height / 41, 1.8));
  const frame = rect(ORIGIN, width, height, 7);
  const [price, ...others] = priceSigns(terms);
  const isPaid = price?.kind === 'coin';
  const signs = [...(price === undefined || isPaid ? [] : [price]), ...others, ...rewardSigns(terms.reward)];
  const [first, ...more] = signs;
  const middle = { x: width / 2, y: height / 2 };
  const badge = 16 * Math.max(1, scale);
  const main =
    more.length > 1
      ? signRow(pen, signs, middle, width - 6, (20 * scale) / 28)
      : [
          ...(first === undefined
            ? []
            : [
                drawSign(
                  pen,
                  first,
                  beside(middle, more.length === 1 ? -5 * scale : 0, isPaid || more.length === 1 ? -2 * scale : 0),
                  { scale: (25 * scale) / 28 },
                ),
              ]),
          ...more.map((sign) =>
            drawSign(pen, sign, { x: width - badge * 0.62, y: height - badge * 0.62 }, { scale: badge / 28 }),
          ),
        ];
  return place(
    pen,
    id === null ? null : { kind: 'bonusSpace', space: id },
    { class: 'bonus-space', outline: frame, data: { 'data-cost': terms.cost } },
    drawn(frame, pen.paint({ fill: 'slot', line: 'line', width: 1 })),
    ...main,
    ...(owner === undefined ? [] : [seatMarker(pen, { x: 8 * scale, y: 8 * scale }, owner, 7)]),
    ...(company === undefined ? [] : [companyBadge(pen, { x: 9 * scale, y: 9 * scale }, company, 7)]),
    ...markers.map((seat, index) =>
      seatMarker(
        pen,
        beside(middle, (index - (markers.length - 1) / 2) * 14, 0),
        seat,
        markers.length > 1 ? 9.5 : 12 * scale,
        seat === luna,
      ),
    ),
    ...(isPaid && price !== undefined
      ? [drawSign(pen, price, { x: width - badge * 0.55, y: badge * 0.55 }, { scale: badge / 28 })]
      : []),
  );
}

interface GridOptions {
  /** Seat whose totals are shown with the majorities, if any. */
  readonly seat: Seat | null;
  /** Includes the company tracks' bonus spaces. */
  readonly tracks: boolean;
}

const PAD = 8;
const CAPTION = 20;
const GAP = 4;
/** Height below which the drawing has no caption, and each row or square takes up one line. */
const LOW = 250;

/** Draws the bonus spaces: a row for each majority and, below the rows, a square for every other space. */
export function spacesGrid(
  pen: Pen,
  game: Game,
  { width, height }: PictureSize,
  { seat, tracks }: GridOptions,
): string {
  const { state, box } = game;
  const luna = state.luna?.seat ?? null;
  const markersOn = (id: string): Seat[] => state.placed.flatMap((each) => (each.space === id ? [each.seat] : []));
  const isLow = height < LOW;
  const room = width - PAD * 2;
  const top = isLow ? 4 : PAD + CAPTION - 6;
  const majorities = box.content.spaces.flatMap((space) =>
    space.majority === null ? [] : [{ space, majority: space.majority }],
  );
  const own = PERSONAL_SPACES.flatMap((id, owner) => {
    const found = bonusSpace(game, id);
    return found === undefined ? [] : [{ id, terms: found.terms, owner }];
  });
  const onTracks = TRACK_SPACES.flatMap(({ id, company }) => {
    const found = tracks ? bonusSpace(game, id) : undefined;
    return found === undefined ? [] : [{ id, terms: found.terms, company }];
  });
  const squares = [...box.content.spaces.filter(({ majority }) => majority === null), ...own, ...onTracks];
  const lines = squareLines(squares.length, room, isLow);
  const perLine = Math.ceil(squares.length / lines);
  const cell = { width: (room - GAP * (perLine - 1)) / perLine, height: 0 };
  const free = height - top - (isLow ? 4 : PAD);
  cell.height = Math.min(56, Math.max(34, (free * (lines === 1 ? 0.16 : 0.31)) / lines), cell.width);
  const squaresHeight = lines * (cell.height + GAP);
  const pitch = (free - squaresHeight - 2) / majorities.length;
  return together([
    ...(isLow
      ? []
      : [
          pen.label({ x: PAD, y: PAD + 4 }, pen.text.heading('spaces').toLocaleUpperCase(pen.text.locale), {
            size: 10.5,
            bold: true,
            anchor: 'start',
            ink: 'faint',
            room,
          }),
        ]),
    ...majorities.map(({ space, majority }, index) =>
      moved(
        majorityRow(
          pen,
          { space, majority, standing: standingOf(game, seat, majority), markers: markersOn(space.id), luna },
          { width: room, height: pitch - 3 },
        ),
        PAD,
        top + index * pitch,
      ),
    ),
    ...squares.map((each, index) =>
      moved(
        square(pen, { ...each, markers: markersOn(each.id), luna }, cell),
        PAD + (index % perLine) * (cell.width + GAP),
        top + majorities.length * pitch + 2 + Math.floor(index / perLine) * (cell.height + GAP),
      ),
    ),
  ]);
}

/** Returns the number of lines needed for the given number of squares. */
function squareLines(count: number, room: number, isLow: boolean): number {
  const min = isLow ? 32 : 41;
  return Math.max(1, Math.ceil((count * (min + GAP) - GAP) / room));
}
