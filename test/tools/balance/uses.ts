import type { BonusSpaceId, ByCompany, Content, GameEvent, TrackId } from '../../../src/entries/index.ts';
import { COMPANIES } from '../../../src/entries/index.ts';

/** The classes of components whose uses the report counts. */
export const USE_CLASSES = [
  'card',
  'plan',
  'specialPlan',
  'space',
  'tile',
  'sector',
  'trackBonus',
  'token',
  'entered',
] as const;
type UseClass = (typeof USE_CLASSES)[number];

/** The uses of each component, by class and id, such as `card A01`. */
export type Uses = Readonly<Record<string, number>>;

export const useKey = (kind: UseClass, id: string | number): string => `${kind} ${id}`;

/** The key for the number of share cards (letter D or E) that were displayed. */
export const SHARE_CARDS = 'shareCards dealt';

/** Adds the uses in a step of a game. */
export function countUses(
  uses: Record<string, number>,
  events: readonly GameEvent[],
  content: Content,
  tracks: ByCompany<TrackId>,
): void {
  for (const event of events) {
    for (const key of keysOf(event, content, tracks)) uses[key] = (uses[key] ?? 0) + 1;
  }
}

function keysOf(event: GameEvent, content: Content, tracks: ByCompany<TrackId>): readonly string[] {
  switch (event.type) {
    case 'cardTaken':
      return event.from === 'display' ? [useKey('card', event.card)] : [];
    case 'cardDealt':
      return isShareCard(content, event.card) ? [SHARE_CARDS] : [];
    case 'planTaken':
      return [useKey(isSpecial(content, event.plan) ? 'specialPlan' : 'plan', event.plan)];
    case 'uploadAdvanced':
      return [useKey('entered', event.plan)];
    case 'markerPlaced':
      return [markedSpace(event.space, tracks)];
    case 'tileReserved':
      return [useKey('tile', event.tile)];
    case 'sectorOccupied':
      return [useKey('sector', event.sector)];
    case 'bonusUnlocked':
      return [useKey('trackBonus', `${tracks[event.company]}/${event.level}`)];
    case 'tokenTaken':
      return [useKey('token', event.token)];
    default:
      return [];
  }
}

/** A space on a company's track belongs to the track board there. */
function markedSpace(space: BonusSpaceId, tracks: ByCompany<TrackId>): string {
  const company = COMPANIES.find((each) => space.startsWith(each));
  return useKey('space', company === undefined ? space : `${tracks[company]}/${space.slice(-1)}`);
}

function isSpecial(content: Content, plan: string): boolean {
  return content.specialPlans.some(({ id }) => id === plan);
}

function isShareCard(content: Content, id: string): boolean {
  return content.cards.some((card) => card.id === id && card.action.kind === 'share');
}

/** All components of a class that can be used. */
export function componentsOf(content: Content, kind: UseClass): readonly string[] {
  const onTracks = content.tracks.flatMap(({ id, thresholds }) =>
    thresholds.map(({ bonus }, index) => ({ id: `${id}/${index + 1}`, isSpace: bonus.kind === 'space' })),
  );
  switch (kind) {
    case 'card':
      return content.cards.filter(({ letter }) => letter !== null).map(({ id }) => id);
    case 'plan':
      return content.plans.map(({ id }) => id);
    case 'specialPlan':
      return content.specialPlans.map(({ id }) => id);
    case 'space':
      return [...content.spaces.map(({ id }) => id), ...onTracks.filter(({ isSpace }) => isSpace).map(({ id }) => id)];
    case 'tile':
      return content.tiles.map(({ id }) => id);
    case 'sector':
      return content.moon.sectors.map(({ number }) => String(number));
    case 'trackBonus':
      return onTracks.map(({ id }) => id);
    case 'token':
      return content.tokens.map(({ id }) => id);
    case 'entered':
      return [...content.plans, ...content.specialPlans, ...content.tokens].map(({ id }) => id);
  }
}

/** The components of a class that no game used. */
export function neverUsed(content: Content, kind: UseClass, uses: Uses): readonly string[] {
  return componentsOf(content, kind).filter((id) => (uses[useKey(kind, id)] ?? 0) === 0);
}

/** The combined uses of several games. */
export function addedUp(all: readonly Uses[]): Uses {
  const sum: Record<string, number> = {};
  for (const uses of all) {
    for (const [key, count] of Object.entries(uses)) sum[key] = (sum[key] ?? 0) + count;
  }
  return sum;
}
