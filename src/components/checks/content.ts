import type { Content } from '../content.ts';
import type { ContentRule } from '../contentProblem.ts';
import { TILE_IDS } from '../ids.ts';
import { MISSION_COUNT } from '../printed.ts';
import { cardProblems, startingCardProblems } from './cards.ts';
import { effectProblems } from './effects.ts';
import { counted, expectThat, type Problems, within } from './expectations.ts';
import { lunaProblems } from './luna.ts';
import { beltProblems, menaceProblems } from './modules.ts';
import { chapter3Problems, sectorProblems } from './moon.ts';
import { planProblems, stationProblems } from './plans.ts';
import { spaceProblems, tileProblems, tokenProblems } from './spaces.ts';
import { boardTrackProblems, trackProblems } from './tracks.ts';

/** SETUP-30, SETUP-31, LUNA-6: the box must contain enough markers of one colour for each player. */
function figureProblems({ figures: { bonusMarkers, markersPerColour }, luna }: Content): Problems {
  return [
    ...counted('$.figures.bonusMarkers', bonusMarkers.length, 4, 'numbers, for 1 to 4 players', 'SETUP-30'),
    ...bonusMarkers.flatMap((number, index) =>
      within(number, 0, markersPerColour, `$.figures.bonusMarkers[${index}]`, 'SETUP-31'),
    ),
    ...within(luna.bonusMarkers, 0, markersPerColour, '$.luna.bonusMarkers', 'LUNA-6'),
  ];
}

interface Named {
  readonly list: string;
  readonly items: readonly { readonly id: string }[];
  readonly rule: ContentRule;
}

/** Checks that ids are unique among components that share an id space. Other checks cover components with fixed ids. */
function idProblems({ cards, plans, specialPlans, tokens, missions, luna }: Content): Problems {
  return [
    ...clashes([{ list: '$.cards', items: cards, rule: 'SETUP-13' }]),
    // TILE-8: an action tile is used like a card.
    ...cards.flatMap(({ id }, index) =>
      expectThat(
        !TILE_IDS.some((tile) => tile === id),
        `$.cards[${index}].id`,
        'an id other than those of tiles',
        'TILE-8',
      ),
    ),
    // SETUP-44: a token's id also identifies its pre-printed plan.
    ...clashes([
      { list: '$.plans', items: plans, rule: 'SETUP-21' },
      { list: '$.specialPlans', items: specialPlans, rule: 'SETUP-20' },
      { list: '$.tokens', items: tokens, rule: 'SETUP-39' },
    ]),
    ...clashes([{ list: '$.missions', items: missions, rule: 'MISSION-1' }]),
    ...clashes([{ list: '$.luna.cards', items: luna.cards, rule: 'LDATA-2' }]),
  ];
}

function clashes(lists: readonly Named[]): Problems {
  const owners = new Map<string, string>();
  return lists.flatMap(({ list, items, rule }) =>
    items.flatMap(({ id }, index) => {
      const owner = owners.get(id);
      const path = `${list}[${index}]`;
      if (owner === undefined) owners.set(id, path);
      return expectThat(owner === undefined, `${path}.id`, `a unique id, not the id of ${owner}`, rule);
    }),
  );
}

/** MISSION-1: checks the number of cards. `idProblems` checks that their ids are unique. */
const missionProblems = ({ missions }: Content): Problems =>
  counted('$.missions', missions.length, MISSION_COUNT, 'mission cards', 'MISSION-1');

const CHECKS: readonly ((content: Content) => Problems)[] = [
  idProblems,
  cardProblems,
  startingCardProblems,
  trackProblems,
  sectorProblems,
  stationProblems,
  chapter3Problems,
  beltProblems,
  missionProblems,
  menaceProblems,
  lunaProblems,
  planProblems,
  tokenProblems,
  spaceProblems,
  tileProblems,
  figureProblems,
  boardTrackProblems,
  effectProblems,
];

export function contentProblems(content: Content): Problems {
  return CHECKS.flatMap((check) => check(content));
}
