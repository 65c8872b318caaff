import { type GameState, recordAt, reduce, score, viewFor } from 'skymines-rules';
import { linkTo } from '../play/link.ts';
import { stored } from '../play/storage.ts';
import type { StoredGame } from '../play/storedGame.ts';
import { mapOf } from './map.ts';
import type { Scene } from './scene.ts';

/** So long does a position stay, in milliseconds. */
const PAUSE = 1600;

/** Lets the game of the front page play on, from the position that is shown first, and begins again at its end. Returns what stops it. */
export function live(map: HTMLElement, takeOver: HTMLAnchorElement, { record, steps, first }: Scene): () => void {
  const play = takeOver.href;
  const { result: _, ...begun } = record;
  let at = first;
  let state = recordAt(record, steps[at] ?? 0);
  const show = (): void => {
    map.innerHTML = mapOf(viewFor(state, 0));
    const actions = record.actions.slice(0, steps[at]);
    const bots = [{ seat: 1, level: 'easy' as const }];
    const game: StoredGame = {
      record: { ...begun, actions },
      bots,
      hands: 'hidden',
      components: 'shipped',
      campaign: null,
    };
    void linkTo(game, play).then((link) => {
      takeOver.href = link;
    });
  };
  const goOn = (): void => {
    if (document.hidden) return;
    const before = steps[at] ?? 0;
    at = (at + 1) % steps.length;
    state = at === 0 ? recordAt(record, steps[0] ?? 0) : played(state, record.actions.slice(before, steps[at]));
    show();
  };
  show();
  const timer = setInterval(goOn, PAUSE);
  return () => clearInterval(timer);
}

function played(state: GameState, actions: Scene['record']['actions']): GameState {
  return actions.reduce(reduce, state);
}

/** The game that the visitor has begun on an earlier visit: the round, and what everybody has. `null` if there is none, or if it is over. */
export function running(): { readonly round: number; readonly totals: readonly number[] } | null {
  const game = stored();
  if (game === null || game.components === 'own') return null;
  try {
    const state = recordAt(game.record, game.record.actions.length);
    return { round: state.round, totals: score(state).map(({ total }) => total) };
  } catch {
    return null; // Play says what is wrong with it
  }
}
