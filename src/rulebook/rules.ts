import { BELT_RULES } from './catalogue/belt.ts';
import { BONUS_SPACE_RULES } from './catalogue/bonusSpaces.ts';
import { CAMPAIGN_RULES } from './catalogue/campaign.ts';
import { EXPANSION_RULES } from './catalogue/expansion.ts';
import { FIELD_SCIENTIST_RULES } from './catalogue/fieldScientist.ts';
import { ICON_RULES } from './catalogue/icons.ts';
import { LUNA_RULES } from './catalogue/luna.ts';
import { LUNA_ACTION_RULES } from './catalogue/lunaActions.ts';
import { MAJORITY_RULES } from './catalogue/majorities.ts';
import { MENACE_RULES } from './catalogue/menaces.ts';
import { MISSION_RULES } from './catalogue/missions.ts';
import { NOTE_RULES } from './catalogue/notes.ts';
import { PASSING_RULES } from './catalogue/passing.ts';
import { PLANNING_RULES } from './catalogue/planning.ts';
import { PREPARATION_RULES } from './catalogue/preparation.ts';
import { RESEARCH_RULES } from './catalogue/research.ts';
import { RESOURCES_RULES } from './catalogue/resources.ts';
import { ROUND_RULES } from './catalogue/round.ts';
import type { RuleText } from './catalogue/ruleText.ts';
import { SCIENTIST_RULES } from './catalogue/scientist.ts';
import { SCORING_RULES } from './catalogue/scoring.ts';
import { SETUP_RULES } from './catalogue/setup.ts';
import { SHARE_RULES } from './catalogue/shares.ts';
import { SPECIAL_SPACE_RULES } from './catalogue/specialSpaces.ts';
import { STATION_RULES } from './catalogue/stations.ts';
import { TILE_RULES } from './catalogue/tiles.ts';
import { TRACK_BONUS_RULES } from './catalogue/trackBonuses.ts';
import { TRACK_RULES } from './catalogue/tracks.ts';
import { VARIANT_RULES } from './catalogue/variant.ts';

/** The id of a rule, such as `EXP-9`. */
export type RuleId =
  | keyof typeof SETUP_RULES
  | keyof typeof ROUND_RULES
  | keyof typeof PLANNING_RULES
  | keyof typeof RESOURCES_RULES
  | keyof typeof EXPANSION_RULES
  | keyof typeof STATION_RULES
  | keyof typeof RESEARCH_RULES
  | keyof typeof SCIENTIST_RULES
  | keyof typeof FIELD_SCIENTIST_RULES
  | keyof typeof BONUS_SPACE_RULES
  | keyof typeof MAJORITY_RULES
  | keyof typeof PASSING_RULES
  | keyof typeof PREPARATION_RULES
  | keyof typeof SHARE_RULES
  | keyof typeof SCORING_RULES
  | keyof typeof TILE_RULES
  | keyof typeof TRACK_RULES
  | keyof typeof TRACK_BONUS_RULES
  | keyof typeof SPECIAL_SPACE_RULES
  | keyof typeof NOTE_RULES
  | keyof typeof VARIANT_RULES
  | keyof typeof ICON_RULES
  | keyof typeof MISSION_RULES
  | keyof typeof BELT_RULES
  | keyof typeof MENACE_RULES
  | keyof typeof LUNA_RULES
  | keyof typeof LUNA_ACTION_RULES
  | keyof typeof CAMPAIGN_RULES;

/** Every rule of the base game, the modules and the campaign: its title, its source, and a summary in our words. */
export const RULES: Readonly<Record<RuleId, RuleText>> = {
  ...SETUP_RULES,
  ...ROUND_RULES,
  ...PLANNING_RULES,
  ...RESOURCES_RULES,
  ...EXPANSION_RULES,
  ...STATION_RULES,
  ...RESEARCH_RULES,
  ...SCIENTIST_RULES,
  ...FIELD_SCIENTIST_RULES,
  ...BONUS_SPACE_RULES,
  ...MAJORITY_RULES,
  ...PASSING_RULES,
  ...PREPARATION_RULES,
  ...SHARE_RULES,
  ...SCORING_RULES,
  ...TILE_RULES,
  ...TRACK_RULES,
  ...TRACK_BONUS_RULES,
  ...SPECIAL_SPACE_RULES,
  ...NOTE_RULES,
  ...VARIANT_RULES,
  ...ICON_RULES,
  ...MISSION_RULES,
  ...BELT_RULES,
  ...MENACE_RULES,
  ...LUNA_RULES,
  ...LUNA_ACTION_RULES,
  ...CAMPAIGN_RULES,
};
export type { RuleText };
