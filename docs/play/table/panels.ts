import type { DrawingOptions, PictureSize, TrackGhost } from 'skymines-rules/drawing';
import { parseRef } from 'skymines-rules/queries';
import { h } from '../../shared/elements.ts';
import type { Position } from './motion/changes.ts';
import type { Motion } from './motion/motion.ts';
import { patch } from './patch.ts';
import { DOCK, type Picture, type PictureOptions, ZONE_OF, ZONES, type Zone } from './pictures.ts';

interface Panel {
  readonly zone: Zone;
  readonly section: HTMLElement;
  readonly holder: HTMLElement;
  shown: string;
  /** True if the picture had room when it was last drawn. */
  isSeen: boolean;
}

export interface Scene {
  readonly pictures: readonly Picture[];
  readonly options: DrawingOptions;
  /** Position to move the pieces to, or `null` if they must not move. */
  readonly position: Position | null;
  /** Ids of components that can be chosen. */
  readonly things: readonly string[];
  /** Draws what changes together with the pictures. */
  readonly beside: () => void;
}

/** `missing` contains the choices that no picture shows. */
export interface Drawing {
  readonly counts: ReadonlyMap<Zone, number>;
  readonly missing: readonly string[];
  /** True if the content has changed, rather than only the size. */
  readonly isNew: boolean;
}

/** In milliseconds. */
const SLICE = 8;

/** A drawn picture, or `undefined` if it has no room. */
type Svg = string | undefined;

/** Each picture fills its container. Only changed parts are redrawn. */
export class Panels {
  readonly element: HTMLElement;
  readonly #zones: ReadonlyMap<Zone, HTMLElement>;
  readonly #panels = new Map<string, Panel>();
  #scene: Scene | null = null;
  readonly #motion: Pick<Motion, 'prepare'>;
  #isNew = false;
  #hasGhosts = false;
  #drawn: Scene | null = null;
  // A container can change size even if the window does not, for example when a long question takes up space on a
  // small screen.
  readonly #observer = new ResizeObserver(() => this.redraw());
  ondraw: (drawing: Drawing) => void = () => {};

