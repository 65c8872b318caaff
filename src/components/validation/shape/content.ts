import * as v from 'valibot';
import type { Content } from '../../content.ts';
import { belt } from './belt.ts';
import { card, cost, tile } from './cards.ts';
import { sources } from './component.ts';
import { figures } from './figures.ts';
import { luna } from './luna.ts';
import { menace } from './menaces.ts';
import { mission } from './missions.ts';
import { moon } from './moon.ts';
import { exact, id, list, oneOf, type Schema } from './parts.ts';
import { playerBoard } from './playerBoard.ts';
import { displaySpace, plan, recommended, specialPlan, token } from './research.ts';
import { space } from './spaces.ts';
import { track } from './tracks.ts';

const COMMENT = 'a text or a list of texts';
const comment = v.union([v.string(), v.array(v.string())], COMMENT);

/** The shape of a component set. How its parts must fit together is not seen here. */
export const content: Schema<Content> = exact<Content>({
  $comment: v.exactOptional(comment),
  schema: oneOf([1]),
  id,
  cards: list(card),
  slotCosts: list(cost),
  tracks: list(track),
  moon,
  belt,
  missions: list(mission),
  menaces: list(menace),
  luna,
  plans: list(plan),
  specialPlans: list(specialPlan),
  researchDisplay: list(displaySpace),
  tokens: list(token),
  recommended,
  spaces: list(space),
  tiles: list(tile),
  figures,
  playerBoard,
  sources,
});
