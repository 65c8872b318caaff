import './styles/all.css';
import { h } from '../shared/elements.ts';
import { balancePanel } from './balance/panel.ts';
import { bar } from './bar.ts';
import { saveForPlay } from './draftStorage.ts';
import { finder } from './finder.ts';
import { grid } from './grid.ts';
import { guide } from './guide.ts';
import { overview } from './overview.ts';
import { pieceEditor } from './pieceEditor.ts';
import { SetEditor } from './setEditor.ts';

interface Options {
  /** Address of the Play page. */
  readonly play: string;
}

/** Opens the Workshop in an element. Returns a function that closes it. */
export function mount(host: HTMLElement, { play }: Options): () => void {
  const status = h('p', { class: 'status', role: 'status' }, 'Press Enter to confirm a piece and go to the next one.');
  const say = (words: string): void => {
    status.textContent = words;
  };

  const editor = new SetEditor({
    ...{ changed: () => top.show(editor.draft), typed, selected, say },
    ...{ focus: () => work.focus(), findNext: () => line.focus() },
  });
  const line = finder(editor);
  const sheet = grid(editor);
  const top = bar(editor, { say, play: openPlay });
  const list = overview((place) => editor.go(place));
  const work = pieceEditor(editor);
  const balance = balancePanel(() => (editor.draft.problems.length === 0 ? editor.draft.content : null));

  function typed(): void {
    list.show(editor.draft, editor.place);
    work.refresh(editor.draft);
  }

  function selected(): void {
    list.show(editor.draft, editor.place);
    work.render();
    sheet.render();
  }

  function openPlay(): void {
    saveForPlay(editor.draft.content);
    location.assign(play);
  }

  host.replaceChildren(
    h(
      'div',
      { class: 'workshop' },
      top.node,
      line.node,
      status,
      list.node,
      work.node,
      sheet.node,
      balance.node,
      guide(),
    ),
  );
  top.show(editor.draft);
  selected();
  return () => {
    balance.stop();
    host.replaceChildren();
  };
}
