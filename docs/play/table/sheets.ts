import { h } from '../../shared/elements.ts';
import { legends } from './legends.ts';
import { picturesOf } from './pictures.ts';
import { scoreTable } from './scores.ts';
import { keysTable, openSheet } from './sheet.ts';
import { tableAsText } from './tableAsText.ts';
import type { TableState } from './tableState.ts';

/** Opens the whole table as text. */
export function openTextSheet(element: HTMLElement, state: TableState): void {
  const { view, seat, game, language } = state;
  const { words } = language;
  const text = state.textFor(seat);
  const lines = [
    h('p', {}, words.table.round(view.round, game.rules.content.figures.rounds)),
    scoreTable(game.rules, view, text, words),
    ...tableAsText(picturesOf(view, text), view, text),
  ];
  openSheet(element, words.table.read, lines, words);
}

/** Opens the help for the current question, with the game in short, all keys and all signs. */
export function openHelpSheet(element: HTMLElement, state: TableState): void {
  const { view, question, language } = state;
  const { words } = language;
  const help = question?.draw().help ?? '';
  const { overviewTitle, overview } = words.table;
  const lines = [
    ...(help === '' ? [] : [h('p', { class: 'help' }, help)]),
    h('h3', {}, overviewTitle),
    ...overview.map((line) => h('p', {}, line)),
    keysTable(words),
    ...legends(view, state.textFor(), words),
  ];
  openSheet(element, words.table.help, lines, words);
}
