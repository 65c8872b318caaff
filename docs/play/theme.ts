import { CONTRAST, themeCss as cssOf, DARK, LIGHT } from 'skymines-rules/drawing';
import { APPEARANCES, appearance, isDark, setAppearance } from '../shared/appearance.ts';
import { set, settings } from './storage.ts';

export type ThemeName = 'dark' | 'light' | 'contrast';

/** Values of the colour setting: those of the whole site, and high contrast, which only the table supports. */
export const COLOURS = [...APPEARANCES, 'contrast'] as const;
export type Colours = (typeof COLOURS)[number];

export function colours(): Colours {
  return settings()['theme'] === 'contrast' ? 'contrast' : appearance();
}

/** Sets the colours of the table and of the whole site. High contrast applies to the table only. */
export function setColours(wanted: string): void {
  const found = APPEARANCES.find((each) => each === wanted);
  set('theme', found === undefined ? 'contrast' : 'site');
  if (found !== undefined) setAppearance(found);
}

/** Returns the theme for the current colour setting. */
export function themeName(): ThemeName {
  if (colours() === 'contrast') return 'contrast';
  return isDark() ? 'dark' : 'light';
}

/** Returns CSS that defines the theme's colours as custom properties of the element around the table. */
export function themeCss(): string {
  return [
    cssOf(DARK, '.play'),
    cssOf(LIGHT, '.play[data-theme="light"]'),
    cssOf(CONTRAST, '.play[data-theme="contrast"]'),
  ].join('\n');
}
