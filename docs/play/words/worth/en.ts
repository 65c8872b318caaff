/** Messages about what a choice changes. */
export const WORTH_EN = {
  takeMarker: 'Place a bonus marker',
  becomes: 'becomes',
  using: 'Uses',
  energy: (used: number, all: number) => `${used} of ${all} energy`,
  space: 'space',
  shares: 'shares',
  each: (value: number) => `worth ${value} each`,
  value: 'share value',
  barrier: 'barrier',
  price: 'price',
  you: 'you',
  points: (amount: string) => `${amount} ${amount === '+1' || amount === '−1' ? 'point' : 'points'}`,
  total: (total: number) => `${total} ${total === 1 ? 'point' : 'points'} in total`,
  gains: {
    coin: (amount: number): string => (amount === 1 ? 'coin' : 'coins'),
    helium: (): string => 'helium-3',
    upload: (amount: number): string => (amount === 1 ? 'plan entered' : 'plans entered'),
    research: (amount: number): string => (amount === 1 ? 'research point' : 'research points'),
    track: (amount: number): string => (amount === 1 ? 'step' : 'steps'),
    share: (amount: number): string => (amount === 1 ? 'share' : 'shares'),
    card: (amount: number): string => (amount === 1 ? 'card' : 'cards'),
    plan: (amount: number): string => (amount === 1 ? 'plan' : 'plans'),
    tile: (amount: number): string => (amount === 1 ? 'tile' : 'tiles'),
    firstPlayer: (): string => 'first in the next round',
  },
  tank: (space: number) => `helium-3 tank: space ${space}`,
  /** Short name of the list of all choices. */
  choices: 'Choices',
  passUnused: 'Pass anyway',
  /** Reminders about the menace. */
  menace: {
    roundsLeft: (name: string, rounds: number) =>
      rounds === 1 ? `${name}: this is the last round to remove it.` : `${name}: ${rounds} rounds left to remove it.`,
  },
};
