/** Messages about the turns of the others. */
export const RIVALS_EN = {
  passes: 'passes',
  why: 'Why?',
  whyHelp: 'Read this turn in full',
  /** Label of a line of icons, with the turn as text. */
  turn: (name: string, turn: string, points: number | null) =>
    `${name}: ${turn}.${points === null || points === 0 ? '' : ` ${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}.`}`,
  showAgain: (turn: string) => `${turn} Show this turn again`,
  seeInReplay: (turn: string) => `${turn} See it in the replay`,
  space: 'Space',
  round: (round: number) => `Round ${round}`,
  lunaCard: "Luna's card",
  slot: (slot: string) => `Slot ${slot}`,
  /** Luna's remarks about her turn. Each line is true whenever it is chosen. */
  voice: {
    last: ['That was my last card.', 'No cards left. I will watch from here.'],
    lead: ['The view is better from up here.', 'First. I could get used to it.'],
    ousts: ['Nothing personal. I needed the sector.', 'The crew left in good order.'],
    costly: ['I did see whose shares those were.', 'You will find that in the totals.'],
    rich: ['That went rather well.', 'A card worth remembering.'],
    nothing: ['I needed nothing. Let us call it patience.', 'A quiet turn. For me.'],
  },
};

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
