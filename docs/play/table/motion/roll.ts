import { rolled } from './timing.ts';

/** In milliseconds. */
const DURATION = 400;

/**
 * Lets a number count from its old to its new value after a delay. The returned function shows the new value at once.
 */
export function roll(text: Text, from: number, to: number, delay: number, factor: number): () => void {
  const begin = performance.now() + delay * factor;
  let isOver = false;
  const finish = (): void => {
    isOver = true;
    text.data = String(to);
  };
  const step = (now: number): void => {
    if (isOver) return;
    const at = Math.max(0, (now - begin) / (DURATION * factor));
    if (at >= 1) finish();
    else {
      text.data = String(rolled(from, to, at));
      requestAnimationFrame(step);
    }
  };
  text.data = String(from);
  requestAnimationFrame(step);
  return finish;
}
