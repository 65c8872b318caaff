import { DARK, themeCss } from '../../src/entries/drawing.ts';

/** A light drawing for a file of its own: on a dark page it is dark. */
export function inTwoThemes(drawing: string): string {
  const style = `<style>@media (prefers-color-scheme: dark) {\n${themeCss(DARK)}}</style>`;
  return drawing.replace('</title>', (end) => `${end}\n${style}`);
}
