import type { Point } from '../../components/content.ts';
import type { Company } from '../../components/ids.ts';
import type { Pen } from '../pen.ts';
import { type Attributes, beside, element, group, short, tooltip, used } from '../svg.ts';
import type { Role } from '../theme.ts';
import { SHAPES, type SignKind, type SignShape } from './shapes.ts';

/** A small picture for what is asked or given, with a number or a letter in it. */
export interface Sign {
  readonly kind: SignKind;
  readonly text?: string;
  /** Whose colour it has. */
  readonly company?: Company;
}

/** What else a sign bears. */
interface SignLook {
  /** 1 by default: 28 by 28. */
  readonly scale?: number;
  readonly attributes?: Attributes;
  /** Words of the sign. */
  readonly title?: string;
}

/** The part of its width in which a sign has room for text. */
const INSIDE = 0.8;

/** A sign around a point. */
export function drawSign(pen: Pen, { kind, text = '', company }: Sign, at: Point, look: SignLook = {}): string {
  const { scale = 1, attributes = {}, title } = look;
  const { d, text: place, fill, line, ink, width }: SignShape = SHAPES[kind];
  const [dx, dy, most] = place;
  // Two characters need a little more room in a shape that is narrower than the others.
  const size = text.length > 1 && kind !== 'track' ? most * 0.87 : most;
  const area: Role = company === undefined ? fill : `company-${company}`;
  const words: Role = company === undefined ? ink : `company-${company}-ink`;
  const edge = company === undefined ? line : 'ink';
  const href = pen.share(`sign ${kind} ${company ?? ''}`, (id) =>
    element('path', { id, d, 'stroke-linejoin': 'round', ...pen.paint({ fill: area, line: edge, width: 1.5 }) }),
  );
  const picture =
    scale === 1
      ? used(href, at)
      : element('use', { href, transform: `translate(${short(at.x)} ${short(at.y)}) scale(${scale})` });
  return group(
    { class: `sm-sign ${kind}`, ...attributes },
    ...(title === undefined ? [] : [tooltip(title)]),
    picture,
    ...(text === ''
      ? []
      : [
          pen.label(beside(at, dx * scale, dy * scale), text, {
            size: size * scale,
            bold: true,
            ink: words,
            room: width * scale * INSIDE,
          }),
        ]),
  );
}

/** How wide a sign is at scale 1. */
function signWidth({ kind }: Sign): number {
  return SHAPES[kind].width;
}

/** Signs in a row around a point, made smaller where the room is less than they need. */
export function signRow(pen: Pen, signs: readonly Sign[], at: Point, room: number, most = 1): string[] {
  const gap = 3;
  const needed = signs.reduce((sum, sign) => sum + signWidth(sign) + gap, -gap);
  const scale = Math.floor(Math.min(most, room / Math.max(1, needed)) * 100) / 100;
  let x = at.x - (needed * scale) / 2;
  return signs.map((sign) => {
    const width = signWidth(sign) * scale;
    const middle = { x: x + width / 2, y: at.y };
    x += width + gap * scale;
    return drawSign(pen, sign, middle, { scale });
  });
}
