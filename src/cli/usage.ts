/** The command line was used wrongly. The message is one line that says what is allowed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
