import type { Seat } from '../../components/ids.ts';
import type { TakenAction } from './policy.ts';
import { isOpenAnswer } from './policy.ts';

/** Knows since which version nothing has changed that an answer of a seat could depend on. */
interface Freshness {
  /** Notes that an action was taken or undone, which led to this version. */
  changed(version: number, change: TakenAction): void;
  /** The oldest version whose choice of this seat is still valid now. */
  since(seat: Seat): number;
}

/** While several seats answer one decision, their answers do not depend on each other. */
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
