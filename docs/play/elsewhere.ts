import { drawMap } from 'skymines-rules/drawing';
import { createText } from 'skymines-rules/text';
import { button, h } from '../shared/elements.ts';
import { rulesFor } from './components.ts';
import type { Language } from './language.ts';
import { seatName } from './seatNames.ts';
import { gameOf } from './shelf.ts';
import type { KeptGame } from './storedGame.ts';

const SIZE = { width: 700, height: 720 };

export interface ElsewhereHost {
  playHere(): void;
  newGame(): void;
}

export function elsewhere(id: string, heading: string, language: Language, host: ElsewhereHost): HTMLElement {
  const { words } = language;
  const place = h('div', {});
  const draw = (): void => place.replaceChildren(...currentPosition(gameOf(id), language));
  const follow = (): void => {
    if (place.isConnected) draw();
    else removeEventListener('storage', follow);
  };
  addEventListener('storage', follow);
  draw();
  return h(
    'div',
    { class: 'opening' },
    h('h2', { tabindex: -1 }, heading),
    h(
      'p',
      { class: 'row' },
      button(words.elsewhere.playHere, () => host.playHere(), { class: 'main' }),
      button(words.newGame, () => host.newGame()),
    ),
    place,
  );
}

function currentPosition(game: KeptGame | null, { words, locale }: Language): readonly HTMLElement[] {
  const rules = game === null ? undefined : rulesFor(game.components);
  if (game === null || rules === undefined) return [];
  const checked = rules.checkRecord(game.record);
  if (!checked.ok) return [];
  const view = rules.viewFor(checked.state, 'spectator');
  const text = createText({ locale, game: view }, rules);
  const points = rules.score(view).map(({ total }, seat) => `${seatName(text, seat)} ${total}`);
  const board = h('div', { class: 'glimpse elsewhere', 'aria-hidden': 'true' });
  board.innerHTML = drawMap(view, { text, size: SIZE });
  return [h('p', {}, `${words.table.round(view.round, rules.content.figures.rounds)} · ${points.join(', ')}`), board];
}
