/**
 * Does one thing after the other, until one of them fails or it is ended: from then on nothing is done. While a change is stored, the
 * session is ahead of the database, and nobody may hear of it or play on it.
 */
export function openTurns(onFailed: (error: unknown) => void) {
  let isOver = false;
  let last = Promise.resolve();
  return {
    isOver: () => isOver,
    /** Ends when the job is done, or will never be. */
    take(job: () => Promise<void> | void): Promise<void> {
      last = last
        .then(() => (isOver ? undefined : job()))
        .catch((error: unknown) => {
          isOver = true;
          onFailed(error);
        });
      return last;
    },
    end(): void {
      isOver = true;
    },
  };
}
