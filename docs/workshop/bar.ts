import type { Bench } from './bench.ts';
import type { Draft } from './draft.ts';
import { button, el } from './element.ts';
import { download, type Read, readSet } from './files.ts';
import { progressOf } from './overview.ts';
import { problemWords } from './problems.ts';

interface Options {
  readonly say: (words: string) => void;
  /** Takes the set to the table. */
  readonly play: () => void;
}

export interface Bar {
  readonly node: HTMLElement;
  readonly show: (draft: Draft) => void;
}

/** The name of the set, how far it is, and what can be done with all of it. */
export function bar(bench: Bench, { say, play }: Options): Bar {
  const name = el('input', { type: 'text', spellcheck: 'false', input: () => bench.rename(name.value) });
  const nameProblem = el('p', { class: 'problems', id: 'workshop-name-problem' });
  const done = el('progress', { 'aria-label': 'Pieces confirmed' });
  const count = el('span', { class: 'count' });
  const wrong = button('', () => bench.goToProblem(), { class: 'wrong', hidden: true });
  const file = el('input', {
    type: 'file',
    accept: '.json,application/json',
    hidden: true,
    'aria-label': 'A set to import',
    change: open,
  });
  const node = el(
    'div',
    { class: 'bar' },
    el('label', { class: 'ask' }, el('span', {}, 'Name of the set'), name),
    nameProblem,
    el('div', { class: 'progress' }, count, done),
    wrong,
    el(
      'div',
      { class: 'buttons' },
      button('Import', () => file.click()),
      file,
      button('Export', () => whole(() => download(bench.draft.content))),
      button('Start over', startOver),
      button('Play with this set', () => whole(play), { class: 'brand' }),
    ),
  );

  /** Does something that only a set without problems is good for. */
  function whole(act: () => void): void {
    if (bench.draft.problems.length === 0) act();
    else {
      say('Mend the problems first: this set does not fit together yet. What you typed is kept.');
      bench.goToProblem();
    }
  }

  function startOver(): void {
    const isSure = confirm(
      'This puts the shipped set on the bench. All that you typed in is gone unless you exported it.',
    );
    if (isSure) bench.startOver();
  }

  async function open(): Promise<void> {
    const [chosen] = file.files ?? [];
    if (chosen === undefined) return;
    const read: Read = readSet(chosen.name, await chosen.text());
    file.value = '';
    if ('content' in read) bench.load(read.content);
    say('content' in read ? `“${chosen.name}” is on the bench.` : read.refusal);
  }

  function show(draft: Draft): void {
    const { confirmed, total } = progressOf(
      draft,
      draft.classes.flatMap(({ pieces }) => pieces),
    );
    [count.textContent, done.max, done.value] = [`${confirmed} of ${total} confirmed`, total, confirmed];
    if (document.activeElement !== name) name.value = draft.content.id;
    const bad = draft.problems.find(({ path }) => path === '$.id');
    nameProblem.textContent = bad === undefined ? '' : problemWords(bad);
    const { length } = draft.problems;
    wrong.hidden = length === 0;
    wrong.textContent = length === 1 ? '1 problem' : `${length} problems`;
  }

  return { node, show };
}