  constructor(motion: Pick<Motion, 'prepare'>) {
    this.#motion = motion;
    this.#zones = new Map(ZONES.map((zone) => [zone, h('div', { class: `zone zone-${zone}` })]));
    const isDock = ([zone]: readonly [Zone, HTMLElement]): boolean => DOCK.includes(zone);
    const places = (are: boolean): HTMLElement[] =>
      [...this.#zones].filter((each) => isDock(each) === are).map(([, place]) => place);
    this.element = h('div', { class: 'pictures' }, ...places(false), h('div', { class: 'dock' }, ...places(true)));
  }

  /** Returns the zones in tab order: those of the board, preceded or followed by the player's own zones. */
  inOrder(ownFirst: boolean): readonly Element[] {
    const zones = [...this.#zones].map(([zone, place]) => ({ isOwn: DOCK.includes(zone), place }));
    const [own, board] = [zones.filter(({ isOwn }) => isOwn), zones.filter(({ isOwn }) => !isOwn)];
    return (ownFirst ? [...own, ...board] : [...board, ...own]).map(({ place }) => place);
  }

  show(scene: Scene): void {
    this.#arrange(scene.pictures);
    this.#isNew = true;
    this.#drawSoon(scene);
  }

  /** Previews markers without redrawing the other pictures. */
  ghost(ghosts: readonly TrackGhost[]): void {
    const { pictures = [], options } = this.#drawn ?? {};
    const lanes = pictures.find(({ zone }) => zone === 'lanes');
    if (lanes === undefined || options === undefined || (ghosts.length === 0 && !this.#hasGhosts)) return;
    this.#hasGhosts = ghosts.length > 0;
    // A drawing that is due anyway removes them.
    if (ghosts.length === 0 && this.#scene !== null) return;
    const size = sizeOf(this.#panels.get(lanes.id)?.holder, scaleOf(this.element));
    this.#put(lanes.id, svgOf(lanes, { ...options, ghosts }, size));
  }

  /** Call this after the size or visibility of a container has changed. */
  redraw(): void {
    const scene = this.#scene ?? this.#drawn;
    if (scene !== null) this.#drawSoon(scene);
  }

  /** Waits until the page has painted the new question, so that clicks get an immediate response. */
  #drawSoon(scene: Scene): void {
    const isWaiting = this.#scene !== null;
    // The copy tells a drawing that has already begun to start again.
    this.#scene = { ...scene };
    if (isWaiting) return;
    this.element.setAttribute('aria-busy', 'true');
    requestAnimationFrame(() => setTimeout(() => this.#draw()));
  }

  #draw(slice = SLICE): void {
    const scene = this.#scene;
    if (scene !== null) this.#drawPart(scene, this.#sizes(scene), [], slice);
  }

  /** Draws the pictures in short slices, so that a click never waits for all of them, and shows them together. */
  #drawPart(scene: Scene, sizes: readonly (PictureSize | undefined)[], drawn: readonly Svg[], slice: number): void {
    const end = performance.now() + slice;
    const all = [...drawn];
    while (all.length < scene.pictures.length && performance.now() < end)
      all.push(svgOf(scene.pictures[all.length], scene.options, sizes[all.length]));
    // A newer scene replaces this one. It is drawn at once, so that scenes in a row cannot delay each other forever.
    if (scene !== this.#scene) this.#draw(Number.POSITIVE_INFINITY);
    else if (all.length === scene.pictures.length) this.#apply(scene, all);
    else setTimeout(() => this.#drawPart(scene, sizes, all, slice));
  }

  /** Reading all sizes before writing avoids repeated layouts. */
  #sizes({ pictures }: Scene): readonly (PictureSize | undefined)[] {
    const scale = scaleOf(this.element);
    return pictures.map(({ id }) => sizeOf(this.#panels.get(id)?.holder, scale));
  }

  #apply(scene: Scene, drawn: readonly Svg[]): void {
    this.#drawn = scene;
    this.#scene = null;
    const move = this.#motion.prepare(scene.position);
    for (const [index, { id }] of scene.pictures.entries()) this.#put(id, drawn[index]);
    scene.beside();
    move();
    this.element.removeAttribute('aria-busy');
    const isNew = this.#isNew;
    this.#isNew = false;
    this.ondraw({ ...this.#found(scene), isNew });
  }

  #put(id: string, svg: Svg): void {
    const panel = this.#panels.get(id);
    if (panel === undefined) return;
    panel.isSeen = svg !== undefined;
    if (svg === undefined || panel.shown === svg) return;
    panel.shown = svg;
    patch(panel.holder, svg);
  }

  #found({ things }: Scene): Omit<Drawing, 'isNew'> {
    const counts = new Map<Zone, number>();
    const missing: string[] = [];
    for (const id of things) {
      const zone = this.#zoneOf(id);
      if (zone === null) missing.push(id);
      else counts.set(zone, (counts.get(zone) ?? 0) + 1);
    }
    return { counts, missing };
  }

  /** Hidden zones are included, although they are not drawn. */
  #zoneOf(id: string): Zone | null {
    const there = `data-choice="${id}"`;
    const found = [...this.#panels.values()].find(({ shown, isSeen }) => isSeen && shown.includes(there));
    if (found !== undefined) return found.zone;
    const ref = parseRef(id);
    const zone = ref === undefined ? undefined : ZONE_OF[ref.kind];
    const panels = [...this.#panels.values()].filter((panel) => panel.zone === zone);
    return zone !== undefined && panels.length > 0 && !panels.some(({ isSeen }) => isSeen) ? zone : null;
  }

  /** Keeps the elements of pictures that already exist. */
  #arrange(pictures: readonly Picture[]): void {
    const before = new Map(this.#panels);
    this.#panels.clear();
    for (const { id, zone, title } of pictures) {
      const panel = before.get(id) ?? newPanel(id, zone);
      if ((panel.section.ariaLabel ?? '') !== title) panel.section.ariaLabel = title === '' ? null : title;
      this.#panels.set(id, panel);
      if (!before.delete(id)) this.#observer.observe(panel.holder);
    }
    for (const { holder } of before.values()) this.#observer.unobserve(holder);
    for (const [zone, place] of this.#zones) {
      const sections = [...this.#panels.values()].filter((panel) => panel.zone === zone).map(({ section }) => section);
      const isAsBefore =
        sections.length === place.children.length && sections.every((each, at) => each === place.children[at]);
      if (!isAsBefore) place.replaceChildren(...sections);
    }
  }
}

function svgOf(picture: Picture | undefined, options: PictureOptions, size: PictureSize | undefined): Svg {
  return picture && size && picture.draw({ ...options, size, idPrefix: `${picture.id}-` });
}

function newPanel(id: string, zone: Zone): Panel {
  const holder = h('div', { class: 'holder' });
  const section = h('section', { class: `picture picture-${id}` }, holder);
  return { zone, section, holder, shown: '', isSeen: false };
}

/** Screen pixels per design pixel. */
export function scaleOf(element: HTMLElement): number {
  return Number.parseFloat(element.closest<HTMLElement>('.table')?.style.getPropertyValue('--u') ?? '') || 1;
}

/** In design pixels. `undefined` while the container is hidden. */
function sizeOf(holder: HTMLElement | undefined, scale: number): PictureSize | undefined {
  if (holder === undefined || holder.clientWidth < 16 || holder.clientHeight < 16) return undefined;
  return { width: Math.floor(holder.clientWidth / scale), height: Math.floor(holder.clientHeight / scale) };
}
