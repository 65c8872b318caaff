import { h } from '../../shared/elements.ts';
import { select } from '../dom.ts';
import { LANGUAGE_NAMES, type LanguageCode, languageCode } from '../language.ts';
import { AUTO_ADVANCE, type Preferences, preferences, SPEEDS } from '../preferences.ts';
import { COLOURS, colours } from '../theme.ts';
import type { Words } from '../words/en.ts';

export interface SettingsHost {
  setLanguage(code: LanguageCode): void;
  prefer(name: keyof Preferences, value: string): void;
}

export function languageField(words: Words, language: string, host: SettingsHost): HTMLElement {
  return select(words.language, LANGUAGE_NAMES, language, (code) => host.setLanguage(languageCode(code)));
}

export function settingsFields(words: Words, language: string, host: SettingsHost): HTMLElement {
  return h('div', {}, languageField(words, language, host), tableFields(words, host));
}

export function tableFields(words: Words, host: SettingsHost): HTMLElement {
  const now = preferences();
  const { table } = words;
  const yesNo = [['yes', table.yes] as const, ['no', table.no] as const];
  const yes = (is: boolean): string => (is ? 'yes' : 'no');
  return h(
    'div',
    { class: 'settings' },
    select(
      words.theme,
      COLOURS.map((name) => [name, words.themes[name]] as const),
      colours(),
      (name) => host.prefer('theme', name),
    ),
    select(
      table.speed,
      SPEEDS.map((name) => [name, table.speeds[name]] as const),
      now.speed,
      (name) => host.prefer('speed', name),
    ),
    select(
      table.goOn,
      AUTO_ADVANCE.map((name) => [name, table.goesOn[name]] as const),
      now.goesOn,
      (name) => host.prefer('goesOn', name),
    ),
    select(table.listAlways, yesNo, yes(now.lists), (value) => host.prefer('lists', value)),
    select(table.letters, yesNo, yes(now.letters), (value) => host.prefer('letters', value)),
  );
}
