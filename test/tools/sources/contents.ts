/** A section on some pages of a booklet, with the families of rules that it covers. */
interface Section {
  readonly pages: string;
  readonly about: string;
  readonly families: string;
}

/**
 * The rulebook. Only the pages that it mentions itself are known, so a section extends from the first page on which it
 * may begin to the last on which it may end.
 */
export const RULEBOOK: readonly Section[] = [
  { pages: 'set-up', about: 'what stays in the box, and the set-up', families: 'SETUP LUNA' },
  { pages: '9', about: 'the goal, shares and their value', families: 'SHARE SCORE STATION SETUP BELT' },
  { pages: '10', about: 'rounds and planning', families: 'ROUND PLAN SETUP' },
  { pages: '10', about: 'turns and the six actions', families: 'ROUND BON PREP NOTE' },
  { pages: '11', about: 'using resources', families: 'RES ROUND NOTE' },
  { pages: '12-13', about: 'using energy, stations', families: 'EXP STATION SHARE ROUND NOTE' },
  { pages: '14', about: 'research points and plans', families: 'RP SCI ROUND SETUP' },
  { pages: '14-15', about: 'using a scientist', families: 'SCI ROUND NOTE' },
  { pages: '15', about: 'the example of the fifth space', families: 'SPECIAL' },
  { pages: '16', about: 'using a field scientist, domes', families: 'FSC ROUND EXP' },
  { pages: '16', about: 'placing a bonus marker', families: 'BON PASS LACT NOTE' },
  { pages: '16-17', about: 'majority and standard spaces', families: 'MAJ BON STATION ROUND' },
  { pages: '17', about: 'bonus tile spaces', families: 'BON' },
  { pages: '18', about: 'passing', families: 'PASS ROUND PLAN' },
  { pages: '18-19', about: 'preparation of the next round', families: 'PREP ROUND PLAN' },
  { pages: '19', about: 'share cards', families: 'PREP PLAN BON BSP' },
  { pages: '19-20', about: 'end of the game, final scoring', families: 'END SCORE SHARE ROUND BON' },
  { pages: '20', about: 'bonus tiles', families: 'TILE PREP PASS PLAN ROUND RES EXP MAJ' },
  { pages: '21-23', about: 'company tracks', families: 'TRACK RES PASS NOTE MAJ' },
  { pages: '21-23', about: 'track bonuses', families: 'TB BSP RES EXP FSC MAJ' },
  { pages: '23', about: 'special spaces of the player board', families: 'SPECIAL PLAN SCI RP FSC EXP' },
  { pages: '23', about: 'special cases', families: 'NOTE RES RP BON SETUP' },
  { pages: '23', about: 'the variant', families: 'VARIANT PLAN PASS' },
  { pages: '24', about: 'the campaign, success points, chapter 1', families: 'CAMP' },
  { pages: '25', about: 'missions', families: 'MISSION CAMP BELT' },
  { pages: '26', about: 'chapter 2, set-up of the Belt', families: 'CAMP BELT' },
  { pages: '26-29', about: 'playing on the Belt', families: 'BELT LACT' },
  { pages: '29-30', about: 'chapter 3', families: 'CAMP' },
  { pages: '30', about: 'chapter 4, set-up of the menace', families: 'CAMP MENACE' },
  { pages: '30-31', about: 'menaces', families: 'MENACE BELT CAMP ROUND' },
  { pages: '32', about: 'icons', families: 'ICON EXP SCI STATION BELT' },
];

/** Luna's booklet. */
export const LUNA_BOOKLET: readonly Section[] = [
  { pages: '2', about: 'her set-up, levels 0 to 2', families: 'LUNA CAMP' },
  { pages: '3', about: 'levels 3 to 8, planning', families: 'LUNA LACT' },
  { pages: '4', about: 'her turn, preparation, end', families: 'LUNA LACT' },
  { pages: '4', about: 'modules and campaign', families: 'LUNA CAMP MISSION BELT MENACE' },
  { pages: '5', about: 'actions of her cards', families: 'LACT' },
  { pages: '5-6', about: 'discarding plans', families: 'LACT' },
  { pages: '6', about: 'her expansions', families: 'LACT BELT' },
];

/** Families that the public helper app covers: Luna's cards, and hints on her set-up. */
export const HELPER = 'LACT LUNA';
