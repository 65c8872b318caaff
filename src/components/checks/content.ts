import type { Content } from '../content.ts';
import { MISSION_COUNT } from '../printed.ts';
import { beltProblems } from './belt.ts';
import { boardTrackProblems } from './boardTracks.ts';
import { cardProblems } from './cards.ts';
import { effectProblems } from './effects.ts';
import { counted, type Problems } from './expectations.ts';
import { figureProblems } from './figures.ts';
import { idProblems } from './ids.ts';
import { lunaProblems } from './luna.ts';
import { menaceProblems } from './menaces.ts';
import { chapter3Problems, sectorProblems } from './moon.ts';
import { planProblems } from './plans.ts';
import { spaceProblems } from './spaces.ts';
import { startingCardProblems } from './startingCards.ts';
import { stationProblems } from './stations.ts';
import { tileProblems } from './tiles.ts';
import { tokenProblems } from './tokens.ts';
import { trackProblems } from './tracks.ts';

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
