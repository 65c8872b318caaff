import { bindRules } from '../../src/api/bindRules.ts';
import type { Content, Rules } from '../kit/pinned.ts';
import { defaultContent } from '../kit/pinned.ts';

/** Track A1 with the discount for titanium of track B2, next to the mixed payment of track B1. */
function titaniumAndMixed(): Content {
  const thresholds = defaultContent.tracks.find(({ id }) => id === 'B2')?.thresholds ?? [];
  const tracks = defaultContent.tracks.map((track) => (track.id === 'A1' ? { ...track, thresholds } : track));
  return { ...defaultContent, tracks };
}

/** Other component sets for scenarios with a line `rules NAME`. */
export const others: Readonly<Record<string, Rules>> = {
  titaniumAndMixed: bindRules(titaniumAndMixed()),
};
