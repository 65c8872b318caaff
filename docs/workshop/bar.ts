import type { Content } from 'skymines-rules';
import { button, downloadJson, h } from '../shared/elements.ts';
import type { Bench } from './bench.ts';
import type { Draft } from './draft.ts';
import { type Read, readSet } from './files.ts';
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
  const name = h('input', { type: 'text', spellcheck: 'false', oninput: () => bench.rename(name.value) });
  const nameProblem = h('p', { class: 'problems', id: 'workshop-name-problem' });
  const done = h('progress', { 'aria-label': 'Pieces confirmed' });
  const count = h('span', { class: 'count' });
  const wrong = button('', () => bench.goToProblem(), { class: 'wrong', hidden: true });
  const file = chooser(
    'A set to import',
    (content) => bench.load(content),
    (from) => `“${from}” is on the bench.`,
  );
  const second = chooser('A set to add', (content) => bench.merge(content), null);
  const node = h(
    'div',
    { class: 'bar' },
    h('label', { class: 'ask' }, h('span', {}, 'Name of the set'), name),
    nameProblem,
    h('div', { class: 'progress' }, count, done),
    wrong,
    h(
      'div',
      { class: 'buttons' },
      button('Import', () => file.click()),
      file,
      button('Add another set', () => second.click(), {
        title: 'Takes what somebody else has confirmed in a copy of this set',
      }),
      second,
      button('Export', () => whole(save)),
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

  function save(): void {
    const { content } = bench.draft;
    downloadJson(`${content.id}.json`, `${JSON.stringify(content, null, 2)}\n`);
  }

  function startOver(): void {
    const isSure = confirm(
      'This puts the shipped set on the bench. All that you typed in is gone unless you exported it.',
    );
    if (isSure) bench.startOver();
  }

  /** Reads a set from a file, and hands it on if it is one. */
  function chooser(
    label: string,
    take: (content: Content) => void,
    done: ((name: string) => string) | null,
  ): HTMLInputElement {
    const open = async (): Promise<void> => {
      const [chosen] = input.files ?? [];
      if (chosen === undefined) return;
      const read: Read = readSet(chosen.name, await chosen.text());
      input.value = '';
      if ('content' in read) take(read.content);
      if (!('content' in read)) say(read.refusal);
      else if (done !== null) say(done(chosen.name));
    };
    const input = h('input', {
      ...{ type: 'file', accept: '.json,application/json', hidden: true },
      'aria-label': label,
      onchange: () => void open(),
    });
    return input;
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
