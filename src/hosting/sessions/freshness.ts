import type { Seat } from '../../components/ids.ts';
import type { TakenAction } from './policy.ts';
import { isOpenAnswer } from './policy.ts';

/** Tracks the oldest version at which a seat's choice is still valid. */
interface Freshness {
  changed(version: number, change: TakenAction): void;
  since(seat: Seat): number;
}

/** While several seats have the same decision, their answers do not depend on each other. */
export function freshness(start: number): Freshness {
  let forAll = start;
  const own = new Map<Seat, number>();
  return {
    changed(version, change) {
      if (isOpenAnswer(change)) own.set(change.action.seat, version);
      else {
        own.clear();
        forAll = version;
      }
    },
    since: (seat) => own.get(seat) ?? forAll,
  };
}
