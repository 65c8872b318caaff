import { button, h } from '../../shared/elements.ts';
import { roving } from '../controls/roving.ts';

export interface LevelCard {
  readonly level: number;
  readonly title: string;
  readonly lines: readonly string[];
  /** Percentage for the bar below the lines, or `null` for no bar. */
  readonly share: number | null;
}

/** A choice between Luna's levels. */
export function levelCards(
  label: string,
  cards: readonly LevelCard[],
  chosen: number,
  choose: (level: number) => void,
): HTMLElement {
  const buttons = cards.map(({ level, title, lines, share }) => {
    const dots = Array.from({ length: 8 }, (_, index) => h('i', { class: index < level ? 'is-on' : '' }));
    const bar = share === null ? null : h('span', { class: 'share-bar', style: `--share: ${share}%` });
    const content = h(
      'span',
      { class: 'level-card' },
      h(
        'span',
        { class: 'level-head' },
        h('b', {}, title),
        h('span', { class: 'level-dots', 'aria-hidden': 'true' }, ...dots),
      ),
      ...lines.map((line) => h('span', {}, line)),
      bar,
    );
    return button(content, () => choose(level), {
      ...{ role: 'radio', 'aria-checked': String(level === chosen), 'data-control': `level-${level}` },
    });
  });
  const group = h('div', { class: 'level-cards', role: 'radiogroup', 'aria-label': label }, ...buttons);
  return roving(
    group,
    cards.findIndex(({ level }) => level === chosen),
  );
}
