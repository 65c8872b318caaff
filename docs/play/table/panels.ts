import type { DrawingOptions } from 'skymines-rules/drawing';
import { button, h } from '../../shared/elements.ts';
import { WIDE } from '../dom.ts';
import type { Words } from '../words/en.ts';
import { animate, placesOf } from './animation.ts';
import type { Picture } from './pictures.ts';
import { zoom } from './zoom.ts';

interface Panel {
  readonly tab: HTMLButtonElement;
  readonly section: HTMLElement;
  readonly holder: HTMLElement;
  readonly zoom: (isLarge: boolean) => void;
  /** The picture, and the one that is in the page. */
  svg: string;
  shown: string;
}

/** What the pictures are to show. */
export interface Scene {
  readonly pictures: readonly Picture[];
  readonly options: DrawingOptions;
  /** The ids of the things that moved since the last scene. */
  readonly moved: ReadonlySet<string>;
}

function hasChoice({ svg }: Panel): boolean {
  return svg.includes('data-choice');
}

/** The pictures in the page. Only what has changed is put there anew. On a narrow screen one of them is shown at a time. */
export class Panels {
  readonly element = h('div', { class: 'pictures' });
  readonly #tabs = h('div', { class: 'tabs' });
  readonly #panels = new Map<string, Panel>();
  #scene: Scene | null = null;
  /** What is drawn now. */
  #drawn: Scene | null = null;
  #options: DrawingOptions | null = null;
  #shown = '';
  readonly #wide = matchMedia(WIDE);

  constructor() {
    this.#wide.addEventListener('change', () => this.#redraw());
  }

  /**
   * Draws the pictures, and brings one with something to choose to the front. It does so when the page has been painted with the
   * new question, so that a click is answered at once.
   */
  show(scene: Scene, words: Words): void {
    const ids = scene.pictures.map(({ id }) => id);
    if (ids.join() !== [...this.#panels.keys()].join()) this.#build(scene.pictures, words);
    const isWaiting = this.#scene !== null;
    this.#scene = { ...scene, moved: new Set([...(this.#scene?.moved ?? []), ...scene.moved]) };
    if (isWaiting) return;
    this.element.setAttribute('aria-busy', 'true');
    requestAnimationFrame(() => setTimeout(() => this.#draw()));
  }

  /** Makes a picture that covers the question small again. */
  shrink(): void {
    for (const panel of this.#panels.values()) panel.zoom(false);
  }

  /** The screen is wide now, or narrow. */
  #redraw(): void {
    this.#scene ??= this.#drawn && { ...this.#drawn, moved: new Set() };
    this.#draw();
    this.#turnTo(this.#shown);
  }

  #draw(): void {
    if (this.#scene === null) return;
    const { pictures, moved } = this.#scene;
    const options = { ...this.#scene.options, layout: this.#wide.matches ? 'wide' : 'tall' } as const;
    this.#options = options;
    this.#drawn = this.#scene;
    this.#scene = null;
    const before = placesOf(this.element, moved);
    for (const { id, draw } of pictures) {
      const panel = this.#panels.get(id);
      if (panel === undefined) continue;
      panel.svg = draw({ ...options, idPrefix: `${id}-` });
      panel.tab.classList.toggle('has-choice', hasChoice(panel));
    }
    this.#fill();
    if (!this.#wide.matches) this.#turnToChoice();
    animate(this.element, moved, before);
    this.element.removeAttribute('aria-busy');
  }

  /** Puts into the page what can be seen and has changed. */
  #fill(): void {
    for (const panel of this.#panels.values()) {
      const isSeen = this.#wide.matches || panel.section.classList.contains('is-shown');
      if (!isSeen || panel.shown === panel.svg) continue;
      panel.shown = panel.svg;
      panel.holder.innerHTML = panel.svg;
    }
  }

  #build(pictures: readonly Picture[], words: Words): void {
    this.#panels.clear();
    for (const { id, title, legend } of pictures) {
      const holder = h('div', { class: 'holder', tabindex: 0, role: 'region', 'aria-label': title });
      const tab = button(title, () => this.#go(id));
      const section = h('section', { class: `picture picture-${id}` }, holder, this.#legend(legend, words));
      this.#panels.set(id, { tab, section, holder, zoom: zoom(words, section, holder), svg: '', shown: '' });
    }
    const panels = [...this.#panels.values()];
    this.#tabs.replaceChildren(...panels.map(({ tab }) => tab));
    const column = (wanted: boolean): HTMLElement[] =>
      pictures.flatMap(({ id, isBeside }) => (isBeside === wanted ? [this.#panels.get(id)?.section ?? h('div')] : []));
    this.element.replaceChildren(
      this.#tabs,
      h('div', { class: 'column' }, ...column(false)),
      h('div', { class: 'column' }, ...column(true)),
    );
    this.#turnTo(pictures[0]?.id ?? '');
  }

  /** What the signs of a picture mean; it is drawn when somebody asks for it. */
  #legend(draw: Picture['legend'], words: Words): HTMLElement | null {
    if (draw === null) return null;
    const drawn = h('div', { class: 'holder', tabindex: -1 });
    const idPrefix = `legend${this.#panels.size}-`;
    const show = (): void => {
      if (legend.open && this.#options !== null) drawn.innerHTML = draw({ ...this.#options, highlight: [], idPrefix });
    };
    const legend = h('details', { class: 'legend', ontoggle: show }, h('summary', {}, words.legend), drawn);
    legend.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') legend.open = false;
    });
    // It lies over the picture as long as somebody is at it.
    legend.addEventListener('focusout', ({ relatedTarget }) => {
      const isLeft = !(relatedTarget instanceof Node && legend.contains(relatedTarget));
      if (isLeft && this.#wide.matches) legend.open = false;
    });
    return legend;
  }

  #turnToChoice(): void {
    const shown = this.#panels.get(this.#shown);
    if (shown !== undefined && hasChoice(shown)) return;
    const found = [...this.#panels].find(([, panel]) => hasChoice(panel));
    if (found !== undefined) this.#turnTo(found[0]);
  }

  /** Somebody wants to see this picture: on a wide screen it may lie further down. */
  #go(id: string): void {
    this.#turnTo(id);
    if (this.#wide.matches) this.#panels.get(id)?.section.scrollIntoView({ block: 'start' });
  }

  #turnTo(id: string): void {
    this.#shown = id;
    for (const [each, { tab, section }] of this.#panels) {
      // Where all pictures are shown, a tab only leads to one of them.
      tab.ariaPressed = this.#wide.matches ? null : String(each === id);
      // Only the row of tabs is moved: somebody may be reading.
      if (each === id) this.#tabs.scrollLeft = tab.offsetLeft - (this.#tabs.clientWidth - tab.offsetWidth) / 2;
      section.classList.toggle('is-shown', each === id);
    }
    this.#fill();
  }
}
