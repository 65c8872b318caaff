import type { Point, Tile } from '../../components/content.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { rect } from '../shapes.ts';
import { drawSign } from '../signs/sign.ts';
import { actionSign } from '../signs/signsFor.ts';
import { paper, tick } from './faces.ts';

export const TILE = { width: 62, height: 52 } as const;
const OUTLINE = rect({ x: 0, y: 0 }, TILE.width, TILE.height, 7);

interface TilePose {
  readonly at: Point;
  readonly isUsed?: boolean;
  readonly scale?: number;
}

/** Draws a bonus tile, face down if it has been used. */
export function tilePlace(pen: Pen, tile: Tile, { at, isUsed = false, scale = 1 }: TilePose): string {
  const look = { class: isUsed ? 'tile sm-used' : 'tile', outline: OUTLINE, at, scale };
  return place(
    pen,
    { kind: 'tile', tile: tile.id },
    look,
    paper(pen, TILE, isUsed ? 'back' : 'slot'),
    ...face(pen, tile, isUsed),
  );
}

function face(pen: Pen, { action, plus }: Tile, isUsed: boolean): string[] {
  const middle = { x: TILE.width / 2, y: TILE.height / 2 };
  const ink = isUsed ? 'back-ink' : 'ink';
  const done = isUsed ? [tick(pen, { x: TILE.width - 14, y: middle.y }, 16, 'back-ink')] : [];
  const left = { x: isUsed ? 22 : middle.x, y: middle.y };
  if (action === null) return [pen.label(left, `+${plus}`, { size: 22, bold: true, ink }), ...done];
  if (action.kind !== 'fieldScientist' || isUsed)
    return [drawSign(pen, actionSign(action, null), left, { scale: 1.2 }), ...done];
  return [
    drawSign(pen, actionSign(action, null), { x: 18, y: middle.y }),
    drawSign(pen, { kind: 'helium', text: String(action.helium) }, { x: 45, y: middle.y }, { scale: 0.9 }),
  ];
}
