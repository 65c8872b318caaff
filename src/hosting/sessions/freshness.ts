import type { Seat } from '../../components/ids.ts';
import type { TakenAction } from './policy.ts';
import { isOpenAnswer } from './policy.ts';

/** Since which version nothing has changed that an answer of a seat could depend on. */
export interface Freshness {
  /** An action was taken or taken back, which led to this version. */
  changed(version: number, change: TakenAction): void;
  /** The oldest version at which a seat may have chosen an action that is to be taken now. */
  since(seat: Seat): number;
}

/** While several seats answer one decision, no answer depends on those of the others. */
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
