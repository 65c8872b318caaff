import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bindRules } from '../../src/api/bindRules.ts';
import { registerRules } from '../../src/game/boundRules.ts';
import { scenarios } from '../../src/testing/scenarios/scenarios.ts';
import { createSession, type GameState, type Rules, rules, type Violation, type Warning } from '../kit/pinned.ts';
import { lay, table } from '../kit/table.ts';
import { others } from '../scenarios/others.ts';

const SCENARIOS = join(import.meta.dirname, '../scenarios');
const EXPECTED = /^[!~]+ .* : (.+)$/gm;

/** A violation or a warning, with the rules and the state that provoked it. */
export interface Provoked {
  readonly reason: Violation | Warning;
  readonly rules: Rules;
  readonly state: GameState;
}
type Found = Map<string, Provoked>;

/** Returns the same rules, which add each violation and warning to a map unless its code is there. */
function watched(given: Rules, found: Found): Rules {
  const add = <Each extends Violation | Warning>(state: unknown, reasons: readonly Each[]): readonly Each[] => {
    for (const reason of reasons) {
      if (!found.has(reason.code)) found.set(reason.code, { reason, rules: given, state: state as GameState });
    }
    return reasons;
  };
  return registerRules<Rules>({
    ...given,
    explain: (state, action) => add(state, given.explain(state, action)),
    warnings: (state, action) => add(state, given.warnings(state, action)),
  });
}

/** Adds violations that cannot be written in the notation of actions, and one whose number is clearer in this position. */
function addOthers(found: Found): void {
  const { explain } = watched(table.rules, found);
  const state = table.onTurn();
  explain(state, { type: 'useEnergy', seat: 0, company: 'minerva', extra: 1 });
  explain(state, { type: 'pass', seat: 5 });
  const oneTier = table.onTurn((draft) => lay(draft, 0, 'A05'));
  explain(oneTier, { type: 'placeBonusMarker', seat: 0, space: 'titaniumMajority' });
  const session = createSession({ players: ['Ana', 'Ben'], seed: 'late' });
  const [first] = session.legalActions();
  session.dispatch(first);
  const late = session.dispatch(session.legalActions()[0], { version: 0 });
  for (const reason of late.ok ? [] : late.violations) found.set(reason.code, { reason, rules, state });
}

/** Returns the first violation or warning with each code that a scenario expects. */
function provokedReasons(): ReadonlyMap<string, Provoked> {
  const found: Found = new Map();
  addOthers(found);
  const options = {
    others: Object.fromEntries(Object.entries(others).map(([name, each]) => [name, watched(each, found)])),
    createRules: (content: Parameters<typeof bindRules>[0]) => watched(bindRules(content), found),
  };
  const files = readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'));
  for (const file of files.sort()) {
    let common = '';
    for (const block of readFileSync(join(SCENARIOS, file), 'utf8').split(/\n\s*\n/)) {
      if (/^table$/m.test(block)) common = block;
      const codes = [...block.matchAll(EXPECTED)].flatMap(
        ([, each = '']) => each.match(/\b[a-z]\w+(?= [A-Z]+-)/g) ?? [],
      );
      if (codes.every((code) => found.has(code))) continue;
      for (const each of scenarios(`${common}\n\n${block}`, watched(rules, found), options)) each.run();
    }
  }
  return found;
}

export const REASONS = provokedReasons();
