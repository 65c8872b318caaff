import type { PlacedMarker } from '../../model/state.ts';
import type { Work } from '../kit.ts';
import { writePlayer } from '../kit.ts';

/**
 * BON-2, LACT-25: a marker leaves its owner for a bonus space. MISSION-15: a one-time marker is placed like any other.
 * MAJ-12: the tier taken there is told, not kept.
 */
export function layMarker(work: Work, marker: PlacedMarker, tier?: number): void {
  const player = writePlayer(work, marker.seat);
  if (marker.oneTime) player.oneTimeMarkers -= 1;
  else player.markers -= 1;
  work.state.placed.push(marker);
  work.emit({ type: 'markerPlaced', ...marker, ...(tier !== undefined && { tier }) });
}
