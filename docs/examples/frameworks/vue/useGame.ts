import { type CreateGameOptions, createSession } from 'skymines-rules';
import { chooser } from 'skymines-rules/queries';
import { onScopeDispose, shallowRef } from 'vue';

/** Returns a new session, with the view and the chooser of the seat that must decide. */
export function useGame(options: CreateGameOptions) {
  const session = createSession(options);
  // Views and choosers are replaced, never changed, so they need no deep reactivity.
  const view = shallowRef(session.getView(0));
  const now = shallowRef(chooser(view.value, 0));
  function update() {
    const seat = session.pending()[0]?.seat ?? 0;
    view.value = session.getView(seat);
    now.value = chooser(view.value, seat);
  }
  update();
  onScopeDispose(session.subscribe(update));
  return { session, view, now };
}
