import { button, h } from '../../shared/elements.ts';
import { select } from '../dom.ts';
import { LANGUAGE_NAMES, type LanguageCode, languageCode } from '../language.ts';
import { THEME_NAMES, type ThemeName } from '../theme.ts';
import type { Words } from '../words/en.ts';

/** What the bar does with the game on the table. */
export interface GameHost {
  undo(): void;
  redo(): void;
  hint(): void;
  replay(): void;
}

/** What the bar does with the whole page. */
export interface PageHost {
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
export function bar(words: Words, game: GameHost, page: PageHost, settings: HTMLElement): Bar {
  const undo = button(words.undo, () => game.undo());
  const redo = button(words.redo, () => game.redo());
  const hint = button(words.hint, () => game.hint(), { title: words.hintHelp });
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
      item(words.replay, () => game.replay()),
      item(words.share, () => page.share()),
      item(words.save, () => page.save()),
      item(words.load, () => page.load()),
      item(words.newGame, () => page.newGame()),
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
  host: Pick<PageHost, 'setLanguage' | 'setTheme'>,
): HTMLElement {
  const themes = THEME_NAMES.map((name) => [name, words.themes[name]] as const);
  return h(
    'div',
    { class: 'settings' },
    select(words.language, LANGUAGE_NAMES, now.language, (code) => host.setLanguage(languageCode(code))),
    select(words.theme, themes, now.theme, (name) =>
      host.setTheme(THEME_NAMES.find((each) => each === name) ?? 'site'),
    ),
  );
}
