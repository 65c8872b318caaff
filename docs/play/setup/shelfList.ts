import { button, h } from '../../shared/elements.ts';
import type { Language } from '../language.ts';
import type { Shelved } from '../shelf.ts';

export interface ShelfHost {
  resume(game: Shelved): void;
  remove(game: Shelved): void;
}

export function shelfList(
  games: readonly Shelved[],
  { words: { setup }, code }: Language,
  host: ShelfHost,
): HTMLElement | null {
  if (games.length === 0) return null;
  const items = games.map((shelved) => {
    const { options, actions } = shelved.game.record;
    const names = [...options.players.map(({ name }) => name), ...(options.luna === null ? [] : ['Luna'])];
    const when = new Date(shelved.at).toLocaleString(code, { dateStyle: 'medium', timeStyle: 'short' });
    const label = setup.shelved(names.join(', '), actions.length, when);
    const remove = (): void => {
      if (confirm(setup.removeSure)) host.remove(shelved);
    };
    return h(
      'li',
      { class: 'row' },
      button(label, () => host.resume(shelved)),
      button(setup.remove, remove, { 'aria-label': `${setup.remove}: ${label}` }),
    );
  });
  return h('section', { class: 'shelf' }, h('h2', {}, setup.shelf), h('ul', {}, ...items));
}
