import { type GameRecord, type GameView, score, winners } from 'skymines-rules';
import { plain, type Text } from 'skymines-rules/text';
import { byId, make } from './dom.ts';

/** Shows the scores of a game that is over, and offers its record as a file. */
export function showResults(view: GameView, text: Text, record: GameRecord): void {
  const { title, names, rows, verdict } = text.results(score(view), winners(view));
  const head = make('tr', make('td'), ...names.map((name) => headOf('col', name)));
  const body = rows.map(({ label, values }) =>
    make('tr', headOf('row', label), ...values.map((value) => make('td', String(value)))),
  );
  const file = make('a', 'Save the record of this game');
  file.setAttribute('href', URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' })));
  file.setAttribute('download', 'skymines.json');
  byId('results').replaceChildren(
    make('h2', title),
    make('p', plain(verdict ?? [])),
    make('table', head, ...body),
    make('p', file),
  );
  byId('results').hidden = false;
}

function headOf(scope: 'col' | 'row', label: string): HTMLElement {
  const head = make('th', label);
  head.setAttribute('scope', scope);
  return head;
}
