import type { Content } from '../../content.ts';
import type { ContentProblem } from '../contentProblem.ts';
import { beltProblems } from './belt.ts';
import { boardTrackProblems } from './boardTracks.ts';
import { cardProblems } from './cards.ts';
import { chapter3Problems } from './chapter3.ts';
import { effectProblems } from './effects.ts';
import { enclaveProblems } from './enclaves.ts';
import { figureProblems } from './figures.ts';
import { idProblems } from './ids.ts';
import { lunaProblems } from './luna.ts';
import { lunaCardProblems } from './lunaCards.ts';
import { menaceProblems } from './menaces.ts';
import { missionProblems } from './missions.ts';
import { planProblems } from './plans.ts';
import { sectorProblems } from './sectors.ts';
import { spaceProblems } from './spaces.ts';
import { startingCardProblems } from './startingCards.ts';
import { stationProblems } from './stations.ts';
import { tileProblems } from './tiles.ts';
import { tokenProblems } from './tokens.ts';
import { trackProblems } from './tracks.ts';

const CHECKS: readonly ((content: Content) => readonly ContentProblem[])[] = [
  idProblems,
  cardProblems,
  startingCardProblems,
  trackProblems,
  sectorProblems,
  enclaveProblems,
  stationProblems,
  chapter3Problems,
  beltProblems,
  missionProblems,
  menaceProblems,
  lunaProblems,
  lunaCardProblems,
  planProblems,
  tokenProblems,
  spaceProblems,
  tileProblems,
  figureProblems,
  boardTrackProblems,
  effectProblems,
];

/** How the parts of a component set fail to fit together. */
export function structureProblems(content: Content): readonly ContentProblem[] {
  return CHECKS.flatMap((check) => check(content));
}
