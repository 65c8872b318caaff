import { button, h } from '../../shared/elements.ts';
import { select } from '../dom.ts';
import { LANGUAGES, type LanguageCode, languageCode } from '../language.ts';
import { THEME_NAMES, type ThemeName } from '../theme.ts';
import type { Words } from '../words/en.ts';

/** What the bar over the table can do. */
export interface BarHost {
  undo(): void;
  redo(): void;
  hint(): void;
  replay(): void;
  share(): void;
  save(): void;
  load(): void;
  newGame(): void;
  setLanguage(code: LanguageCode): void;
  setTheme(theme: ThemeName): void;
}

export interface Bar {
  readonly element: HTMLElement;
  readonly undo: HTMLButtonElement;
  readonly redo: HTMLButtonElement;
  readonly hint: HTMLButtonElement;
}

/** The bar over the table. */
export function bar(words: Words, host: BarHost, settings: HTMLElement): Bar {
  const undo = button(words.undo, () => host.undo());
  const redo = button(words.redo, () => host.redo());
  const hint = button(words.hint, () => host.hint(), { title: words.hintHelp });
  const item = (label: string, act: () => void): HTMLElement =>
    button(label, () => {
      menu.open = false;
      act();
    });
  const close = (): void => {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  const menu = h(
    'details',
    { class: 'menu' },
    h('summary', {}, words.menu),
    h(
      'div',
      { class: 'sheet' },
      button('✕', close, { class: 'close', 'aria-label': words.close }),
      item(words.replay, () => host.replay()),
      item(words.share, () => host.share()),
      item(words.save, () => host.save()),
      item(words.load, () => host.load()),
      item(words.newGame, () => host.newGame()),
      settings,
    ),
  );
  menu.addEventListener('keydown', ({ key }) => key === 'Escape' && menu.open && close());
  return { element: h('div', { class: 'bar' }, undo, redo, hint, menu), undo, redo, hint };
}

/** Language and colours. */
export function settingsFields(
  words: Words,
  now: { readonly language: string; readonly theme: ThemeName },
  host: Pick<BarHost, 'setLanguage' | 'setTheme'>,
): HTMLElement {
  const languages = Object.entries(LANGUAGES).map(([code, { name }]) => [code, name] as const);
  const themes = THEME_NAMES.map((name) => [name, words.themes[name]] as const);
  return h(
    'div',
    { class: 'settings' },
    select(words.language, languages, now.language, (code) => host.setLanguage(languageCode(code))),
    select(words.theme, themes, now.theme, (name) =>
      host.setTheme(THEME_NAMES.find((each) => each === name) ?? 'site'),
    ),
  );
}
