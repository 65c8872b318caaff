import { button, h } from '../../../shared/elements.ts';
import type { Words } from '../../words/en.ts';
import { type IconName, icon } from './icons.ts';

export interface MenuItem {
  readonly group: 'game' | 'share';
  readonly icon: IconName;
  readonly label: string;
  /** Shortcut on the table. */
  readonly key?: string;
  act(): void;
}

export interface MenuContent {
  readonly items: readonly MenuItem[];
  /** Address of the home page, or `null` if there is none. */
  readonly home: string | null;
  readonly settings: HTMLElement;
  readonly note: HTMLElement;
}

/** Returns the button that opens the menu. Its content is up to date each time. */
export function menuButton(words: Words, content: () => MenuContent): HTMLButtonElement {
  return button(icon('menu'), () => openMenu(words, content()), {
    class: 'menu',
    title: words.menu,
    'aria-label': words.menu,
    'aria-haspopup': 'dialog',
  });
}

function openMenu(words: Words, { items, home, settings, note }: MenuContent): void {
  const before = document.activeElement;
  const close = (): void => dialog.close();
  const shut = button(icon('close'), close, { class: 'close', 'aria-label': words.close });
  const header = h('header', {}, wordmark(home, words), h('kbd', { 'aria-hidden': 'true' }, 'Esc'), shut);
  const dialog = h(
    'dialog',
    { class: 'menu-sheet', 'aria-label': words.menu },
    header,
    ...group(words.menuSheet.game, 'game', items, close),
    ...group(words.menuSheet.share, 'share', items, close),
    h('h3', {}, words.settings),
    settings,
    note,
  );
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
  });
  document.querySelector('.play')?.append(dialog);
  dialog.showModal();
}

function wordmark(home: string | null, words: Words): HTMLElement {
  if (home === null) return h('b', { class: 'wordmark' }, 'SKYMINES');
  return h('a', { class: 'wordmark', href: home, title: words.table.home }, 'SKYMINES');
}

function group(
  title: string,
  name: MenuItem['group'],
  items: readonly MenuItem[],
  close: () => void,
): readonly HTMLElement[] {
  const tiles = items.filter((item) => item.group === name).map((item) => tile(item, close));
  return tiles.length === 0 ? [] : [h('h3', {}, title), h('div', { class: 'tiles' }, ...tiles)];
}

/** The menu closes first, so that the focus does not return to it. */
function tile(item: MenuItem, close: () => void): HTMLElement {
  const act = (): void => {
    close();
    item.act();
  };
  const element = button(icon(item.icon), act, { class: 'tile' });
  element.append(h('span', {}, item.label));
  if (item.key !== undefined) element.append(h('kbd', { 'aria-hidden': 'true' }, item.key));
  return element;
}
