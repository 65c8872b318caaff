import { boxOf } from '../game/boxOf.ts';
import type { GameState } from '../game/model/state.ts';
import { openState } from '../game/position.ts';
import type { Game } from '../game/rules/game.ts';
import type { Heading } from '../text/headings.ts';
import { svgOf } from './panel.ts';
import { Pen, type PictureSize, type SizedOptions } from './pen.ts';
import { group, type Markup } from './svg.ts';

const MIN = 16;
const MAX = 10_000;

/** A drawing with a given size, and its smallest size. Anything smaller is scaled down. */
interface Subject extends PictureSize {
  readonly id: string;
  readonly title: Heading | ((pen: Pen) => string);
}

type SizedPanel = (pen: Pen, game: Game, size: PictureSize) => Markup;

export function sized(state: GameState, options: SizedOptions, subject: Subject, panel: SizedPanel): string {
  const { width, height }: PictureSize = Object(options.size);
  const isValid = [width, height].every((each) => typeof each === 'number' && each >= MIN && each <= MAX);
  if (!isValid) throw new RangeError(`size must have a width and a height from ${MIN} to ${MAX}.`);
  const pen = new Pen(options);
  const scale = Math.floor(Math.min(1, width / subject.width, height / subject.height) * 1e4) / 1e4;
  const title = typeof subject.title === 'function' ? subject.title(pen) : pen.text.heading(subject.title);
  const room = { width: width / scale, height: height / scale };
  const markup = panel(pen, openState(boxOf(pen.content), state), room);
  const text = { id: subject.id, title, description: title };
  return svgOf(pen, { width, height }, text, scale === 1 ? markup : group({ transform: `scale(${scale})` }, markup));
}
