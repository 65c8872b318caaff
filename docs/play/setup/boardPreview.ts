import { drawMap } from 'skymines-rules/drawing';
import { createText } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import type { TableRules } from '../components.ts';
import type { Language } from '../language.ts';

const SIZE = { width: 700, height: 720 };

export function boardPreview({ locale }: Language, rules: TableRules, board: 'moon' | 'belt' = 'moon'): HTMLElement {
  const place = h('div', { class: 'glimpse', 'aria-hidden': 'true' });
  const draw = (): void => {
    const game = rules.createGame({ players: ['Ana', 'Ben'], seed: '', board });
    place.innerHTML = drawMap(game, { text: createText({ locale, game }, rules), size: SIZE });
  };
  requestAnimationFrame(() => setTimeout(draw));
  return place;
}
