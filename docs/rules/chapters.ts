/** Chapters of the catalogue, each with the prefixes of its rule ids. Rulings use the same prefixes. */
const CHAPTERS = {
  setup: ['SETUP'],
  round: ['ROUND', 'PLAN'],
  resources: ['RES'],
  expansion: ['EXP', 'STATION'],
  research: ['RP', 'SCI'],
  fieldScientist: ['FSC'],
  bonusSpaces: ['BON', 'MAJ', 'TILE'],
  passing: ['PASS', 'PREP', 'VARIANT'],
  tracks: ['TRACK', 'TB', 'BSP'],
  scoring: ['SHARE', 'END', 'SCORE'],
  special: ['SPECIAL', 'NOTE', 'ICON'],
  missions: ['MISSION'],
  belt: ['BELT'],
  menaces: ['MENACE'],
  luna: ['LUNA', 'LACT', 'LDATA'],
  campaign: ['CAMP'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Chapter = keyof typeof CHAPTERS;

export const CHAPTER_NAMES = Object.keys(CHAPTERS) as readonly Chapter[];

const BY_PREFIX: ReadonlyMap<string, Chapter> = new Map(
  CHAPTER_NAMES.flatMap((chapter) => CHAPTERS[chapter].map((prefix) => [prefix, chapter] as const)),
);

/** Returns the chapter of a rule such as `EXP-9` or of a ruling such as `AMB-EXP-1`. */
export function chapterOf(id: string): Chapter | undefined {
  const [, prefix = ''] = /^(?:AMB-)?([A-Z]+)-\d+$/.exec(id) ?? [];
  return BY_PREFIX.get(prefix);
}
