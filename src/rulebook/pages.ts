import type { RuleId } from './ruleIds.ts';

/** Rules that a violation or warning can cite, by source. The catalogue is apart, so that it is loaded only if used. */
// biome-ignore format: several rules per line.
const CITED = {
  'set-up': ['SETUP-16', 'SETUP-39', 'SETUP-42'],
  'set-up, AMB-SETUP-6, AMB-BON-10': ['SETUP-43'],
  '10': ['ROUND-9', 'PLAN-1', 'PLAN-2', 'PLAN-3', 'NOTE-9'],
  '10-11': ['ROUND-10'],
  '10, AMB-PLAN-1': ['PLAN-6'],
  '19': ['PLAN-8', 'PREP-12'],
  '10, AMB-PLAN-2': ['PLAN-10'],
  '11': ['RES-2', 'RES-7', 'RES-10', 'RES-13'],
  '11, 21-23': ['RES-5'],
  '21-23, AMB-RES-1': ['RES-14'],
  '12-13': ['EXP-2', 'EXP-7', 'EXP-8', 'EXP-10', 'EXP-12', 'EXP-17', 'EXP-18', 'STATION-1', 'STATION-3', 'STATION-8'],
  '13': ['EXP-13', 'EXP-16'],
  '16-17, 32': ['STATION-11'],
  '14': ['RP-4', 'RP-5', 'RP-9', 'RP-10', 'RP-12', 'RP-13', 'RP-18', 'RP-19'],
  '14, AMB-RP-4': ['RP-16'],
  '14-15': ['SCI-2', 'SCI-3'],
  '15': ['SCI-4', 'SCI-6', 'SCI-9', 'SCI-11'],
  '15, AMB-BON-10': ['SCI-12'],
  '16': ['FSC-1', 'BON-1', 'BON-2', 'BON-4'],
  '16, AMB-BON-10': ['BON-3'],
  '16-17': ['BON-5', 'BON-7', 'BON-8', 'MAJ-1', 'MAJ-12'],
  '16-17, 19': ['BON-10'],
  '17': ['BON-11'],
  '17, 19': ['BON-13'],
  '16, AMB-BON-1': ['MAJ-4'],
  '16-17, AMB-BON-1': ['MAJ-8', 'MAJ-11'],
  '18': ['PASS-1', 'PASS-3'],
  '18, AMB-PASS-1, AMB-PASS-7': ['PASS-4'],
  '19-20': ['END-1'],
  '20': ['TILE-4', 'TILE-5'],
  '21-23': [
    'TRACK-3', 'TRACK-4', 'TRACK-5', 'TRACK-12', 'TRACK-15', 'TB-5', 'BSP-1', 'BSP-2', 'BSP-3', 'BSP-4',
    'BSP-6', 'BSP-7', 'BSP-8',
  ],
  '19, 21-23': ['BSP-5', 'BSP-9', 'BSP-10'],
  '23': ['SPECIAL-4', 'SPECIAL-5', 'VARIANT-2'],
  '32': ['ICON-8', 'ICON-9'],
  '25': ['MISSION-6', 'MISSION-7', 'MISSION-8', 'MISSION-9', 'MISSION-10', 'MISSION-15'],
  '25, AMB-MISSION-1': ['MISSION-13'],
  '26': ['BELT-2', 'BELT-3'],
  '26-29': [
    'BELT-6', 'BELT-8', 'BELT-9', 'BELT-11', 'BELT-12', 'BELT-13', 'BELT-14', 'BELT-16', 'BELT-19', 'BELT-20',
    'BELT-23',
  ],
  '26-29, AMB-BELT-12': ['BELT-7'],
  '26-29, 32': ['BELT-26'],
  '30-31': ['MENACE-4', 'MENACE-5', 'MENACE-6', 'MENACE-9'],
  '30-31, AMB-MENACE-4': ['MENACE-7'],
  '30-31, AMB-BON-10': ['MENACE-8'],
  '30-31, Luna 4': ['MENACE-17'],
  'Luna 3': ['LUNA-24'],
  'Luna 4': ['LUNA-27', 'CAMP-24', 'CAMP-25'],
  '24': ['CAMP-1', 'CAMP-13'],
  '24, Luna 4': ['CAMP-4', 'CAMP-5'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

/** A rule that a violation or warning can cite. */
export type CitedRule = (typeof CITED)[keyof typeof CITED][number];

/** Sources of each rule that a violation or warning can cite. */
export const PAGES: Readonly<Record<CitedRule, string>> = /* @__PURE__ */ pageOfEach();

function pageOfEach(): Record<CitedRule, string> {
  const pages = Object.entries(CITED).flatMap(([page, rules]) => rules.map((rule) => [rule, page] as const));
  return Object.fromEntries(pages) as Record<CitedRule, string>;
}

/** The rule id used for violated restrictions, which are not in the rulebook. */
export const HOUSE = 'HOUSE';
/** The `page` used for violated restrictions. */
export const HOUSE_PAGE = 'house rule';
