import { h } from '../../../shared/elements.ts';
import { motionFactor, paceFactor, preferences } from '../../preferences.ts';
import type { Position } from '../motion/changes.ts';
import { playSound } from '../sound.ts';
import { type Course, type Memory, type Moment, momentsDue } from './due.ts';
import { crop, type Look } from './look.ts';
import { menaceCard, menaceName } from './menaceCard.ts';
import { reveal, revealText } from './reveal.ts';
import { ribbonElement } from './ribbons.ts';
import { roundCard, roundText } from './roundCard.ts';

/** In milliseconds at a calm pace. */
const DURATION = 700;
/** In milliseconds. */
const FADE = 160;

/** Most ribbons that wait. */
const RIBBONS = 2;

interface Places {
  /** For cards over the whole table. */
  readonly bands: HTMLElement;
  readonly ribbons: HTMLElement;
}

/** Announces moments one after the other. They never take a click or the focus. */
export class Moments {
  readonly #root: HTMLElement;
  readonly #places: Places;
  #memory: Memory | null = null;
  #queue: (() => HTMLElement)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = false;

  /** Called when nothing is announced any more. */
  onend: () => void = () => {};

  constructor(root: HTMLElement, places: Places) {
    this.#root = root;
    this.#places = places;
  }

  /** Milliseconds until the others may act. A moment that is kept open has no end. */
  get remaining(): number {
    if (this.#isHeld) return Number.MAX_SAFE_INTEGER;
    const isBandShown = this.#places.bands.childElementCount > 0;
    return isBandShown ? DURATION * paceFactor() : 0;
  }

  /** Compares a position with the previous one. `count` is the number of events so far. Without a position, forgets. */
  update(position: Position | null, count: number, look: () => Look): void {
    if (position === null) {
      this.#memory = null;
      return;
    }
    const { memory, moments } = momentsDue(this.#memory, position, count, courseOf(look));
    this.#memory = memory;
    if (moments.length === 0 || paceFactor() === 0 || !preferences().motion) return;
    const now = look();
    const { rounds } = courseOf(look);
    const bands = moments.filter(({ kind }) => isBand(kind)).map((moment) => () => this.#band(moment, rounds, now));
    const ribbons = moments.filter(({ kind }) => !isBand(kind)).map((moment) => () => this.#ribbon(moment, now));
    this.#queue = [...this.#queue, ...bands, ...ribbons.slice(0, RIBBONS)];
    if (this.#timer === undefined && !this.#isHeld) this.#next();
  }

  /** Any click or key ends a moment, except for Space, which keeps it open. Returns a function to stop listening. */
  endOnInput(): () => void {
    const stopped = new AbortController();
    const options = { capture: true, signal: stopped.signal };
    document.addEventListener('pointerdown', () => this.#end(), options);
    document.addEventListener('keydown', (event) => this.#onKeyDown(event), options);
    return () => {
      stopped.abort();
      this.#end();
    };
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
    const canHold = this.#places.bands.childElementCount > 0 && !this.#isHeld;
    if (event.key !== ' ' || !canHold) {
      this.#end();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    clearTimeout(this.#timer);
    this.#isHeld = true;
    this.#places.bands.classList.add('is-held');
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isHeld = false;
    this.#queue = [];
    const wasShown = this.#places.bands.childElementCount > 0;
    this.#clear();
    if (wasShown) this.onend();
  }

  #clear(): void {
    this.#places.bands.classList.remove('is-held');
    this.#places.bands.replaceChildren();
    this.#places.ribbons.replaceChildren();
  }

  #next(): void {
    this.#timer = undefined;
    this.#clear();
    const show = this.#queue.shift();
    if (show === undefined) return;
    const shown = show();
    const factor = paceFactor();
    shown.style.setProperty('--pace', String(motionFactor()));
    this.#timer = setTimeout(() => this.#leave(shown), (DURATION - FADE) * factor);
  }

  #leave(shown: HTMLElement): void {
    shown.classList.add('is-leaving');
    this.#shrink(shown);
    this.#timer = setTimeout(() => this.#next(), FADE * paceFactor());
  }

  /** The row of majorities moves into the panel of bonus spaces, where it counts. */
  #shrink(shown: HTMLElement): void {
    const row = shown.querySelector('.majorities');
    const panel = this.#root.querySelector('.picture-bonus')?.getBoundingClientRect();
    const factor = motionFactor();
    if (row === null || panel === undefined || panel.width === 0 || factor === 0) return;
    const from = row.getBoundingClientRect();
    const [x, y] = [panel.left - from.left, panel.top - from.top];
    const scale = panel.width / from.width;
    const transform = ['none', `translate(${x}px, ${y}px) scale(${scale})`];
    row.animate({ transform, transformOrigin: ['0 0', '0 0'] }, { duration: FADE * factor, easing: 'ease-in-out' });
  }

  #band(moment: Moment, rounds: number, look: Look): HTMLElement {
    const shown = h('div', { class: 'moment-place night', 'aria-hidden': 'true' });
    let text = '';
    if (moment.kind === 'round') {
      shown.append(roundCard(moment, rounds, look));
      text = roundText(moment.round, rounds, look);
    } else if (moment.kind === 'reveal') {
      shown.append(reveal(moment, look));
      text = revealText(moment, look);
    } else if (moment.kind === 'menace') {
      shown.append(menaceCard(moment.menace, look));
      text = `${look.words.moments.menace}: ${menaceName(moment.menace, look)}.`;
    }
    shown.append(h('p', { class: 'moment-hold' }, look.words.moments.hold));
    this.#places.bands.replaceChildren(h('p', { class: 'spoken' }, text), shown);
    crop(shown);
    playSound(moment.kind === 'reveal' ? 'card' : 'chime');
    return shown;
  }

  #ribbon(moment: Moment, look: Look): HTMLElement {
    if (isBand(moment.kind)) throw new RangeError(`${moment.kind} has no ribbon`);
    const shown = ribbonElement(moment as Parameters<typeof ribbonElement>[0], look);
    this.#places.ribbons.replaceChildren(shown);
    playSound('chime');
    return shown;
  }
}

function isBand(kind: Moment['kind']): boolean {
  return kind === 'round' || kind === 'reveal' || kind === 'menace';
}

function courseOf(look: () => Look): Course {
  const { content } = look().rules;
  return {
    rounds: content.figures.rounds,
    plans: new Map(content.specialPlans.map(({ round, id }) => [round, id])),
  };
}
