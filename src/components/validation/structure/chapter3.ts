import type { Content } from '../../content.ts';
import { COMPANIES } from '../../ids.ts';
import { unless } from '../contentProblem.ts';
import { counted, type Problems } from './findings.ts';

/** CAMP-16: the top outpost of each column goes to a sector of its own. The shape leaves sectors of the Moon only. */
export function chapter3Problems({ moon: { chapter3 } }: Content): Problems {
  const taken = new Set<number>();
  return COMPANIES.flatMap((company) => {
    const path = `$.moon.chapter3.${company}`;
    const places = chapter3[company].flatMap((sector, index) => {
      const free = !taken.has(sector);
      taken.add(sector);
      return unless(free, `${path}[${index}]`, `a sector without an outpost, not ${sector} again`, 'CAMP-16');
    });
    return [...counted(path, chapter3[company].length, 3, 'sectors', 'CAMP-16'), ...places];
  });
}
