import { drawBoard } from 'skymines-rules/drawing';
import { createText } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import type { TableRules } from '../components.ts';
import { WIDE } from '../dom.ts';
import type { Language } from '../language.ts';

/** The board that a visitor is about to play on, drawn as soon as the page has been painted. It is there for the eyes alone. */
export function glimpse({ locale }: Language, rules: TableRules): HTMLElement {
  const place = h('div', { class: 'glimpse', 'aria-hidden': 'true' });
  const draw = (): void => {
    const game = rules.createGame({ players: ['Ana', 'Ben'], seed: '' });
    const layout = matchMedia(WIDE).matches ? 'wide' : 'tall';
    place.innerHTML = drawBoard(game, { text: createText({ locale, game }, rules), layout });
  };
  requestAnimationFrame(() => setTimeout(draw));
  return place;
}
