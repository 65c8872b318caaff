import type { Content } from 'skymines-rules';
import { button, downloadJson, h } from '../shared/elements.ts';
import type { Draft } from './draft.ts';
import { type Read, readSet } from './files.ts';
import { progressOf } from './overview.ts';
import { problemMessage } from './problems.ts';
import type { SetEditor } from './setEditor.ts';

interface Options {
  readonly say: (words: string) => void;
  readonly play: () => void;
}

export interface Bar {
  readonly node: HTMLElement;
  readonly show: (draft: Draft) => void;
}

/** Creates the bar with the name of the set, its progress, and actions on the whole set. */
export function bar(editor: SetEditor, { say, play }: Options): Bar {
  const name = h('input', { type: 'text', spellcheck: 'false', oninput: () => editor.rename(name.value) });
  const nameProblem = h('p', { class: 'problems', id: 'workshop-name-problem' });
  const done = h('progress', { 'aria-label': 'Pieces confirmed' });
  const count = h('span', { class: 'count' });
  const wrong = button('', () => editor.goToProblem(), { class: 'wrong', hidden: true });
  const file = chooser(
    'Component set to import',
    (content) => editor.load(content),
    (from) => `“${from}” is imported.`,
  );
  const second = chooser('Component set to merge', (content) => editor.merge(content), null);
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
      button('Merge another set', () => second.click(), {
        title: 'Adds the pieces that another person has confirmed in a copy of this set',
      }),
      second,
      button('Export', () => whole(save)),
      button('Start over', startOver),
      button('Play with this set', () => whole(play), { class: 'brand' }),
    ),
  );

  function whole(act: () => void): void {
    if (editor.draft.problems.length === 0) act();
    else {
      say('Fix the problems first: this set is not valid yet. Your entries are kept.');
      editor.goToProblem();
    }
  }

  function save(): void {
    const { content } = editor.draft;
    downloadJson(`${content.id}.json`, `${JSON.stringify(content, null, 2)}\n`);
  }

  function startOver(): void {
    const isSure = confirm('This replaces your set with the default one. Unexported changes are lost.');
    if (isSure) editor.startOver();
  }

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
      if (!('content' in read)) say(read.rejection);
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
    nameProblem.textContent = bad === undefined ? '' : problemMessage(bad);
    const { length } = draft.problems;
    wrong.hidden = length === 0;
    wrong.textContent = length === 1 ? '1 problem' : `${length} problems`;
  }

  return { node, show };
}
