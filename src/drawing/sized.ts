import { boxOf } from '../game/boxOf.ts';
import type { GameState } from '../game/model/state.ts';
import { openState } from '../game/position.ts';
import type { Game } from '../game/rules/game.ts';
import { type SheetText, svgOf } from './panel.ts';
import { Pen, type PictureSize, type SizedOptions } from './pen.ts';
import { group } from './svg.ts';

export interface SizedSubject extends SheetText {
  readonly markup: string;
}

/** Limits for a width or height, in CSS pixels. */
const MIN = 16;
const MAX = 10_000;

/** Draws part of a game at the size in the options. If that is too small, the whole drawing is scaled down. */
export function sizedPicture(
  state: GameState,
  options: SizedOptions,
  needed: PictureSize,
  about: (pen: Pen, game: Game, size: PictureSize) => SizedSubject,
): string {
  const size = checked(options.size);
  const pen = new Pen(options);
  const scale = Math.floor(Math.min(1, size.width / needed.width, size.height / needed.height) * 1e4) / 1e4;
  const room = { width: size.width / scale, height: size.height / scale };
  const { markup, ...text } = about(pen, openState(boxOf(pen.content), state), room);
  return svgOf(pen, size, text, scale === 1 ? markup : group({ transform: `scale(${scale})` }, markup));
}

function checked(size: unknown): PictureSize {
  const { width, height }: Partial<Record<keyof PictureSize, unknown>> = Object(size);
  if (isLength(width) && isLength(height)) return { width, height };
  throw new RangeError(`size must have a width and a height from ${MIN} to ${MAX}.`);
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && value >= MIN && value <= MAX;
}
