import type { RulesOf } from './ruleText.ts';

/** Company tracks: movement, money barriers, bonus thresholds and track bonuses. */
export const TRACK_RULES: RulesOf<'TRACK', 15> = {
  'TRACK-1': {
    title: 'Money barriers',
    page: '21-23',
    summary: 'Each company track has one or two money barriers, which lie between spaces and take no step to cross.',
  },
  'TRACK-2': {
    title: 'Paying a barrier',
    page: '21-23',
    summary: 'Crossing a money barrier requires immediate payment of its printed coins to the bank.',
  },
  'TRACK-3': {
    title: 'Stopping at a barrier',
    page: '21-23',
    summary: 'A track marker whose owner cannot or will not pay stays in front of the money barrier.',
  },
  'TRACK-4': {
    title: 'Last track space',
    page: '21-23',
    summary: 'On the last space of a company track the track marker remains for the rest of the game.',
  },
  'TRACK-5': {
    title: 'Excess steps lost',
    page: '21-23',
    summary: 'Steps of a reward that a track marker cannot make, at a money barrier or track end, are lost.',
  },
  'TRACK-6': {
    title: 'Bonus threshold coins',
    page: '21-23',
    summary: 'Each track has two bonus thresholds; crossing one brings the marker owner 1 or 2 coins, as printed.',
  },
  'TRACK-7': {
    title: 'Coins for earlier crossers',
    page: '21-23',
    summary:
      'All other players already past that bonus threshold receive the same coins, including those who have passed.',
  },
  'TRACK-8': {
    title: 'Step by step',
    page: '21-23, AMB-TRACK-18',
    summary:
      'Each step resolves money barrier before bonus threshold, and threshold coins may pay barriers further along.',
  },
  'TRACK-9': {
    title: 'Unlocking a track bonus',
    page: '21-23',
    summary: 'Crossing a bonus threshold unlocks its track bonus for that player from their next turn onwards.',
  },
  'TRACK-10': {
    title: 'Kinds of track bonus',
    page: '21-23',
    summary: 'Track bonuses are of two kinds: permanent bonuses and bonus spaces.',
  },
  'TRACK-11': {
    title: 'Using permanent bonuses',
    page: '21-23',
    summary: 'A permanent bonus, once unlocked, may be applied on every occasion it fits.',
  },
  'TRACK-12': {
    title: 'Using track bonus spaces',
    page: '21-23',
    summary: 'A bonus space on a track is used like one on the board, but only by players who have it unlocked.',
  },
  'TRACK-13': {
    title: 'Two bonuses per track',
    page: '21-23',
    summary: 'Each bonus threshold carries one track bonus, and the second of a track often improves on the first.',
  },
  'TRACK-14': {
    title: 'One of two bonuses',
    page: '21-23, AMB-TRACK-1',
    summary:
      'A player uses the first or the second bonus of a track, not both: permanent ones do not add up, and an own marker on one bonus space closes the other for the round.',
  },
  'TRACK-15': {
    title: 'One marker per track',
    page: '21-23',
    summary: 'A bonus marker on one bonus space of a track bars its owner from the other for that round.',
  },
};
