import { CONTRAST, themeCss as cssOf, DARK, LIGHT } from 'skymines-rules/drawing';
import { APPEARANCES, appearance, isDark, setAppearance } from '../shared/appearance.ts';
import { set, settings } from './storage.ts';

export type ThemeName = 'dark' | 'light' | 'contrast';

/** Values of the colour setting: those of the whole site, plus high contrast, which only the table has. */
export const COLOURS = [...APPEARANCES, 'contrast'] as const;
export type Colours = (typeof COLOURS)[number];

/** Returns the value of the colour setting. */
export function colours(): Colours {
  return settings()['theme'] === 'contrast' ? 'contrast' : appearance();
}

/** Sets the colours of the table and, except for high contrast, of the whole site. */
export function setColours(wanted: string): void {
  const found = APPEARANCES.find((each) => each === wanted);
  set('theme', found === undefined ? 'contrast' : 'site');
  if (found !== undefined) setAppearance(found);
}

/** Returns the theme that the colour setting currently results in. */
export function themeName(): ThemeName {
  if (colours() === 'contrast') return 'contrast';
  return isDark() ? 'dark' : 'light';
}

/** Returns the colours of the drawings and their surroundings as custom properties of the table's element. */
export function themeCss(): string {
  return [
    cssOf(DARK, '.play'),
    cssOf(LIGHT, '.play[data-theme="light"]'),
    cssOf(CONTRAST, '.play[data-theme="contrast"]'),
  ].join('\n');
}
