import { type Content, LUNA_LEVELS, type LunaContent, type LunaLevel } from '../../content.ts';
import { unless } from '../contentProblem.ts';
import { ascending, counted, type Problems, within } from './findings.ts';

/** Luna's levels. Her tracks are checked with those of the players. */
export function lunaProblems({ luna }: Content): Problems {
  const { levels } = luna;
  const { lowest, highest } = LUNA_LEVELS;
  return [
    ...counted('$.luna.levels', levels.length, highest + 1, `levels, ${lowest} to ${highest}`, 'LUNA-12'),
    ...levels
      .slice(0, highest + 1)
      .flatMap(({ level }, index) =>
        unless(level === index, `$.luna.levels[${index}].level`, `${index}, in order, not ${level}`, 'LUNA-12'),
      ),
    ...levels.flatMap((level, index) => places(luna, level, `$.luna.levels[${index}]`)),
  ];
}

/** LUNA-16, LUNA-17: tokens and starts lie on her tracks; there are four tokens. */
function places({ tank, research }: LunaContent, level: LunaLevel, path: string): Problems {
  const { tankTokens, researchTokens, startTank, startResearch } = level;
  const tokens = tankTokens.length + researchTokens.length;
  return [
    ...onTrack(tankTokens, tank.last, `${path}.tankTokens`),
    ...onTrack(researchTokens, research.last, `${path}.researchTokens`),
    ...unless(tokens <= 4, path, `at most 4 tokens, not ${tokens}`, 'LUNA-16'),
    ...within(startTank, 0, tank.last, `${path}.startTank`, 'LUNA-17'),
    ...within(startResearch, 0, research.last, `${path}.startResearch`, 'LUNA-17'),
  ];
}

function onTrack(tokens: readonly number[], last: number, path: string): Problems {
  const at = (index: number): string => `${path}[${index}]`;
  return [
    ...tokens.flatMap((space, index) => within(space, 1, last, at(index), 'LUNA-16')),
    ...ascending(tokens, at, 'LUNA-16'),
  ];
}
