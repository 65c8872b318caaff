import type {
  CardAction,
  Effect,
  Menace,
  MenaceRequirement,
  PermanentBonus,
  Point,
  Requirement,
  SpaceTerms,
  Task,
  TrackBonus,
} from '../../components/content.ts';
import type { Company, MajorityItem, TileId } from '../../components/ids.ts';
import type { Area } from '../layout.ts';
import type { Pen } from '../pen.ts';
import { COMPANY_SHAPES, LETTERS } from '../pieces.ts';
import { beside, group, ORIGIN, type Shape } from '../svg.ts';
import { lookOf, SHAPES, type SignKind } from './shapes.ts';

export interface Sign {
  readonly kind: SignKind;
  readonly text?: string;
  readonly company?: Company;
}

export function signOf(kind: SignKind, text: string | number = ''): Sign {
  return { kind, text: String(text) };
}

/** Minimum height of an icon, in pixels, in drawings that have a smallest font size. */
const MIN_HEIGHT = 14;

function minScale(pen: Pen, { kind, text = '' }: Sign): number {
  const forText = (pen.minText * 0.66 * text.length + 2.5) / SHAPES[kind].width;
  return Math.max(MIN_HEIGHT / 28, text.length > 1 ? forText : 0);
}

/** Width of the text in the arrow of a track. */
const TRACK_ROOM = 26;

/** Draws an icon centred on a point. At scale 1, most icons are 28 by 28. */
export function drawSign(pen: Pen, { kind, text = '', company }: Sign, at: Point, wanted = 1): string {
  const scale = Math.ceil(wanted * 1000 - 1e-6) / 1000;
  const shape = SHAPES[kind];
  const [x, y, preferred] = shape.text;
  // Two characters need a smaller font in narrow shapes.
  const max = text.length > 1 && kind !== 'track' ? preferred * 0.87 : preferred;
  const needed = pen.sized(max * scale) / scale;
  // Rounding up to even sizes lets icons of similar size share one definition.
  const size = needed > max ? Math.ceil(needed / 2 - 1e-6) * 2 : Math.ceil(needed * 10 - 1e-6) / 10;
  const { fill, line, ink } = lookOf(kind, company);
  const isTight = kind === 'track' && !pen.fits(text, TRACK_ROOM, { size, bold: true });
  const body = (): string => pen.draw(bodyOf(kind, company, pen.signs[kind]), { fill, line, width: 1.5 });
  const draw = (): string =>
    group({ class: `sm-sign ${kind}` }, [
      pen.stamp(`shape ${kind} ${company ?? ''}`, ORIGIN, body),
      text !== '' && pen.write({ x, y }, text, { size, bold: true, ink, ...(isTight && { squeezed: TRACK_ROOM }) }),
    ]);
  return pen.stamp(`sign ${kind} ${company ?? ''} ${text} ${size}`, at, draw, {}, scale);
}

/** Returns an icon's outline: the caller's own path, the shape of the company's pieces for a share, or the usual one. */
export function bodyOf(kind: SignKind, company: Company | undefined, own: string | undefined): Shape {
  if (company !== undefined && kind === 'share' && own === undefined) return COMPANY_SHAPES[company](13);
  return { name: 'path', at: {}, form: { d: own ?? SHAPES[kind].d }, top: ORIGIN };
}

const GAP = 3;

const widthAt1 = (signs: readonly Sign[]): number => signs.reduce((sum, { kind }) => sum + SHAPES[kind].width, 0);

export function signSpan(signs: readonly Sign[], scale: number): number {
  return widthAt1(signs) * scale + GAP * Math.max(0, signs.length - 1);
}

/** Draws icons from left to right, each with its scale and the gap after it. */
export function signsFrom(
  pen: Pen,
  signs: readonly Sign[],
  { x, y }: Point,
  spaced: (index: number) => readonly [scale: number, gap?: number | undefined],
): string[] {
  let left = x;
  return signs.map((sign, index) => {
    const [scale, gap = GAP] = spaced(index);
    const width = SHAPES[sign.kind].width * scale;
    const middle = { x: left + width / 2, y };
    left += width + gap;
    return drawSign(pen, sign, middle, scale);
  });
}

