import type { GameView } from 'skymines-rules';
import type { MajorityStanding } from 'skymines-rules/queries';

/** Returns the amount of every seat. Luna's is that of her majority cards (LUNA-23). */
export function majorityAmounts({ amounts, luna }: MajorityStanding, view: GameView): readonly number[] {
  return view.players.map((_, seat) => (seat === view.luna?.seat ? luna : (amounts[seat] ?? 0)));
}
