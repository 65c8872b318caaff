/** Kinds of components, each with its rules: ids, or prefixes for whole groups. */
const RULES_OF = {
  resourceCard: ['RES', 'TILE-4', 'TB-4', 'TB-5', 'TB-6', 'TB-7', 'NOTE-1'],
  energyCard: ['EXP-1', 'EXP-2', 'EXP-3', 'EXP-5', 'EXP-9', 'EXP-12', 'EXP-16', 'EXP-20', 'TB-1', 'TB-2', 'SHARE-3'],
  scientistCard: ['SCI', 'MAJ-2', 'MAJ-4', 'MAJ-5', 'MAJ-6', 'ICON-1', 'ICON-3'],
  fieldScientistCard: ['FSC', 'TB-8', 'TB-9', 'ICON-2', 'BELT-27'],
  shareCard: ['PLAN-8', 'PREP-12', 'SHARE-3', 'SHARE-5', 'END-2', 'SCORE-7', 'BON-10'],
  display: ['RES-6', 'RES-7', 'RES-8', 'RES-10', 'SETUP-16', 'BON-8', 'PREP-7', 'PREP-8', 'PREP-9', 'PREP-10'],
  map: ['EXP', 'SETUP-5'],
  station: ['STATION', 'SHARE-4', 'SHARE-5', 'SETUP-11', 'SETUP-12'],
  track: ['TRACK', 'TB', 'BSP', 'SHARE-2', 'SETUP-10', 'SETUP-32'],
  bonusSpaces: ['BON', 'MAJ', 'PREP-5'],
  tile: ['TILE', 'SETUP-23', 'PREP-6', 'PASS-6', 'BON-11', 'BON-12', 'BON-13', 'PLAN-11'],
  plan: ['RP', 'SCI-6', 'SCI-7', 'SCI-8', 'SCI-10', 'SCI-12', 'NOTE-3'],
  token: ['SETUP-38', 'SETUP-39', 'SETUP-40', 'SETUP-41', 'SETUP-42', 'SETUP-43', 'SETUP-44', 'RP-2'],
  area: ['PLAN', 'PASS-2', 'PASS-3', 'PASS-4', 'PASS-5', 'SETUP-27', 'SPECIAL-3', 'SPECIAL-6', 'VARIANT'],
  research: [
    'SPECIAL',
    'RP-13',
    'RP-14',
    'RP-21',
    'SCI-5',
    'SCI-11',
    'SCI-19',
    'FSC-7',
    'EXP-23',
    'SCORE-8',
    'SCORE-9',
  ],
  mission: ['MISSION', 'CAMP-9'],
  belt: ['BELT'],
  menace: ['MENACE'],
  lunaCard: ['LUNA', 'LACT'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Component = keyof typeof RULES_OF;

export const COMPONENT_NAMES = Object.keys(RULES_OF) as readonly Component[];

/** Returns the ids and prefixes that concern a component, for tests. */
export const namedRules = (component: Component): readonly string[] => RULES_OF[component];

/** Checks whether a rule is about a component. */
export function isAbout(id: string, component: Component): boolean {
  return namedRules(component).some((name) => name === id || name === id.replace(/-\d+$/, ''));
}
