import type { Seat } from 'skymines-rules';
import { log } from './log.ts';
import { count } from './metrics.ts';

/** It is somebody's turn who does not look. It holds no secret; whoever receives it knows how to reach the people by their names. */
export interface Notice {
  readonly game: string;
  readonly seat: Seat;
  readonly name: string;
}

export type Notify = (notice: Notice) => void;

const ANSWER_WITHIN = 5000;

/** Posts each notice to an address, such as a small program that sends mails. It is tried once: a notice may be lost. */
export function notifyAt(address: string): Notify {
  if (address === '') return () => undefined;
  return (notice) => {
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(notice),
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    }).then(
      (response) => response.body?.cancel(),
      (error: unknown) => {
        count('skymines_notify_failed_total');
        log('error', 'notify', { game: notice.game, error });
      },
    );
  };
}
