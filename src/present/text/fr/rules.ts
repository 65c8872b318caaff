import type { RuleTexts } from '../rules.ts';
import { BELT } from './rules/belt.ts';
import { BONUS_SPACE } from './rules/bonusSpaces.ts';
import { CAMPAIGN } from './rules/campaign.ts';
import { EXPANSION } from './rules/expansion.ts';
import { FIELD_SCIENTIST } from './rules/fieldScientist.ts';
import { ICON } from './rules/icons.ts';
import { LUNA } from './rules/luna.ts';
import { LUNA_ACTION } from './rules/lunaActions.ts';
import { MAJORITY } from './rules/majorities.ts';
import { MENACE } from './rules/menaces.ts';
import { MISSION } from './rules/missions.ts';
import { NOTE } from './rules/notes.ts';
import { PASSING } from './rules/passing.ts';
import { PLANNING } from './rules/planning.ts';
import { PREPARATION } from './rules/preparation.ts';
import { RESEARCH } from './rules/research.ts';
import { RESOURCES } from './rules/resources.ts';
import { ROUND } from './rules/round.ts';
import { SCIENTIST } from './rules/scientist.ts';
import { SCORING } from './rules/scoring.ts';
import { SETUP } from './rules/setup.ts';
import { SHARE } from './rules/shares.ts';
import { SPECIAL_SPACE } from './rules/specialSpaces.ts';
import { STATION } from './rules/stations.ts';
import { TILE } from './rules/tiles.ts';
import { TRACK_BONUS } from './rules/trackBonuses.ts';
import { TRACK } from './rules/tracks.ts';
import { VARIANT } from './rules/variant.ts';

/** Every rule in French. */
export const frRules: RuleTexts = {
  ...SETUP,
  ...ROUND,
  ...PLANNING,
  ...RESOURCES,
  ...EXPANSION,
  ...STATION,
  ...RESEARCH,
  ...SCIENTIST,
  ...FIELD_SCIENTIST,
  ...BONUS_SPACE,
  ...MAJORITY,
  ...PASSING,
  ...PREPARATION,
  ...SHARE,
  ...SCORING,
  ...TILE,
  ...TRACK,
  ...TRACK_BONUS,
  ...SPECIAL_SPACE,
  ...NOTE,
  ...VARIANT,
  ...ICON,
  ...MISSION,
  ...BELT,
  ...MENACE,
  ...LUNA,
  ...LUNA_ACTION,
  ...CAMPAIGN,
};
