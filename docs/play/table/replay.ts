import type { GameView, Session, Viewer } from 'skymines-rules';
import { button, h } from '../../shared/elements.ts';
import type { TableRules } from '../components.ts';
import type { Words } from '../words/en.ts';

/** What the replay asks of the table. */
export interface ReplayHost {
  show(count: number): void;
  goOnFrom(count: number): void;
  end(): void;
}

/** A slider over the actions of the game. */
export function replayBar(count: number, all: number, words: Words, host: ReplayHost): HTMLElement {
  const said = h('output', {}, words.replayAt(count, all));
  const slider = h('input', {
    ...{ type: 'range', min: 0, max: all, value: count, 'aria-label': words.replay },
    oninput: () => go(Number(slider.value)),
  });
  const go = (wanted: number): void => {
    const next = Math.min(Math.max(wanted, 0), all);
    slider.value = String(next);
    said.textContent = words.replayAt(next, all);
    host.show(next);
  };
  const by = (steps: number) => (): void => go(Number(slider.value) + steps);
  return h(
    'div',
    { class: 'replay' },
    h('h2', { tabindex: -1 }, words.replay),
    slider,
    said,
    h(
      'p',
      { class: 'row' },
      button('◀', by(-1), { 'aria-label': words.previous }),
      button('▶', by(1), { 'aria-label': words.next }),
      button(words.replayFrom, () => host.goOnFrom(Number(slider.value))),
      button(words.replayEnd, () => host.end(), { class: 'main' }),
    ),
  );
}

/** The game after so many actions, as the viewer may see it. */
export function positionAt(rules: TableRules, session: Session, count: number, viewer: Viewer): GameView {
  return rules.viewFor(rules.recordAt(session.record(), count), viewer);
}
