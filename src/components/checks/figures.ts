import type { Content } from '../content.ts';
import { counted, type Problems, within } from './expectations.ts';

/** SETUP-30, SETUP-31, LUNA-6: the box must contain enough markers of one colour for each player. */
export function figureProblems({ figures: { bonusMarkers, markersPerColour }, luna }: Content): Problems {
  return [
    ...counted('$.figures.bonusMarkers', bonusMarkers.length, 4, 'numbers, for 1 to 4 players', 'SETUP-30'),
    ...bonusMarkers.flatMap((number, index) =>
      within(number, 0, markersPerColour, `$.figures.bonusMarkers[${index}]`, 'SETUP-31'),
    ),
    ...within(luna.bonusMarkers, 0, markersPerColour, '$.luna.bonusMarkers', 'LUNA-6'),
  ];
}
