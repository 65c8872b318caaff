import type { Content } from 'skymines-rules';
import { plain } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { text } from '../words.ts';
import { MEASURES, type Measure, type Measured, meanWithError } from './games.ts';
import type { Pair, Wanted } from './worker.ts';

const GAMES = 50;
/** Number of standard errors above which a difference is unlikely to be due to chance. */
const SIGNIFICANT_ERRORS = 2;

const nameOf = (measure: Measure): string => {
  if (measure === 'winner') return "Winner's total";
  if (measure === 'average') return 'Average total';
  return plain([text.category(measure)].flat());
};

export interface BalancePanel {
  readonly node: HTMLElement;
  readonly stop: () => void;
}

/** Plays games with the edited set and with the default set, and compares the results. */
export function balancePanel(content: () => Content | null): BalancePanel {
  let worker: Worker | undefined;
  const status = h('p', { role: 'status' });
  const bar = h('progress', { max: GAMES, value: 0, hidden: true, 'aria-label': 'Games played' });
  const table = h('div', {});
  const start = button(`Play ${GAMES} games`, run);
  const node = h(
    'details',
    { class: 'balance' },
    h('summary', {}, 'Balance: compare with the default set'),
    h('p', {}, `Two simple bots play ${GAMES} games with your set, and the same games with the default set.`),
    start,
    bar,
    status,
    table,
  );

  function stop(): void {
    worker?.terminate();
    worker = undefined;
    bar.hidden = true;
    start.textContent = `Play ${GAMES} games`;
  }

  function run(): void {
    if (worker !== undefined) stop();
    else play(content());
  }

  function play(set: Content | null): void {
    if (set === null) {
      status.textContent = 'Fix the problems first: this set cannot be played yet.';
      return;
    }
    const pairs: Pair[] = [];
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Pair>) => {
      pairs.push(data);
      bar.value = pairs.length;
      table.replaceChildren(tableOf(pairs));
      if (pairs.length === GAMES) stop();
      status.textContent = pairs.length === GAMES ? verdict(pairs) : `${pairs.length} of ${GAMES} games played.`;
    });
    worker.addEventListener('error', () => {
      stop();
      status.textContent = 'The games stopped because of an error.';
    });
    const wanted: Wanted = { content: set, games: GAMES };
    worker.postMessage(wanted);
    [bar.value, bar.hidden, start.textContent] = [0, false, 'Stop'];
    table.replaceChildren();
    status.textContent = `0 of ${GAMES} games played.`;
  }

  return { node, stop };
}

const rowOf = (pairs: readonly Pair[], measure: Measure) => {
  const mean = (of: (pair: Pair) => Measured) => meanWithError(pairs.map((pair) => of(pair)[measure]));
  return {
    own: mean(({ own }) => own).mean,
    shipped: mean(({ shipped }) => shipped).mean,
    difference: meanWithError(pairs.map(({ own, shipped }) => own[measure] - shipped[measure])),
  };
};

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

function tableOf(pairs: readonly Pair[]): HTMLElement {
  const rows = MEASURES.map((measure) => {
    const { own, shipped, difference } = rowOf(pairs, measure);
    const chance = `${signed(difference.mean)} (± ${(SIGNIFICANT_ERRORS * difference.error).toFixed(1)})`;
    const cells = [own.toFixed(1), shipped.toFixed(1), chance].map((cell) => h('td', {}, cell));
    return h('tr', {}, h('th', { scope: 'row' }, nameOf(measure)), ...cells);
  });
  const heads = ['Mean', 'Your set', 'Default set', 'Difference'].map((head) => h('th', { scope: 'col' }, head));
  return h('table', { tabindex: 0 }, h('thead', {}, h('tr', {}, ...heads)), h('tbody', {}, ...rows));
}

function verdict(pairs: readonly Pair[]): string {
  const { mean, error } = rowOf(pairs, 'winner').difference;
  const isSignificant = Math.abs(mean) > SIGNIFICANT_ERRORS * error;
  if (!isSignificant) return `No clear difference: ${signed(mean)} in the winner's total may be due to chance.`;
  return `With your set, the winner has ${Math.abs(mean).toFixed(1)} ${mean > 0 ? 'more' : 'fewer'} coins than with the default set.`;
}
