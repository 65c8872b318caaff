import { describe, expect, it } from 'vitest';
import { type Decision, NO_FAULTS, optionsOf, seatsOf } from '../../src/engine/decision.ts';

interface Frame {
  readonly kind: string;
  readonly seat?: number;
}
interface Take {
  readonly type: 'take';
  readonly seat: number;
  readonly card: number;
}
const takes = (seat: number): Take[] => [3, 1, 2].map((card) => ({ type: 'take', seat, card }));

/** A decision that allows taking odd cards. */
const rest = {
  answers: ['take'],
  automatic: true,
  check: (_game: unknown, _frame: Frame, { card }: Take) =>
    card % 2 === 1 ? NO_FAULTS : [{ code: 'even', params: { card } }],
  apply: () => {},
} as const;
type Taking = Decision<null, null, Frame, Take, never, { code: string; params: { card: number } }>;
const filtered: Taking = {
  ...rest,
  candidates: (_game, _frame, seat) => takes(seat),
};
const allLegal: Taking = { ...filtered, allLegal: true };
const game = { box: null, state: null };
const frame = { kind: 'taking', seat: 2 };

describe('optionsOf', () => {
  it('returns the candidates that pass the check, in order', () => {
    expect(optionsOf(filtered, game, frame, 2).map(({ card }) => card)).toEqual([3, 1]);
  });

  it('returns all candidates if the decision declares all as legal', () => {
    expect(optionsOf(allLegal, game, frame, 2)).toEqual(takes(2));
  });
});

describe('seatsOf', () => {
  it('returns the seat of the frame', () => {
    expect(seatsOf(filtered, frame)).toEqual([2]);
    expect(seatsOf(filtered, { kind: 'taking' })).toEqual([]);
  });

  it('returns the seats given by the decision, if any', () => {
    expect(seatsOf({ ...filtered, seats: () => [0, 3] }, frame)).toEqual([0, 3]);
  });
});
