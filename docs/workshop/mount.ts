import './styles/all.css';
import { h } from '../shared/elements.ts';
import { balancePanel } from './balance/panel.ts';
import { bar } from './bar.ts';
import { Bench } from './bench.ts';
import { desk } from './desk.ts';
import { finder } from './finder.ts';
import { grid } from './grid.ts';
import { guide } from './guide.ts';
import { putOnTable } from './keeping.ts';
import { overview } from './overview.ts';

interface Options {
  /** The address of the page to play at. */
  readonly play: string;
}

/** Opens the workshop in an element. Returns the function that closes it. */
export function mount(host: HTMLElement, { play }: Options): () => void {
  const status = h('p', { class: 'status', role: 'status' }, 'Enter confirms a piece and goes to the next one.');
  const say = (words: string): void => {
    status.textContent = words;
  };

  const bench = new Bench({
    ...{ changed: () => top.show(bench.draft), typed, laid, say },
    ...{ focus: () => work.focus(), findNext: () => line.focus() },
  });
  const line = finder(bench);
  const sheet = grid(bench);
  const top = bar(bench, { say, play: toTable });
  const list = overview((place) => bench.go(place));
  const work = desk(bench);
  const balance = balancePanel(() => (bench.draft.problems.length === 0 ? bench.draft.content : null));

  function typed(): void {
    list.show(bench.draft, bench.place);
    work.refresh(bench.draft);
  }

  function laid(): void {
    list.show(bench.draft, bench.place);
    work.lay();
    sheet.lay();
  }

  function toTable(): void {
    putOnTable(bench.draft.content);
    location.assign(play);
  }

  host.replaceChildren(
    h(
      'div',
      { class: 'workshop' },
      guide(),
      top.node,
      line.node,
      status,
      list.node,
      work.node,
      sheet.node,
      balance.node,
    ),
  );
  top.show(bench.draft);
  laid();
  return () => {
    balance.stop();
    host.replaceChildren();
  };
}
