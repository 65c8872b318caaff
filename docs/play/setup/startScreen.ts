import type { Content } from 'skymines-rules';
import { button, h } from '../../shared/elements.ts';
import { defaultSet, ownSet, reconstructed, SHIPPED } from '../components.ts';
import type { Language } from '../language.ts';
import type { Shelved } from '../shelf.ts';
import { boardPreview } from './boardPreview.ts';
import { setupForm } from './form.ts';
import { coachedSetup, firstSetup, type GameSetup } from './gameSetup.ts';
import { type ShelfHost, shelfList } from './shelfList.ts';

export interface StartHost extends ShelfHost {
  /** The most recent game on the table. */
  readonly last: { readonly isOver: boolean } | null;
  readonly isChoosing: boolean;
  readonly shelf: readonly Shelved[];
  begin(chosen: GameSetup): void;
  continueGame(): void;
  load(): void;
}

export function startScreen(
  language: Language,
  host: StartHost,
  [languageField, settings]: readonly [HTMLElement, HTMLElement],
): HTMLElement {
  const { words } = language;
  const { setup } = words;
  const own = ownSet();
  const rules = own.is === 'ready' ? own.rules : SHIPPED;
  const first = firstSetup(words, defaultSet());
  const { last } = host;
  const canContinue = last?.isOver === false;
  const label = canContinue ? setup.goOn : setup.seeLast;
  const back = last && button(label, () => host.continueGame(), { class: canContinue ? 'main' : '' });
  const begin = button(setup.now, () => host.begin(first), { class: canContinue ? 'begin' : 'main begin' });
  const learn = button(setup.learn, () => host.begin(coachedSetup(words)), { class: 'learn' });
  return h(
    'div',
    { class: 'opening' },
    h('p', { class: 'intro' }, setup.intro),
    h('p', { class: 'row' }, ...(canContinue ? [back, begin, learn] : [begin, learn, back])),
    h('p', { class: 'faint' }, setup.nowHelp),
    shelfList(host.shelf, language, host),
    h(
      'details',
      { open: host.isChoosing },
      h('summary', {}, setup.other),
      setupForm(language, first, (chosen) => host.begin(chosen)),
    ),
    h('details', {}, h('summary', {}, words.settings), settings),
    h(
      'p',
      { class: 'row' },
      button(setup.load, () => host.load()),
      languageField,
    ),
    componentsNote(language, rules.content),
    boardPreview(language, rules),
  );
}

export function componentsNote({ words }: Language, content: Content): HTMLElement {
  const own = ownSet();
  const { count, all } = reconstructed(content);
  const note = h('p', { class: 'note' }, count === 0 ? words.exact : words.reconstruction(count, all));
  if (own.is === 'wrong') note.append(' ', words.ownWrong, ' ', own.problem);
  return note;
}
