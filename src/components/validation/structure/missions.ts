import type { Content } from '../../content.ts';
import { counted, type Problems } from './findings.ts';

/** MISSION-1: six cards. That their ids differ is checked with all ids. */
export function missionProblems({ missions }: Content): Problems {
  return counted('$.missions', missions.length, 6, 'mission cards', 'MISSION-1');
}
