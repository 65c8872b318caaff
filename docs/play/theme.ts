import { CONTRAST, themeCss as cssOf, DARK, LIGHT } from 'skymines-rules/drawing';

/** The first one is that of somebody who has set none. */
export const THEME_NAMES = ['dark', 'light', 'contrast'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

/** The colours of the pictures and of everything around them, as custom properties on the table's element. */
export function themeCss(): string {
  return [
    cssOf(DARK, '.play'),
    cssOf(LIGHT, '.play[data-theme="light"]'),
    cssOf(CONTRAST, '.play[data-theme="contrast"]'),
  ].join('\n');
}
