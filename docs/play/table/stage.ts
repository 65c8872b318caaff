import { button, h } from '../../shared/elements.ts';
import type { Words } from '../words/en.ts';
import type { Zone } from './pictures.ts';
import type { Replay } from './replay/replay.ts';
import { tabIcon } from './tabIcons.ts';

const TABS = ['map', 'bonus', 'cards', 'plans', 'log', 'rivals', 'list'] as const;
type Tab = (typeof TABS)[number];

/** Zones that are always visible on a small screen. */
const ALWAYS: readonly Zone[] = ['lanes', 'area', 'hand'];

/** Layout size before scaling, in pixels. Larger windows scale it by a factor of up to `most`. */
const DESIGN = { width: 1280, height: 800, most: 1.75 };

/** The area around the pictures, with the log, the final scene and the tabs of a small screen. */
export class Stage {
  readonly story = h('section', { class: 'story' });
  readonly scene = h('div', { class: 'scene-place', hidden: true });
  readonly tabs: HTMLElement;
  readonly #words: Words;
  readonly #buttons: ReadonlyMap<Tab, HTMLButtonElement>;
  readonly #redraw: () => void;
  onlist: (isOpen: boolean) => void = () => {};
  #root: HTMLElement | null = null;
  #counts: ReadonlyMap<Zone, number> = new Map();
  #missing = 0;

  constructor(words: Words, redraw: () => void) {
    const { table } = words;
    this.#words = words;
    this.#redraw = redraw;
    const names: Readonly<Record<Tab, string>> = {
      map: table.map,
      bonus: table.bonus,
      cards: table.cards,
      plans: table.plans,
      log: table.log,
      rivals: table.rivals,
      list: words.worth.choices,
    };
    this.#buttons = new Map(
      TABS.map((tab) => {
        const each = button(h('span', {}, names[tab]), () => this.#press(tab), { 'data-tab': tab });
        each.prepend(tabIcon(tab));
        return [tab, each];
      }),
    );
    this.tabs = h('nav', { class: 'tabs', 'aria-label': words.pictures }, ...this.#buttons.values());
  }

  frame(root: HTMLElement): void {
    this.#root = root;
    this.turnTo('map');
  }

  /** Scales the table with the window until the returned function is called. */
  watch(root: HTMLElement): () => void {
    const fit = (): void => {
      const { innerWidth: width, innerHeight: height } = window;
      const isSmall = width < 1100 || height < 640;
      const grown = Math.min(width / DESIGN.width, height / DESIGN.height, DESIGN.most);
      root.style.setProperty('--u', `${isSmall ? 1 : Math.max(1, grown)}px`);
      root.classList.toggle('is-small', isSmall);
      root.classList.toggle('is-low', !isSmall && height < 760);
    };
    const observer = new ResizeObserver(() => {
      fit();
      this.#redraw();
    });
    fit();
    observer.observe(root);
    return () => observer.disconnect();
  }

  #press(tab: Tab): void {
    this.onlist(tab === 'list');
    // Without choices, there is no list to show.
    if (tab !== 'list' || this.#isListed) this.turnTo(tab);
  }

  turnTo(tab: Tab): void {
    if (this.#root === null) return;
    this.#root.dataset['tab'] = tab;
    for (const [name, each] of this.#buttons) each.ariaPressed = String(name === tab);
    this.#redraw();
  }

  get #isListed(): boolean {
    return this.#root?.classList.contains('is-listed') === true;
  }

  /** `missing` is the number of choices that no picture shows. */
  count(counts: ReadonlyMap<Zone, number>, missing: number): void {
    this.#counts = counts;
    this.#missing = missing;
    for (const [tab, each] of this.#buttons) {
      const count = this.#at(tab);
      if (count === 0) delete each.dataset['count'];
      else each.dataset['count'] = String(count);
    }
  }

  /** Opens a tab with choices, preferably the one with the recommended choice. Returns `true` to open the list. */
  guideTo(to: Zone | null): boolean {
    if (this.#root?.classList.contains('is-small') !== true) return this.#missing > 0;
    // Do not interrupt a player who is reading the moves of a replay.
    if (this.#root.classList.contains('is-replay') && this.#root.dataset['tab'] === 'log') return false;
    const wanted = TABS.find((each) => each === to);
    // Opening the same tab again would redraw everything.
    if (wanted !== undefined && wanted !== this.#root.dataset['tab']) this.turnTo(wanted);
    const { tab } = this.#root.dataset;
    const isSeen =
      wanted !== undefined ||
      this.#isListed ||
      ALWAYS.some((zone) => this.#counts.has(zone)) ||
      TABS.some((each) => each === tab && this.#at(each) > 0);
    const other = TABS.find((each) => this.#at(each) > 0);
    if (isSeen || other === undefined) return false;
    if (other !== 'list') this.turnTo(other);
    return other === 'list';
  }

  #at(tab: Tab): number {
    if (tab === 'log') return 0;
    if (tab === 'list') return this.#missing;
    return (this.#counts.get(tab) ?? 0) + (tab === 'plans' ? (this.#counts.get('research') ?? 0) : 0);
  }

  list(isOpen: boolean): void {
    this.#root?.classList.toggle('is-listed', isOpen);
    if (isOpen) this.turnTo('list');
    else if (this.#root?.dataset['tab'] === 'list') this.turnTo('map');
  }

  showStory(log: HTMLElement | null, replay: Replay | null): void {
    const content = [log, replay?.list ?? null].filter((each) => each !== null);
    // Moving the log would scroll it to the top.
    if (content.some((each) => each.parentNode !== this.story)) {
      const title = h('h2', {}, replay === null ? this.#words.table.log : this.#words.table.moves);
      this.story.replaceChildren(title, ...content);
    }
    this.#root?.classList.toggle('is-replay', replay !== null);
    this.#root?.querySelector(':scope > .replay')?.remove();
    if (replay !== null) this.#root?.append(replay.controls);
  }

  focusStory(): void {
    if (this.#root?.classList.contains('is-small') === true) this.turnTo('log');
    this.story.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  /** Returns `false` if the final scene is not shown. */
  focusEnd(): boolean {
    this.scene.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    return !this.scene.hidden;
  }

  /** Shows the final scene over the table. `null` hides it. */
  end(scene: HTMLElement | null): void {
    this.scene.hidden = scene === null;
    this.scene.replaceChildren(...(scene === null ? [] : [scene]));
    this.focusEnd();
  }
}