export function signRow(pen: Pen, signs: readonly Sign[], at: Point, room: number, max = 1): string[] {
  const needed = widthAt1(signs) + GAP * (signs.length - 1);
  const scale = Math.floor(Math.min(max, room / Math.max(1, needed)) * 100) / 100;
  return signsFrom(pen, signs, beside(at, (needed * scale) / -2, 0), () => [scale, GAP * scale]);
}

/** Returns the gaps between the icons in a row. If it is too wide, icons overlap, first those without text. */
function gapsBetween(row: readonly Sign[], free: number, max: number): readonly number[] {
  const weights = row.slice(1).map((sign, index) => (sign.text && row[index]?.text ? 1 : 2));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (free < 0 ? (free * weight) / all : Math.min(max, free / weights.length)));
}

/** Draws icons in an area in the layout that makes them largest. If numbers would overlap, every 1 is omitted. */
export function signsIn(pen: Pen, initial: readonly Sign[], area: Area, max: number): string[] {
  const min = initial.reduce((sum, sign) => sum + SHAPES[sign.kind].width * minScale(pen, sign), 0);
  const isFull = min > area.width && area.height < MIN_HEIGHT * 2;
  const signs = isFull ? initial.map((sign) => (sign.text === '1' ? { ...sign, text: '' } : sign)) : initial;
  const count = signs.length;
  if (count === 0) return [];
  const gap = 2;
  const layouts = Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    const lines = Math.ceil(count / columns);
    const rows = Array.from({ length: lines }, (_row, line) => signs.slice(line * columns, (line + 1) * columns));
    const across = (area.width - gap * (columns - 1)) / Math.max(...rows.map(widthAt1));
    return { rows, scale: Math.min(max, across, (area.height - gap * (lines - 1)) / (28 * lines)) };
  });
  const best = layouts.reduce((a, b) => (b.scale > a.scale + 0.01 ? b : a));
  return best.rows.flatMap((row, line) => {
    const scales = row.map((sign) => Math.floor(Math.max(best.scale, minScale(pen, sign)) * 100) / 100);
    const taken = row.reduce((sum, { kind }, index) => sum + SHAPES[kind].width * (scales[index] ?? 1), 0);
    const gaps = gapsBetween(row, area.width - taken, gap);
    const needed = gaps.reduce((sum, each) => sum + each, taken);
    const y = area.top + ((line + 0.5) * area.height) / best.rows.length;
    const left = { x: area.left + (area.width - needed) / 2, y };
    return signsFrom(pen, row, left, (index) => [scales[index] ?? 1, gaps[index]]);
  });
}

type SignsByKind<Of extends { readonly kind: string }> = {
  readonly [Kind in Of['kind']]: (of: Extract<Of, { readonly kind: Kind }>) => readonly Sign[];
};

function signsFor<Of extends { readonly kind: string }>(table: SignsByKind<Of>, of: Of): readonly Sign[] {
  return (table[of.kind as Of['kind']] as (of: Of) => readonly Sign[])(of);
}

const minus = (amount: number): string => (amount === 0 ? '' : `−${amount}`);

const TILES: Readonly<Record<TileId, Sign>> = {
  plusOneResourceTile: signOf('tile', '+1'),
  fieldScientistTile: { kind: 'fieldScientist' },
  scientistTile: { kind: 'scientist' },
  energyTile: { kind: 'energy' },
};

const EFFECTS: SignsByKind<Effect> = {
  coins: ({ amount }) => [signOf('coin', amount)],
  helium: ({ steps }) => [signOf('helium', steps)],
  research: ({ points }) => [signOf('research', points)],
  track: ({ company, steps }) => [{ kind: 'track', text: `${LETTERS[company]}+${steps}`, company }],
  expandedTrack: ({ steps }) => [signOf('track', `+${steps}`)],
  chosenTracks: ({ steps }) => steps.map((each) => signOf('track', `?+${each}`)),
  removeOutposts: ({ count }) => [signOf('removal', `−${count}`)],
  resourceCoins: (effect) => [{ kind: effect.resource }, signOf('coin', minus(effect.minus))],
  purchase: ({ discount }) => [signOf('purchase', minus(discount))],
  firstPlayer: () => [signOf('firstPlayer', '1')],
  destroyedCost: ({ plus }) => [signOf('coin', `+${plus}`)],
  salvage: () => [{ kind: 'card' }],
  reserveTile: ({ tile }) => [TILES[tile]],
  oneOf: ({ rewards }) => rewards.flatMap(rewardSigns),
};

