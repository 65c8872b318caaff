import { deepFreeze } from '../../engine/copy.ts';

/** A cache of results: equal calls return the same frozen object until the cache is cleared. */
interface Answers {
  /** Wraps a function so that it runs once and its result is cached. */
  once<Answer extends object>(ask: () => Answer): () => Answer;
  /** Wraps a function so that it runs once for each key. The number of keys must be small. */
  onceFor<Key, Answer extends object>(ask: (key: Key) => Answer): (key: Key) => Answer;
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
