import type { GameView } from 'skymines-rules';
import { drawLegend, type LegendOf } from 'skymines-rules/drawing';
import type { Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import type { Words } from '../words/en.ts';

/** Each legend is drawn when the player opens it. */
export function legends(view: GameView, text: Text, words: Words): readonly HTMLElement[] {
  const seen: readonly (readonly [LegendOf, string])[] = [
    view.belt === null ? ['moon', text.heading('moon')] : ['belt', text.heading('belt')],
    ['tracks', text.heading('tracks')],
    ['display', text.heading('display')],
    ['research', text.heading('researchDisplay')],
    ['player', text.heading('area')],
    ...(view.luna === null ? [] : [['luna', text.heading('luna')] as const]),
  ];
  return [h('h3', {}, words.legend), ...seen.map(([of, title]) => legend(of, title, text))];
}

function legend(of: LegendOf, title: string, text: Text): HTMLElement {
  const place = h('div', { class: 'legend' });
  const show = (): void => {
    if (details.open && place.childElementCount === 0)
      place.innerHTML = drawLegend(of, { text, idPrefix: `legend-${of}-` });
  };
  const details = h('details', { ontoggle: show }, h('summary', {}, title), place);
  return details;
}
