import { type CreateGameOptions, createSession } from 'skymines-rules';
import { chooser } from 'skymines-rules/queries';
import { computed, onScopeDispose, shallowRef } from 'vue';

/** Returns a session, and the view and the chooser of the seat to decide, which follow it. */
export function useGame(options: CreateGameOptions) {
  const session = createSession(options);
  const version = shallowRef(session.version);
  onScopeDispose(session.subscribe(() => (version.value = session.version)));

  const seat = computed(() => (version.value, session.pending()[0]?.seat ?? 0));
  const view = computed(() => (version.value, session.getView(seat.value)));
  const start = computed(() => chooser(view.value, seat.value));
  return { session, seat, view, start };
}
