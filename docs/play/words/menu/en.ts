/** The menu and its settings. */
export const MENU_EN = {
  game: 'Game',
  share: 'Share',
  help: 'Help and keys',
  pace: 'Luna and bots',
  paces: { calm: 'Calm', brisk: 'Brisk', atOnce: 'At once' },
  themes: { auto: 'System', light: 'Light', dark: 'Dark', contrast: 'Contrast' },
  /** Short values of the setting. `goesOn` explains them. */
  autoAdvance: { never: 'Never', only: 'Forced', usual: 'Plans', proposed: 'All' },
  goesOn: {
    never: 'Every step waits for you.',
    only: 'Takes steps with only one choice.',
    usual: 'Also finishes planning and places plans.',
    proposed: 'Also rests cards and takes rewards.',
  },
  switches: {
    motion: 'Motion',
    sound: 'Sound',
    points: 'Points while playing',
    letters: 'Single-key shortcuts',
    lists: 'Choices as a list',
  },
  soundOn: 'Sound on',
  soundOff: 'Sound off',
};
