import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from 'skymines-rules';
import { drawingOf, panelsFor } from './drawing.ts';
import { type Example, isTrue, PANELS, type Panel, play } from './example.ts';

type Candidate = Omit<Example, 'panels'> & { readonly rules: readonly string[]; readonly checks: readonly string[] };

const ID = /(?<![A-Z]-|[A-Z])[A-Z]+-\d+\b/g;
const SIGN = /^[>!~?]/;
/** Two drawings show the difference well enough. */
const MOST_PANELS = 2;

/** Chooses for each rule a scenario whose action changes a drawing, and the drawings that it changes. */
export function chooseExamples(folder: string): Readonly<Record<string, Example>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));
  const candidates = files.sort().flatMap((file) => {
    return candidatesIn(readFileSync(join(folder, file), 'utf8'), file.replaceAll('\\', '/'));
  });
  const panels = new Map<Candidate, readonly Panel[]>();
  const chosen = Object.keys(RULES).flatMap((rule) => {
    const about = candidates.filter((candidate) => candidate.rules.includes(rule));
    const ranked = about.sort((a, b) => distance(a, rule) - distance(b, rule));
    for (const candidate of ranked) {
      const shown = panels.get(candidate) ?? changedPanels(candidate);
      panels.set(candidate, shown);
      const { title, file, position, actions } = candidate;
      if (shown.length > 0) return [[rule, { title, file, position, actions, panels: shown }] as const];
    }
    return [];
  });
  return Object.fromEntries(chosen);
}

/** A scenario is about its first rule. The fewer rules it names, the better it shows each of them. */
function distance({ rules }: Candidate, rule: string): number {
  return rules.indexOf(rule) * 10 + rules.length;
}

function candidatesIn(text: string, file: string): readonly Candidate[] {
  let common: readonly string[] = [];
  return text.split(/\n\s*\n/).flatMap((block): readonly Candidate[] => {
    const [title = '', ...lines] = linesOf(block);
    if (title === 'table') common = lines;
    const all = [...common, ...lines];
    const first = all.findIndex((line) => SIGN.test(line));
    if (first === -1 || all.some((line) => line.startsWith('content '))) return [];
    // The page has only the default rules. A scenario for other rules is used if it is true for them.
    const position = all.slice(0, first).filter((line) => !line.startsWith('rules '));
    let played: readonly string[] = [];
    return all.flatMap((line, index) => {
      const [, sign, action = '', check = ''] = /^(>>?) (.*?)(?: -> (.*))?$/.exec(line) ?? [];
      if (sign === undefined) return [];
      played = sign === '>' ? [action] : [...played, action];
      const next = all.findIndex((each, at) => at > index && SIGN.test(each));
      const checks = [line, ...all.slice(index + 1, next === -1 ? undefined : next)];
      const actions = played.join('; ');
      checks[0] = check === '' ? `> ${actions}` : `> ${actions} -> ${check}`;
      return [{ title, file, position, actions, rules: title.match(ID) ?? [], checks }];
    });
  });
}

/** Removes comments, and joins lines that end with a comma with the next one. */
function linesOf(block: string): readonly string[] {
  const lines = block.split('\n').map((line) => line.replace(/(^|\s)#.*/, '').trim());
  return lines
    .filter((line) => line !== '')
    .join('\n')
    .replace(/,\n/g, ', ')
    .split('\n');
}

/** Returns drawings of what the scenario checks, or the first other drawing that changes. */
function changedPanels(candidate: Candidate): readonly Panel[] {
  const played = isTrue(candidate) ? play(candidate) : null;
  if (played === null) return [];
  const isChanged = (panel: Panel): boolean => {
    const [before, after] = [played.before, played.after].map((state) => drawingOf(panel, state, played));
    return before !== null && after !== null && before !== after;
  };
  const checked = panelsFor(candidate.checks).filter(isChanged).slice(0, MOST_PANELS);
  return checked.length > 0 ? checked : PANELS.filter(isChanged).slice(0, 1);
}
