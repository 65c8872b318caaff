import { CONTRAST, themeCss as cssOf, DARK, LIGHT, THEMES } from 'skymines-rules/drawing';
import { APPEARANCES, appearance, isDark, setAppearance } from '../shared/appearance.ts';
import { set, settings } from '../shared/settings.ts';
import type { Language } from './words/language.ts';

export type ThemeName = 'dark' | 'light' | 'contrast';

/** High contrast applies to the table only. */
export const COLOURS = [...APPEARANCES, 'contrast'] as const;
export type Colours = (typeof COLOURS)[number];

export function colours(): Colours {
  return settings()['theme'] === 'contrast' ? 'contrast' : appearance();
}

export function setColours(wanted: string): void {
  const found = APPEARANCES.find((each) => each === wanted);
  set('theme', found === undefined ? 'contrast' : 'site');
  if (found !== undefined) setAppearance(found);
}

export function themeName(): ThemeName {
  if (colours() === 'contrast') return 'contrast';
  return isDark() ? 'dark' : 'light';
}

export function paintPage(root: HTMLElement, theme: ThemeName, { code, words }: Language): void {
  document.title = `${words.title} | skymines-rules`;
  root.lang = code;
  document.documentElement.lang = code;
  root.dataset['theme'] = theme;
  document.documentElement.style.colorScheme = theme === 'dark' ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEMES[theme].paint.paper);
}

/** Defines the theme's colours as custom properties of the element around the table. */
export function themeCss(): string {
  return [
    cssOf(DARK, '.play'),
    cssOf(LIGHT, '.play[data-theme="light"]'),
    cssOf(CONTRAST, '.play[data-theme="contrast"]'),
    // Scenes show the night in the light theme too.
    cssOf(DARK, '.play[data-theme="light"] .night'),
  ].join('\n');
}
