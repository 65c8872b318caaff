import { DARK, themeCss } from '../../src/entries/drawing.ts';

/** Returns a light drawing as a standalone file, which becomes dark on a dark page. */
export function inTwoThemes(drawing: string): string {
  const style = `<style>@media (prefers-color-scheme: dark) {\n${themeCss(DARK)}}</style>`;
  return drawing.replace('</title>', (end) => `${end}\n${style}`);
}
