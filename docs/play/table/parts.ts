/** Code that the table can do without until a player needs it. It is loaded at most once. */
class Part<Content> {
  readonly #import: () => Promise<Content>;
  #content: Content | null = null;
  #loading: Promise<Content | null> | null = null;

  constructor(load: () => Promise<Content>) {
    this.#import = load;
  }

  /** `null` until the part has been loaded. */
  get content(): Content | null {
    return this.#content;
  }

  /**
   * Resolves to `null` if the part cannot be loaded, for example offline. The next call tries again, but in Chromium it
   * fails until the page is reloaded.
   */
  load(): Promise<Content | null> {
    this.#loading ??= this.#loaded().catch(() => {
      this.#loading = null;
      return null;
    });
    return this.#loading;
  }

  async #loaded(): Promise<Content> {
    styling ??= styles();
    try {
      const [content] = await Promise.all([this.#import(), styling]);
      this.#content = content;
      return content;
    } catch (error) {
      styling = null;
      throw error;
    }
  }
}

let styles: () => Promise<unknown> = async () => {};
let styling: Promise<unknown> | null = null;

/** Sets how the styles of the parts are loaded. Pages that include `table.css` do not need this. */
export function styleParts(load: () => Promise<unknown>): void {
  styles = load;
}

export const momentsPart = new Part(() => import('./moments/moments.ts'));
export const endPart = new Part(() => import('./end/endScene.ts'));
export const replayPart = new Part(() => import('./replay/replay.ts'));
export const sheetsPart = new Part(() => import('./sheets.ts'));
export const picturePart = new Part(() => import('./tablePicture.ts'));

let isRequested = false;

/** Loads all parts when the browser has nothing else to do, so that players do not wait for them later. */
export function loadPartsWhenIdle(): void {
  if (isRequested) return;
  isRequested = true;
  const load = (): void => {
    for (const part of [momentsPart, endPart, replayPart, sheetsPart, picturePart]) void part.load();
  };
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 1000 });
  else setTimeout(load, 200);
}
