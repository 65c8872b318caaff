const AND = new Intl.ListFormat('en-GB');
const ORDINALS = ['', 'first', 'second', 'third', 'last'];
const sectors = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'sector' : 'sectors'} ${AND.format(numbers.map(String))}`;

/**
 * Messages of the final scene. A `who` of `null` is the reader. Rounds count from 1.
 */
export const END_EN = {
  scoring: 'Final scoring',
  counted: (count: number, all: number) => `${count} of ${all} sources counted`,
  skip: 'Skip',
  pays: (company: string, value: number) => `Every ${company} share is worth ${value}.`,
  you: 'you',
  level: (level: number) => `level ${level}`,
  youWin: (by: number) => (by === 0 ? 'You win the tie' : `You win by ${by}`),
  youShare: (others: readonly string[]) => `You and ${AND.format(others)} share the victory`,
  youPlace: (place: number, behind: number, winner: string) =>
    `You come ${ORDINALS[place]}, ${behind} behind ${winner}`,
  wins: (winner: string, by: number) => (by === 0 ? `${winner} wins the tie` : `${winner} wins by ${by}`),
  share: (winners: readonly string[]) => `${AND.format(winners)} share the victory`,
  noWinner: 'No winner',
  cameBack: (who: string | null, rival: string, behind: number, round: number) =>
    `After round ${round}, ${who === null ? 'you were' : `${who} was`} still ${behind} behind ${rival}.`,
  ledFrom: (who: string | null, round: number) =>
    `${who ?? 'You'} led ${round === 1 ? 'from the start' : `from round ${round} on`}.`,
  ledUntil: (who: string | null, round: number) => `${who ?? 'You'} led after round ${round}.`,
  cameClose: (who: string | null, rival: string, behind: number, round: number) =>
    `After round ${round}, ${who === null ? 'you were' : `${who} was`} only ${behind} behind ${rival}.`,
  expanded: (who: string | null, company: string, numbers: readonly number[], round: number) =>
    `${who ?? 'You'} expanded ${company} to ${sectors(numbers)} in round ${round}`,
  advanced: (who: string | null, company: string, steps: number, round: number) =>
    `${who ?? 'You'} advanced ${steps} steps on the ${company} track in round ${round}`,
  bestTurn: (who: string | null, round: number) => `${who === null ? 'Your' : `${who}'s`} best turn, in round ${round}`,
  ousted: (mover: string, company: string, numbers: readonly number[], round: number) =>
    `${mover} ousted ${company} from ${sectors(numbers)} in round ${round}`,
  worstTurn: (who: string | null, mover: string, round: number) =>
    `${mover} cost ${who ?? 'you'} points in round ${round}`,
  lead: (who: string | null, round: number) => `${who ?? 'You'} took the lead for good in round ${round}`,
  /** The turn at the position of the replay, and the points it gained. */
  turn: 'Turn',
  turnOf: (name: string) => `${name}'s turn`,
  planOf: (name: string) => `${name}'s cards`,
  worth: 'Worth',
  playLuna: (level: number) => `Play Luna ${level}`,
  shareGame: 'Share',
  linkCopied: 'Link copied',
  copyLink: 'Copy link',
  savePicture: 'Save picture',
  saveFile: 'Save file',
  linkOpens: 'The link opens at the first move and hides the result.',
};

export type EndWords = typeof END_EN;
