import { expect, test } from 'vitest';
import { type DecisionState, resolveClick } from '../../docs/play/ask/clicks.ts';
import type { Decision } from '../../docs/play/ask/decision.ts';
import { hasRing, isUnheld, MOST } from '../../docs/play/ask/glow.ts';
import { choosable, marksOf } from '../../docs/play/ask/marks.ts';
import { EN } from '../../docs/play/words/en.ts';
import { type GameState, rules } from '../../src/entries/index.ts';
import { choose, chooser, type Ref, reachable, refId } from '../../src/entries/queries.ts';
import { ALL_MODES, playMode } from '../kit/modes.ts';
import { must } from '../kit/must.ts';
import { rules as shipped } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';
import { lay, table } from '../kit/table.ts';

/** Checks one state in this many. */
const EVERY = proofCount(12, 3);

/** Parts of a Moon that only companies enter, and the companies themselves. */
const NEVER_RINGED: readonly Ref['kind'][] = ['sector', 'asteroid', 'outpostSpace', 'shuttleSpace'];
const OWN: readonly Ref['kind'][] = ['card', 'tile', 'mission'];

function decisionsOf(state: GameState): readonly Decision[] {
  return rules
    .pending(state)
    .filter(({ kind }) => kind !== 'lunaTurn')
    .map((prompt) => ({ view: rules.viewFor(state, prompt.seat), prompt, rules }));
}

/** Returns the decision at its start, and after each first step that leaves another choice. */
function standings({ view, prompt }: Decision): readonly DecisionState[] {
  const start = chooser(view, prompt.seat);
  const next = start.places.flatMap((place) => {
    const chosen = choose(start, place);
    return chosen.kind === 'chosen' ? [chosen.chooser] : [];
  });
  return [start, ...next].map((now) => ({
    chooser: now,
    destinations: reachable(view, now.now),
    question: null,
  }));
}

test.each(ALL_MODES)('at most 12 things have a ring with $name, and only own ones at the start of a turn', (mode) => {
  const problems = new Set<string>();
  playMode(shipped, mode, 0, ({ state, step }) => {
    if (step % EVERY > 0) return;
    for (const decision of decisionsOf(state)) {
      for (const standing of standings(decision)) {
        const { marks, crowded } = marksOf(decision, standing, EN);
        const ringed = marks.filter(hasRing).map(({ ref }) => ref);
        const { kind } = decision.prompt;
        if (ringed.length + crowded.length > MOST) problems.add(`${kind}: ${ringed.length} rings`);
        const wrong = isUnheld(decision, standing) ? ringed.filter((ref) => !OWN.includes(ref.kind)) : [];
        for (const ref of [...wrong, ...ringed.filter((each) => NEVER_RINGED.includes(each.kind))])
          problems.add(`${kind} ${refId(ref)}`);
        for (const action of isUnheld(decision, standing) ? rules.legalActions(state) : [])
          if (action.type === 'claimTask' && !ringed.some((ref) => refId(ref) === `mission:${action.mission}`))
            problems.add(`${action.mission} has no ring`);
        const lit = new Set(marks.flatMap((mark) => (mark.as === 'choice' ? [refId(mark.ref)] : [])));
        for (const ref of choosable(decision, standing))
          if (!lit.has(refId(ref))) problems.add(`${refId(ref)} is no button`);
        for (const ref of marks.flatMap((mark) => (mark.as === 'choice' ? [mark.ref] : []))) {
          const result = resolveClick(decision, standing, ref);
          const isRefused = result.kind === 'step' && ['blocked', 'nothing'].includes(result.chosen.kind);
          if (isRefused) problems.add(`a click on ${refId(ref)} is rejected`);
        }
      }
    }
  });
  expect([...problems]).toEqual([]);
});

test('a held card rings the last space of each track and puts dots on the way', () => {
  const state = table.onTurn((draft) => lay(draft, 0, 'diamond-titanium2', 'star-minerals1'));
  const view = table.rules.viewFor(state, 0);
  const decision: Decision = { view, prompt: must(table.rules.pending(state)[0]), rules: table.rules };
  const start = chooser(view, 0, table.rules);
  const result = resolveClick(
    decision,
    { chooser: start, destinations: [], question: null },
    { kind: 'card', card: 'diamond-titanium2' },
  );
  if (result.kind !== 'step' || result.chosen.kind !== 'chosen') throw new Error(result.kind);
  const held = result.chosen.chooser;
  const standing = { chooser: held, destinations: reachable(view, held.now, table.rules), question: null };
  const { marks } = marksOf(decision, standing, EN);
  const from = must(view.players[0]).tracks.tawac;
  const lookAt = (space: number): unknown =>
    marks.find(({ ref }) => refId(ref) === `trackSpace:tawac:${from + space}`)?.look ?? 'ring';
  expect([lookAt(1), lookAt(2)]).toEqual(['dot', 'ring']);
});
