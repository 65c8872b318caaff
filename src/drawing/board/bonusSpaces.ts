import type { BoardSpace, Point, SpaceTerms } from '../../components/content.ts';
import {
  type BonusSpaceId,
  type Company,
  HIDDEN,
  PERSONAL_SPACES,
  type Seat,
  TRACK_SPACES,
} from '../../components/ids.ts';
import { totalsBySeat } from '../../game/rules/area/area.ts';
import { amountAgainstLuna, leadsMajority, lunaAmount, reachedTier } from '../../game/rules/bonus/majority.ts';
import { bonusSpace } from '../../game/rules/bonus/spaces.ts';
import type { Game } from '../../game/rules/game.ts';
import { areaOf, cellOf, cornerOf, middleOf, moved, outlineOf, type Size } from '../layout.ts';
import { caption } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { companyBadge, seatMarker } from '../pieces.ts';
import { place } from '../place.ts';
import { drawSign, ITEM_SIGNS, priceSigns, rewardSigns, type Sign, signRow } from '../signs/sign.ts';
import { beside, group, ORIGIN, rect, together } from '../svg.ts';

type Majority = NonNullable<BoardSpace['majority']>;

function standingOf(game: Game, seat: Seat | null, majority: Majority) {
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
    /** `null` while the total is hidden. */
    best: isHidden ? null : Math.max(0, lunaAmount(game, item), ...others),
    /** True if the seat has the highest total or is tied for it. */
    leads: leadsMajority(game, totals, seat, item),
    tier: reachedTier(own, majority),
  };
}

interface MarkedSpace {
  /** `null` if there is no game. */
  readonly id: BonusSpaceId | null;
  readonly terms: SpaceTerms;
  readonly markers: readonly Seat[];
  readonly luna: Seat | null;
}

const HEAD = 48;

interface MajoritySpace extends MarkedSpace {
  readonly majority: Majority;
  readonly standing: Standing | null;
}

function majorityRow(pen: Pen, { id, terms, markers, luna, majority, standing }: MajoritySpace, size: Size): string {
  const { width, height } = size;
  const scale = Math.max(1, Math.min(width / 188, height / 34, 1.8));
  const head = Math.min(HEAD * scale, width * 0.26);
  const cell = (width - head) / Math.max(1, majority.tiers.length);
  const isLine = height < 31;
  const middle = height / 2;
  const icon = { kind: ITEM_SIGNS[majority.item], ...(standing && { text: String(standing.own) }) };
  const versus = { x: head - 5, y: middle };
  return place(
    pen,
    id === null ? null : { kind: 'bonusSpace', space: id },
    { class: 'bonus-space', outline: outlineOf(areaOf(size)), data: { 'data-cost': terms.cost } },
    pen.draw(rect(ORIGIN, head - 3, height), { fill: 'slot' }),
    drawSign(pen, icon, { x: 14 * scale, y: middle }, (23 * scale) / 28),
    standing !== null && markers.length === 0 && against(pen, standing, versus, 11 * scale),
    majority.tiers.map(({ atLeast, reward }, index) => {
      const left = head + index * cell;
      const isReached = standing?.leads === true && index < standing.tier;
      const room = isLine ? cell - 24 * scale : cell - 7;
      const at = isLine
        ? { x: left + 20 * scale + room / 2, y: middle }
        : { x: left + (cell - 3) / 2, y: height - 11 * scale };
      const style = { size: 10 * scale, anchor: 'start', ink: isReached ? 'ink' : 'faint', bold: isReached } as const;
      return group({ class: 'tier', 'data-tier': index + 1, 'data-at-least': atLeast }, [
        pen.draw(rect({ x: left, y: 0 }, cell - 3, height), { fill: isReached ? 'raised' : 'slot' }),
        pen.label({ x: left + 4, y: isLine ? middle : 7.5 * scale }, `${atLeast}+`, style),
        signRow(pen, rewardSigns(reward), at, room, (18 * scale) / 28),
      ]);
    }),
    markers.map((seat, index) =>
      seatMarker(pen, { x: head - 6 - index * 15 * scale, y: middle }, seat, 9 * scale, seat === luna),
    ),
  );
}

type Standing = NonNullable<ReturnType<typeof standingOf>>;

function against(pen: Pen, { best, leads, own }: Standing, at: Point, size: number): string {
  if (best === null) return pen.label(at, '?', { size, anchor: 'end', ink: 'faint' });
  const text = leads && own >= best ? `≥${best}` : `<${best}`;
  return pen.label(at, text, { size, bold: true, anchor: 'end', ink: leads ? 'good' : 'bad' });
}

