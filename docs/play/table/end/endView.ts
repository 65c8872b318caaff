import { motionFactor } from '../../preferences.ts';
import type { Stage } from '../stage.ts';
import type { TableState } from '../tableState.ts';
import { type EndScene, endScene, type SceneHost } from './endScene.ts';

interface EndHost extends Pick<SceneHost, 'sharing' | 'replay' | 'seeTable'> {
  readonly isReceived: boolean;
  followUps(): readonly HTMLElement[];
  /** Called when the result is shown. */
  seen(): void;
}

/** Shows the final scene over the table, the first time with the final scoring. */
export class EndView {
  readonly #state: TableState;
  readonly #stage: Stage;
  /** True once the final scoring has been shown, here or before the game was opened. */
  #isSeen: boolean;
  #scene: EndScene | null = null;

  constructor(state: TableState, stage: Stage, { isReceived }: Pick<EndHost, 'isReceived'>) {
    this.#state = state;
    this.#stage = stage;
    this.#isSeen = state.isOver && !isReceived;
  }

  show(host: EndHost): void {
    this.#scene?.stop();
    const { game, history, language } = this.#state;
    const { sharing, isReceived, replay, seeTable } = host;
    const scene = {
      ...{ sharing, replay, seeTable, followUps: host.followUps() },
      ...{ motion: this.#isSeen ? 0 : motionFactor(), isOwn: !isReceived },
    };
    host.seen();
    this.#isSeen = true;
    this.#scene = endScene(game, history, this.#state.textFor(), language.words, scene);
    this.#stage.end(this.#scene.element);
  }

  /** Returns `false` if the scene is not shown. */
  close(): boolean {
    const isShown = this.#scene !== null;
    this.#scene?.stop();
    this.#scene = null;
    this.#stage.end(null);
    return isShown;
  }
}
