import type { GameEvent } from 'skymines-rules';
import { plain, type Text } from 'skymines-rules/text';
import { button, h, sentence, told } from '../dom.ts';
import type { Words } from '../words/en.ts';

/** So many lines are shown at first. */
const LINES = 12;

/** What has happened, a line for each turn, the newest first. */
export function log(events: readonly GameEvent[], text: Text, words: Words): HTMLElement {
  const lines = [...text.log(events)].reverse();
  const items = lines.map(({ seat, told: happened }) => {
    const name = seat === null ? null : h('b', {}, `${plain(text.name({ kind: 'seat', seat }))}: `);
    return h('li', {}, name, seat === null ? sentence(happened) : told(happened));
  });
  const list = h('ol', { tabindex: 0, 'aria-label': words.log }, ...items.slice(0, LINES));
  const rest = items.slice(LINES);
  const all = button(words.older(rest.length), () => {
    list.append(...rest);
    all.remove();
  });
  return h('div', { class: 'log' }, list, rest.length === 0 ? null : all);
}
