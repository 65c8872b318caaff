/**
 * Runs jobs one at a time until one fails or `end` is called, and ignores all later jobs. While a change is being
 * stored, the session is ahead of the database, so no other job may use it.
 */
export function openTurns(onFailed: (error: unknown) => void) {
  let isOver = false;
  let last = Promise.resolve();
  return {
    isOver: () => isOver,
    /** Queues a job. The promise resolves once the job has run or has been ignored. */
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
