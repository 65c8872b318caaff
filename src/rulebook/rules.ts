import * as belt from './catalogue/belt.ts';
import * as bonusSpaces from './catalogue/bonusSpaces.ts';
import * as campaign from './catalogue/campaign.ts';
import * as expansion from './catalogue/expansion.ts';
import * as fieldScientist from './catalogue/fieldScientist.ts';
import * as icons from './catalogue/icons.ts';
import * as luna from './catalogue/luna.ts';
import * as lunaActions from './catalogue/lunaActions.ts';
import * as majorities from './catalogue/majorities.ts';
import * as menaces from './catalogue/menaces.ts';
import * as missions from './catalogue/missions.ts';
import * as notes from './catalogue/notes.ts';
import * as passing from './catalogue/passing.ts';
import * as planning from './catalogue/planning.ts';
import * as preparation from './catalogue/preparation.ts';
import * as research from './catalogue/research.ts';
import * as resources from './catalogue/resources.ts';
import * as round from './catalogue/round.ts';
import type { RuleId } from './catalogue/ruleIds.ts';
import { type RuleText, type RuleTitleAndSummary, together } from './catalogue/ruleText.ts';
import * as scientist from './catalogue/scientist.ts';
import * as scoring from './catalogue/scoring.ts';
import * as setup from './catalogue/setup.ts';
import * as shares from './catalogue/shares.ts';
import * as specialSpaces from './catalogue/specialSpaces.ts';
import * as stations from './catalogue/stations.ts';
import * as tiles from './catalogue/tiles.ts';
import * as trackBonuses from './catalogue/trackBonuses.ts';
import * as tracks from './catalogue/tracks.ts';
import * as variant from './catalogue/variant.ts';

/** Title and summary of every rule in one language. `RULES` has their sources, which are the same for all languages. */
export type RuleTexts = Readonly<Record<RuleId, RuleTitleAndSummary>>;

/** Rules of the base game, the modules and the campaign: title, source, and a summary in our own words. */
export const RULES: Readonly<Record<RuleId, RuleText>> = /* @__PURE__ */ together(
  setup.en,
  round.en,
  planning.en,
  resources.en,
  expansion.en,
  stations.en,
  research.en,
  scientist.en,
  fieldScientist.en,
  bonusSpaces.en,
  majorities.en,
  passing.en,
  preparation.en,
  shares.en,
  scoring.en,
  tiles.en,
  tracks.en,
  trackBonuses.en,
  specialSpaces.en,
  notes.en,
  variant.en,
  icons.en,
  missions.en,
  belt.en,
  menaces.en,
  luna.en,
  lunaActions.en,
  campaign.en,
);

export type { RuleId, RuleText, RuleTitleAndSummary };
