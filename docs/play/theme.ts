import { CONTRAST, DARK, LIGHT, themeCss } from 'skymines-rules/drawing';
import { h } from '../shared/elements.ts';

/** `site` follows the page around the table: a class `dark` on `<html>`. */
export const THEME_NAMES = ['site', 'light', 'dark', 'contrast'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

/** The colours of the pictures and of everything around them, as custom properties on the table's element. */
export function themeStyle(): HTMLStyleElement {
  const css = [
    themeCss(LIGHT, '.play'),
    themeCss(DARK, '.dark .play[data-theme="site"], .play[data-theme="dark"]'),
    themeCss(LIGHT, '.play[data-theme="light"]'),
    themeCss(CONTRAST, '.play[data-theme="contrast"]'),
  ];
  return h('style', {}, css.join('\n'));
}
