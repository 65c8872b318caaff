import { h } from '../../../shared/elements.ts';
import { motionFactor } from '../../preferences.ts';
import type { Origin } from '../../storedGame.ts';
import { endPart } from '../parts.ts';
import type { Stage } from '../stage.ts';
import type { TableState } from '../tableState.ts';
import type { EndScene, endScene, SceneHost } from './endScene.ts';

interface EndHost extends Pick<SceneHost, 'sharing' | 'replay' | 'seeTable'> {
  readonly origin: Origin;
  followUps(): readonly HTMLElement[];
  /** Called when the result is shown. */
  seen(): void;
  /** Called when the scene cannot be loaded. */
  failed(): void;
}

/** Shows the final scene over the table, the first time with the final scoring. */
export class EndView {
  readonly #state: TableState;
  readonly #stage: Stage;
  /** True once the final scoring has been shown, here or before the game was opened. */
  #isSeen: boolean;
  #scene: EndScene | null = null;
  /** The host that waits for the scene to be loaded. */
  #waiting: EndHost | null = null;

  constructor(state: TableState, stage: Stage, { origin }: Pick<EndHost, 'origin'>) {
    this.#state = state;
    this.#stage = stage;
    this.#isSeen = state.isOver && origin !== 'new';
  }

  show(host: EndHost): void {
    const { content } = endPart;
    if (content === null) void this.#load(host);
    else this.#draw(host, content.endScene);
  }

  /** Covers the table until the scene has been loaded, so that the table does not appear for a moment. */
  async #load(host: EndHost): Promise<void> {
    this.#waiting = host;
    this.#stage.end(h('section', { class: this.#isSeen ? 'scene' : 'scene is-growing' }));
    const content = await endPart.load();
    // The viewer may have closed the scene or left the table in the meantime.
    if (this.#waiting !== host || !this.#stage.scene.isConnected) return;
    if (content !== null) this.#draw(host, content.endScene);
    else {
      this.close();
      host.failed();
    }
  }

  #draw(host: EndHost, draw: typeof endScene): void {
    this.#waiting = null;
    this.#scene?.stop();
    const { game, history, language } = this.#state;
    const { sharing, origin, replay, seeTable } = host;
    const scene = {
      ...{ sharing, replay, seeTable, followUps: host.followUps() },
      ...{ motion: this.#isSeen ? 0 : motionFactor(), isOwn: origin === 'own' },
    };
    host.seen();
    this.#isSeen = true;
    this.#scene = draw(game, history, this.#state.textFor(), language.words, scene);
    this.#stage.end(this.#scene.element);
  }

  /** Returns `false` if the scene is not shown. */
  close(): boolean {
    const isShown = this.#scene !== null || this.#waiting !== null;
    this.#scene?.stop();
    this.#scene = null;
    this.#waiting = null;
    this.#stage.end(null);
    return isShown;
  }
}
