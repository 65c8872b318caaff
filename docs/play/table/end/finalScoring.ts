import { COMPANIES, SCORE_CATEGORIES, type ScoreCategory } from 'skymines-rules';
import { companyStandings } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { button, h } from '../../../shared/elements.ts';
import { companyName } from '../../seatNames.ts';
import type { TableGame } from '../../tableGame.ts';
import type { Words } from '../../words/en.ts';
import type { ScoreBars } from './bars.ts';
import { flyCoins } from './coinFlights.ts';

/** In milliseconds, per source at normal speed. */
const SOURCE_DURATION = 420;

/** Counts the sources of points one after another, until all are counted or the viewer skips the rest. */
export class FinalScoring {
  readonly title = h('h2', { tabindex: -1 });
  readonly line = h('p', { class: 'story-line' });
  readonly controls: HTMLElement;
  readonly #counted = h('span', { class: 'faint' });
  readonly #bars: ScoreBars;
  readonly #lines: readonly string[];
  readonly #words: Words;
  readonly #end: () => void;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(game: TableGame, bars: ScoreBars, text: Text, words: Words, end: () => void) {
    this.#bars = bars;
    this.#words = words;
    this.#end = end;
    this.#lines = SCORE_CATEGORIES.map((category) => lineOf(game, category, text, words));
    this.title.textContent = words.end.scoring;
    const skip = button(words.end.skip, () => this.finish(), { class: 'main', 'data-key': '↵' });
    this.controls = h('p', { class: 'row final-controls' }, this.#counted, skip);
  }

  /** `factor` scales the duration. */
  start(factor: number): void {
    this.#show(0);
    const next = (): void => {
      if (this.#count >= this.#lines.length) this.finish();
      else {
        this.#show(this.#count + 1);
        this.#bars.roll(this.#count, SOURCE_DURATION * factor * 0.8);
        this.#flyCoins(factor);
        this.#timer = setTimeout(next, SOURCE_DURATION * factor);
      }
    };
    this.#timer = setTimeout(next, SOURCE_DURATION * factor);
  }

  finish(): void {
    clearTimeout(this.#timer);
    if (this.#isOver) return;
    this.#isOver = true;
    this.#bars.show(this.#lines.length);
    this.#end();
  }

  /** Stops without showing the result, because the scene has been closed. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#isOver = true;
  }

  #flyCoins(factor: number): void {
    const scene = this.#bars.element.closest<HTMLElement>('.scene');
    const category = SCORE_CATEGORIES[this.#count - 1];
    if (scene !== null && category !== undefined) flyCoins(scene, category, factor);
  }

  #show(count: number): void {
    this.#count = count;
    this.#bars.show(count);
    this.line.textContent = this.#lines[count - 1] ?? '';
    this.#counted.textContent = this.#words.end.counted(count, this.#lines.length);
  }
}

function lineOf({ rules, view }: TableGame, category: ScoreCategory, text: Text, { end, scoring }: Words): string {
  const company = COMPANIES.find((each) => each === category);
  if (company !== undefined)
    return end.pays(companyName(text, company), companyStandings(view, rules)[company].shareValue);
  return scoring[category];
}