interface SquareSpace extends MarkedSpace {
  readonly owner?: Seat;
  readonly company?: Company;
}

export function square(pen: Pen, { id, terms, markers, luna, owner, company }: SquareSpace, size: Size): string {
  const { width, height } = size;
  const scale = Math.max(0.8, Math.min(width / 44, height / 41, 1.8));
  const badge = 16 * Math.max(1, scale);
  const middle = middleOf(areaOf(size));
  const outline = outlineOf(areaOf(size), 7);
  const prices = priceSigns(terms);
  const [coins] = prices.filter(({ kind }) => kind === 'coin');
  const signs = [...prices.filter((sign) => sign !== coins), ...rewardSigns(terms.reward)];
  const [first, second, ...more] = signs;
  const main = beside(middle, second === undefined ? 0 : -5 * scale, coins || second ? -2 * scale : 0);
  const inCorner = (sign: Sign, right: number, y: number): string =>
    drawSign(pen, sign, { x: width - badge * right, y }, badge / 28);
  return place(
    pen,
    id === null ? null : { kind: 'bonusSpace', space: id },
    { class: 'bonus-space', outline, data: { 'data-cost': terms.cost } },
    pen.draw(outline, { fill: 'slot', line: 'line', width: 1 }),
    more.length > 0
      ? signRow(pen, signs, middle, width - 6, (20 * scale) / 28)
      : [
          first && drawSign(pen, first, main, (25 * scale) / 28),
          second && inCorner(second, 0.62, height - badge * 0.62),
        ],
    owner !== undefined && seatMarker(pen, { x: 8 * scale, y: 8 * scale }, owner, 7),
    company && companyBadge(pen, { x: 9 * scale, y: 9 * scale }, company, 7),
    markers.map((seat, index) => {
      const at = beside(middle, (index - (markers.length - 1) / 2) * 14, 0);
      return seatMarker(pen, at, seat, markers.length > 1 ? 9.5 : 12 * scale, seat === luna);
    }),
    coins && inCorner(coins, 0.55, badge * 0.55),
  );
}

interface SpacesOptions {
  readonly seat: Seat | null;
  readonly tracks: boolean;
}

const PAD = 8;
const GAP = 4;
/** Height below which the drawing has no caption, and each row or square takes up one line. */
const LOW = 250;

export function spacesGrid(pen: Pen, game: Game, { width, height }: Size, { seat, tracks }: SpacesOptions): string {
  const { state, box } = game;
  const marked = ({ id, terms }: { readonly id: BonusSpaceId; readonly terms: SpaceTerms }): MarkedSpace => ({
    id,
    terms,
    markers: state.placed.flatMap((each) => (each.space === id ? [each.seat] : [])),
    luna: state.luna?.seat ?? null,
  });
  const isLow = height < LOW;
  const top = isLow ? 4 : 22;
  const room = { width: width - PAD * 2, height: height - top - (isLow ? 4 : PAD) };
  const majorities = box.content.spaces.flatMap((space) => {
    const { majority } = space;
    return majority === null ? [] : [{ ...marked(space), majority, standing: standingOf(game, seat, majority) }];
  });
  const open = [...PERSONAL_SPACES.map((id, owner) => ({ id, owner })), ...(tracks ? TRACK_SPACES : [])];
  const squares: readonly SquareSpace[] = [
    ...box.content.spaces.filter(({ majority }) => majority === null).map(marked),
    ...open.flatMap((space) => {
      const found = bonusSpace(game, space.id);
      return found === undefined ? [] : [{ ...space, ...marked({ id: space.id, terms: found.terms }) }];
    }),
  ];
  const min = isLow ? 32 : 41;
  const lines = Math.max(1, Math.ceil((squares.length * (min + GAP) - GAP) / room.width));
  const columns = Math.ceil(squares.length / lines);
  const across = (room.width - GAP * (columns - 1)) / columns;
  const down = Math.min(56, Math.max(34, (room.height * (lines === 1 ? 0.16 : 0.31)) / lines), across);
  const pitch = (room.height - lines * (down + GAP) - 2) / majorities.length;
  const corner = { x: PAD, y: top + majorities.length * pitch + 2 };
  const grid = { corner, cell: { width: across, height: down }, columns, gap: GAP };
  return together([
    !isLow && caption(pen, { x: PAD, y: 6.75 }, pen.text.heading('spaces'), room.width),
    majorities.map((each, index) => {
      const drawing = majorityRow(pen, each, { width: room.width, height: pitch - 3 });
      return moved(drawing, { x: PAD, y: top + index * pitch });
    }),
    squares.map((each, index) => moved(square(pen, each, grid.cell), cornerOf(cellOf(grid, index)))),
  ]);
}
