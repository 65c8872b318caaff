/** Signs of the seats, centred on 0,0 and about 12 wide: diamond, star, triangle and circle. */
export const SEAT_SIGNS = [
  'M0 -6 4.5 0 0 6 -4.5 0Z',
  'M0 -6 1.5 -2 5.8 -1.9 2.4 0.8 3.6 5 0 2.5 -3.6 5 -2.4 0.8 -5.8 -1.9 -1.5 -2Z',
  'M0 -5.5 5 3.5 -5 3.5Z',
  'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z',
] as const;

/** Luna's sign at every seat. */
export const CRESCENT = 'M2 -5.5A5.5 5.5 0 1 0 5.5 2A4.5 4.5 0 0 1 2 -5.5Z';
