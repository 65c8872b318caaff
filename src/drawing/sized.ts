import { boxOf } from '../game/boxOf.ts';
import type { GameState } from '../game/model/state.ts';
import { openState } from '../game/position.ts';
import type { Game } from '../game/rules/game.ts';
import { type SheetWords, svgOf } from './panel.ts';
import { Pen, type PictureSize, type SizedOptions } from './pen.ts';
import { group } from './svg.ts';

/** What a picture of a given size shows: its words, and its markup in a room of that size. */
export interface SizedSubject extends SheetWords {
  readonly markup: string;
}

/** The least and the most of a width or a height. */
const LEAST = 16;
const MOST = 10_000;

/** Draws a part of a game in the size that the options give. One that needs more room than that is shrunk as a whole. */
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
  const { markup, ...words } = about(pen, openState(boxOf(pen.content), state), room);
  return svgOf(pen, size, words, scale === 1 ? markup : group({ transform: `scale(${scale})` }, markup));
}

function checked(size: unknown): PictureSize {
  const { width, height }: Partial<Record<keyof PictureSize, unknown>> = Object(size);
  if (isLength(width) && isLength(height)) return { width, height };
  throw new RangeError(`size must have a width and a height from ${LEAST} to ${MOST}.`);
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && value >= LEAST && value <= MOST;
}
