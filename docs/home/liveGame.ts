import { type GameState, recordAt, reduce, score, viewFor } from 'skymines-rules';
import { linkTo } from '../play/link.ts';
import { stored } from '../play/storage.ts';
import type { StoredGame } from '../play/storedGame.ts';
import { mapOf } from './map.ts';
import type { Scene } from './scene.ts';

/** Display time of a position, in milliseconds. */
const PAUSE = 1600;

/**
 * Plays the front page's game in a loop, starting with the position shown first. Returns a function that stops this.
 */
export function playLive(map: HTMLElement, takeOver: HTMLAnchorElement, { record, steps, first }: Scene): () => void {
  const play = takeOver.href;
  const { result: _, ...unfinished } = record;
  let at = first;
  let state = recordAt(record, steps[at] ?? 0);
  const show = (): void => {
    map.innerHTML = mapOf(viewFor(state, 0));
    const actions = record.actions.slice(0, steps[at]);
    const bots = [{ seat: 1, level: 'easy' as const }];
    const game: StoredGame = {
      record: { ...unfinished, actions },
      bots,
      hands: 'hidden',
      components: 'shipped',
      campaign: null,
    };
    void linkTo(game, play).then((link) => {
      takeOver.href = link;
    });
  };
  const advance = (): void => {
    if (document.hidden) return;
    const before = steps[at] ?? 0;
    at = (at + 1) % steps.length;
    state = at === 0 ? recordAt(record, steps[0] ?? 0) : played(state, record.actions.slice(before, steps[at]));
    show();
  };
  show();
  const timer = setInterval(advance, PAUSE);
  return () => clearInterval(timer);
}

function played(state: GameState, actions: Scene['record']['actions']): GameState {
  return actions.reduce(reduce, state);
}

/** Returns the round and the scores of the visitor's unfinished game, or `null` if there is none. */
export function unfinishedGame(): { readonly round: number; readonly totals: readonly number[] } | null {
  const game = stored();
  if (game === null || game.components === 'own') return null;
  try {
    const state = recordAt(game.record, game.record.actions.length);
    return { round: state.round, totals: score(state).map(({ total }) => total) };
  } catch {
    return null; // The Play page reports the problem.
  }
}
