import { deepFreeze } from '../../engine/copy.ts';

/** Answers that are worked out once: the same question gets the same frozen object until all are forgotten. */
interface Answers {
  /** Returns the same function, which works out its answer once. */
  once<Answer extends object>(ask: () => Answer): () => Answer;
  /** Returns the same function, which works out its answer once for each key. The keys that it answers must be few. */
  onceFor<Key, Answer extends object>(ask: (key: Key) => Answer): (key: Key) => Answer;
  /** Forgets all answers, since something has changed. */
  forget(): void;
}

export function answers(): Answers {
  const all: { clear(): void }[] = [];
  function onceFor<Key, Answer extends object>(ask: (key: Key) => Answer) {
    const known = new Map<Key, Answer>();
    all.push(known);
    return (key: Key): Answer => {
      const answer = known.get(key) ?? deepFreeze(ask(key));
      known.set(key, answer);
      return answer;
    };
  }
  return {
    once(ask) {
      const answer = onceFor<null, ReturnType<typeof ask>>(ask);
      return () => answer(null);
    },
    onceFor,
    forget() {
      for (const known of all) known.clear();
    },
  };
}
