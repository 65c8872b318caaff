import type { GameView } from 'skymines-rules';
import { type DrawingOptions, drawTable } from 'skymines-rules/drawing';
import { savePng } from '../png.ts';

export { savePng };

/** Saves a picture of the table after a number of actions. */
export async function saveTable(game: GameView, count: number, options: DrawingOptions): Promise<void> {
  await savePng(`skymines-${count}.png`, drawTable(game, options));
}
