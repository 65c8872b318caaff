import { h } from '../../shared/elements.ts';
import { select } from '../dom.ts';
import { LANGUAGE_NAMES, type LanguageCode, languageCode } from '../language.ts';
import { AUTO_ADVANCE, type AutoAdvance, PACES, type Preferences, preferences, SWITCHES } from '../preferences.ts';
import { COLOURS, colours } from '../theme.ts';
import type { Words } from '../words/en.ts';
import { segments, switchButton } from './menu/controls.ts';

export interface SettingsHost {
  setLanguage(code: LanguageCode): void;
  prefer(name: keyof Preferences, value: string): void;
}

function languageField(words: Words, language: string, host: SettingsHost): HTMLElement {
  const field = select(words.language, LANGUAGE_NAMES, language, (code) => host.setLanguage(languageCode(code)));
  field.classList.add('setting');
  return field;
}

export function settingsFields(words: Words, language: string, host: SettingsHost): HTMLElement {
  const fields = tableFields(words, host);
  fields.append(languageField(words, language, host));
  return fields;
}

export function tableFields(words: Words, host: SettingsHost): HTMLElement {
  const now = preferences();
  const { menuSheet } = words;
  const pace = segments(
    menuSheet.pace,
    PACES.map((name) => [name, menuSheet.paces[name]] as const),
    now.pace,
    (name) => host.prefer('pace', name),
  );
  const theme = segments(
    words.theme,
    COLOURS.map((name) => [name, menuSheet.themes[name]] as const),
    colours(),
    (name) => host.prefer('theme', name),
  );
  const switches = SWITCHES.map((name) =>
    switchButton(menuSheet.switches[name], now[name], (isOn) => host.prefer(name, isOn ? 'yes' : 'no')),
  );
  return h('div', { class: 'settings' }, pace, theme, autoAdvanceField(words, now.goesOn, host), ...switches);
}

/** The values are short, so a sentence below explains the chosen one. */
function autoAdvanceField({ table, menuSheet }: Words, chosen: AutoAdvance, host: SettingsHost): HTMLElement {
  const meaning = h('small', { 'aria-live': 'polite' }, menuSheet.goesOn[chosen]);
  const field = segments(
    table.goOn,
    AUTO_ADVANCE.map((name) => [name, menuSheet.autoAdvance[name]] as const),
    chosen,
    (name) => {
      meaning.textContent = menuSheet.goesOn[name];
      host.prefer('goesOn', name);
    },
  );
  field.append(meaning);
  return field;
}