export function rewardSigns(reward: readonly Effect[]): readonly Sign[] {
  return reward.flatMap((effect) => signsFor(EFFECTS, effect));
}

const TASKS: SignsByKind<Task> = {
  heliumInOneAction: ({ steps }) => [signOf('helium', steps)],
  expansionsInOneAction: ({ count }) => [signOf('outpost', count)],
  trackStepsInOneAction: ({ steps }) => [signOf('track', `+${steps}`)],
  uploadsInOneAction: ({ count }) => [signOf('upload', count)],
  plansInOneAction: ({ count }) => [signOf('plan', count)],
  resource: ({ resource, total }) => [signOf(resource, total)],
  oneResource: ({ total }) => [signOf('anyResource', total)],
  energy: ({ total }) => [signOf('energy', total)],
  scientists: ({ count }) => [signOf('scientist', count)],
};

export function taskSigns(task: Task | Requirement): readonly Sign[] {
  return signsFor(TASKS, task);
}

/** Returns the icon for the action of a card or action tile. `share` is the company of a card without an action. */
export function actionSign(action: CardAction, share: Company | null): Sign {
  switch (action.kind) {
    case 'resource':
      return signOf(action.resource, action.value);
    case 'energy':
      return signOf('energy', action.value);
    case 'scientist':
      return signOf('scientist', action.points);
    case 'fieldScientist':
      return action.company === null ? { kind: 'fieldScientist' } : ofCompany('fieldScientist', action.company);
    case 'share':
      return share === null ? { kind: 'share' } : ofCompany('share', share);
  }
}

export function ofCompany(kind: Sign['kind'], company: Company): Sign {
  return { kind, text: LETTERS[company], company };
}

// TB-1 to TB-9
const BONUSES: SignsByKind<PermanentBonus> = {
  energy: ({ plus }) => [signOf('energy', `+${plus}`)],
  markers: ({ count }) => [signOf('marker', `+${count}`)],
  discount: ({ mixed, resources: [resource = 'carbon'], less }) => [
    signOf(mixed ? 'anyResource' : resource, `−${less}`),
  ],
  cardValue: ({ resource, plus }) => [signOf(resource, `+${plus}`)],
  fieldScientist: ({ domes }) => [signOf('fieldScientist', `+${domes}`)],
};

export function bonusSigns(bonus: TrackBonus): readonly Sign[] {
  return bonus.kind === 'space' ? rewardSigns(bonus.reward) : signsFor(BONUSES, bonus.bonus);
}

/** BON-2: returns the price of a bonus space: coins and, if required, a card to destroy. */
export function priceSigns({ cost, destroys }: SpaceTerms): readonly Sign[] {
  return [
    ...(cost === 0 ? [] : [signOf('coin', `−${cost}`)]),
    ...(destroys === null ? [] : [{ kind: 'destroy' } as const]),
  ];
}

const MENACES: SignsByKind<MenaceRequirement> = {
  payCoins: ({ amount }) => [signOf('coin', `−${amount}`)],
  payEnergy: ({ amount }) => [signOf('energy', `+${amount}`)],
  destroyEnergyCards: ({ count }) => [signOf('destroy', count)],
  values: ({ tank, research }) => [
    ...(tank > 0 ? [signOf('helium', tank)] : []),
    ...(research > 0 ? [signOf('research', research)] : []),
  ],
};

/** Returns the cost of removing a menace: its requirement, and the energy needed to reach it (MENACE-6, MENACE-7). */
export function menaceSigns({ energy, requirement }: Menace): readonly Sign[] {
  return [signOf('energy', energy), ...signsFor(MENACES, requirement)];
}

export const ITEM_SIGNS: Readonly<Record<MajorityItem, SignKind>> = {
  scientists: 'scientist',
  titanium: 'titanium',
  carbon: 'carbon',
  minerals: 'minerals',
  energy: 'energy',
};
