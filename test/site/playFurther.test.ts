import { describe, expect, test } from 'vitest';
import { reachableInOneClick } from '../../docs/play/ask/destinations.ts';
import { chooseGreedily } from '../../src/entries/bots.ts';
import { type CreateGameOptions, type GameState, rules, type Session } from '../../src/entries/index.ts';
import { choices, chooser, refId } from '../../src/entries/queries.ts';
import { must } from '../kit/must.ts';

const MODES: Readonly<Record<string, CreateGameOptions>> = {
  solo: { players: ['Ana'], luna: { level: 2 }, seed: '' },
  two: { players: ['Ana', 'Ben'], seed: '' },
  belt: { players: ['Ana'], luna: { level: 1 }, board: 'belt', missions: true, menace: true, seed: '' },
};

/** Calls `check` at every decision of a human player in some games. */
function forEachDecision(
  options: CreateGameOptions,
  games: number,
  check: (session: Session, seat: number) => void,
): void {
  for (let game = 0; game < games; game += 1) {
    const session = rules.createSession({ ...options, seed: `further ${game}` });
    for (let [prompt] = session.pending(); prompt !== undefined; [prompt] = session.pending()) {
      if (prompt.kind !== 'lunaTurn') check(session, prompt.seat);
      session.dispatch(chooseGreedily(session.getView(prompt.seat), prompt.seat, rules));
    }
  }
}

describe.each(Object.entries(MODES))('in the mode %s', (_, options) => {
  test('the actions of a click lead to its place and cost the coins shown', () => {
    const kinds = new Map<string, number>();
    forEachDecision(options, 1, (session, seat) => {
      const view = session.getView(seat);
      const now = chooser(view, seat);
      for (const { ref, actions, cost } of reachableInOneClick(
        { view, prompt: must(now.prompt), rules },
        now.now,
        null,
      )) {
        let state: GameState = session.getState();
        const isDone = actions.every((action) => {
          const result = rules.tryReduce(state, action);
          if (result.ok) state = result.state;
          return result.ok;
        });
        // A reward on the way may require a decision first.
        if (!isDone) expect(rules.pending(state)[0]?.kind, refId(ref)).not.toMatch(/units|upload|expansion/i);
        if (cost?.of === 'coins') expect(must(view.players[seat]).coins).toBeGreaterThanOrEqual(cost.amount);
        kinds.set(ref.kind, (kinds.get(ref.kind) ?? 0) + 1);
      }
    });
    expect([...kinds.keys()]).toEqual(expect.arrayContaining(['trackSpace', 'researchSpace', 'displaySlot']));
  });

  test('a click on a displayed card never pays with more cards than necessary', () => {
    forEachDecision(options, 1, (session, seat) => {
      const view = session.getView(seat);
      const { now, prompt } = chooser(view, seat);
      if (must(prompt).kind !== 'turn') return;
      const ways = choices(view, seat).ways.flatMap(({ action }) => (action.type === 'useResources' ? [action] : []));
      for (const { ref, actions } of reachableInOneClick({ view, prompt: must(prompt), rules }, now, null)) {
        const [first] = actions;
        if (ref.kind !== 'displaySlot' || first?.type !== 'useResources') continue;
        const sets = ways.filter(({ acquire }) => acquire === ref.slot).map(({ cards }) => cards);
        // Every other set of cards that pays for it contains all of these.
        for (const cards of sets) expect(cards).toEqual(expect.arrayContaining([...first.cards]));
      }
    });
  });
});
