import type { Content } from '../content.ts';
import type { ContentProblem, ContentRule } from '../contentProblem.ts';
import { TILE_IDS } from '../ids.ts';
import { checkCards, checkStartingCards } from './cards.ts';
import { checkEffects } from './effects.ts';
import { checkLuna } from './luna.ts';
import { checkBelt, checkMenaces } from './modules.ts';
import { checkChapter3, checkSectors } from './moon.ts';
import { Place } from './place.ts';
import { checkPlans, checkStations } from './plans.ts';
import { checkSpaces, checkTiles, checkTokens } from './spaces.ts';
import { checkBoardTracks, checkTracks } from './tracks.ts';

/** SETUP-30, SETUP-31, LUNA-6: the box must contain enough markers of one colour for each player. */
function checkFigures({ figures: { bonusMarkers, markersPerColour }, luna }: Content, set: Place): void {
  const place = set.at('figures');
  place.at('bonusMarkers').count(bonusMarkers.length, 4, 'numbers, for 1 to 4 players', 'SETUP-30');
  place.each('bonusMarkers', bonusMarkers, (at, number) => at.within(number, 0, markersPerColour, 'SETUP-31'));
  set.at('luna', 'bonusMarkers').within(luna.bonusMarkers, 0, markersPerColour, 'LUNA-6');
}

/** Checks that ids are unique among components that share an id space. Other checks cover components with fixed ids. */
function checkIds({ cards, plans, specialPlans, tokens, missions, luna }: Content, set: Place): void {
  uniqueIds(set, { cards: [cards, 'SETUP-13'] });
  set.each('cards', cards, (place, { id }) => {
    // TILE-8: an action tile is used like a card.
    place.at('id').expect(!TILE_IDS.some((tile) => tile === id), 'an id other than those of tiles', 'TILE-8');
  });
  // SETUP-44: a token's id also identifies its pre-printed plan.
  uniqueIds(set, {
    plans: [plans, 'SETUP-21'],
    specialPlans: [specialPlans, 'SETUP-20'],
    tokens: [tokens, 'SETUP-39'],
  });
  uniqueIds(set, { missions: [missions, 'MISSION-1'] });
  uniqueIds(set.at('luna'), { cards: [luna.cards, 'LDATA-2'] });
}

type Lists = Readonly<Record<string, readonly [items: readonly { readonly id: string }[], rule: ContentRule]>>;

function uniqueIds(set: Place, lists: Lists): void {
  const owners = new Map<string, string>();
  for (const [key, [items, rule]] of Object.entries(lists)) {
    set.each(key, items, (place, { id }) => {
      const owner = owners.get(id);
      place.at('id').expect(owner === undefined, `a unique id, not the id of ${owner}`, rule);
      if (owner === undefined) owners.set(id, place.path);
    });
  }
}

/** MISSION-1: the box contains six cards, and a set may add more. `checkIds` checks that their ids are unique. */
function checkMissions({ missions: { length } }: Content, set: Place): void {
  set.at('missions').expect(length >= 6, `at least 6 mission cards, not ${length}`, 'MISSION-1');
}

const CHECKS: readonly ((content: Content, set: Place) => void)[] = [
  checkIds,
  checkCards,
  checkStartingCards,
  checkTracks,
  checkSectors,
  checkStations,
  checkChapter3,
  checkBelt,
  checkMissions,
  checkMenaces,
  checkLuna,
  checkPlans,
  checkTokens,
  checkSpaces,
  checkTiles,
  checkFigures,
  checkBoardTracks,
  checkEffects,
];

export function contentProblems(content: Content): readonly ContentProblem[] {
  const set = new Place('$', []);
  for (const check of CHECKS) check(content, set);
  return set.problems;
}
