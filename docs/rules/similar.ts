import type { Entry } from './catalogue.ts';
import type { Edition } from './edition.ts';

/** Number of rules that are similar to a rule. */
const SIMILAR = 4;
/** Number of the next rules that refer back to the rule if it is among the similar rules of theirs. */
const NEXT = 8;

/** Returns the rules most similar to an entry, and those close to it that name it as similar, so that links lead both ways. */
export function similarTo(entry: Entry, edition: Edition): readonly Entry[] {
  const near = nearest(entry, edition);
  const next = near.slice(SIMILAR, SIMILAR + NEXT);
  const back = next.filter((each) => nearest(each, edition).slice(0, SIMILAR).includes(entry));
  return [...near.slice(0, SIMILAR), ...back];
}

function nearest(entry: Entry, { search }: Edition): readonly Entry[] {
  return search
    .find(`${entry.title} ${entry.text}`, 0)
    .filter((each) => each !== entry && !each.isRuling && each.answeredBy === null);
}
