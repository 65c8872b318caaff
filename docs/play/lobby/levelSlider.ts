import { h } from '../../shared/elements.ts';
import type { Words } from '../words/en.ts';

const HIGHEST = 8;

/** A row of eight dots, one for each of Luna's levels. A click on the only full dot chooses level 0. */
export function levelSlider(level: number, { lobby }: Words, change: (level: number) => void): HTMLElement {
  const [heading = '', meaning = ''] = lobby.levels[level] ?? [];
  const dots = Array.from({ length: HIGHEST }, (_, index) => {
    const own = index + 1;
    const state = own === level ? 'is-on is-level' : own < level ? 'is-on' : '';
    return h('span', { class: `dot ${state}`, onclick: () => change(level === 1 && own === 1 ? 0 : own) });
  });
  return h(
    'div',
    {
      ...{ class: 'level-slider', role: 'slider', tabindex: 0, 'aria-label': lobby.lunaLevel },
      ...{ 'aria-valuemin': 0, 'aria-valuemax': HIGHEST, 'aria-valuenow': level },
      'aria-valuetext': `${lobby.level(level)}. ${heading} ${meaning}`,
      onkeydown: (event) => {
        const next = event instanceof KeyboardEvent ? levelAfter(level, event.key) : null;
        if (next === null) return;
        event.preventDefault();
        change(next);
      },
    },
    ...dots,
    h('b', { class: 'level-number', 'aria-hidden': 'true' }, lobby.level(level)),
  );
}

/** Returns the level after a key was pressed, or `null` for other keys. */
export function levelAfter(level: number, key: string): number | null {
  const steps: Readonly<Record<string, number>> = {
    ...{ ArrowRight: 1, ArrowUp: 1, PageUp: 1, ArrowLeft: -1, ArrowDown: -1, PageDown: -1 },
    ...{ Home: -HIGHEST, End: HIGHEST },
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(level + step, 0), HIGHEST);
}
