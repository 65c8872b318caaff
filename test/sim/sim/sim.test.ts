import { describe, expect, test } from 'vitest';
import { pickOne } from '../../../src/engine/random.ts';
import { type Content, createRules, defaultContent, IllegalActionError } from '../../../src/entries/index.ts';
import { simulate } from '../../../src/sim/simulator.ts';
import { chooseRandomly, drawFor, randomOptions } from '../../../src/testing/modes.ts';
import { MODES, playMode } from '../../kit/modes.ts';
import { rules } from '../../kit/shipped.ts';
import { proofCount, soakCount } from '../../kit/soak.ts';

const GAMES = soakCount(1, 2);
const RANDOM_GAMES = soakCount(1, 5);

describe('a simulator gives the same states as reduce', () => {
  test.each(MODES)('$name', (mode) => {
    for (let game = 0; game < GAMES; game += 1) {
      let sim: ReturnType<typeof simulate> | undefined;
      const end = playMode(rules, mode, game, ({ state, options: legal, action }) => {
        sim ??= simulate(state);
        expect(sim.state).toEqual(state);
        const draws = drawFor(`sim/drawn/${game}/${state.turns}/${legal.length}`);
        const number = draws();
        expect(sim.sample(() => number)).toEqual(legal[Math.floor(number * legal.length)]);
        expect(sim.legalActions()).toEqual(legal);
        expect(sim.sample(() => number)).toEqual(legal[Math.floor(number * legal.length)]);
        expect(sim.pending()).toEqual(rules.pending(state));
        expect(sim.isOver()).toBe(false);
        expect(sim.score()).toEqual(rules.score(state));
        for (const { seat } of rules.pending(state)) {
          const own = rules.legalActions(state, seat);
          expect(sim.legalActions(seat)).toEqual(own);
          expect(sim.sample(() => number, seat)).toEqual(own[Math.floor(number * own.length)]);
        }
        sim.play(action);
      });
      expect(sim?.state).toEqual(end);
      expect(sim?.isOver()).toBe(true);
      expect(sim?.legalActions()).toEqual([]);
      expect(sim?.score()).toEqual(rules.score(end));
      expect(sim?.winners()).toEqual(rules.winners(end));
    }
  });

  test(`${RANDOM_GAMES} random games, starting at any state`, () => {
    for (let game = 0; game < RANDOM_GAMES; game += 1) {
      const draw = drawFor(`sim/any/${game}`);
      let state = rules.createGame(randomOptions(draw, `sim ${game}`));
      let sim = simulate(state);
      while (!rules.isOver(state)) {
        const action = chooseRandomly(draw, rules.legalActions(state));
        sim.play(action);
        state = rules.reduce(state, action);
        expect(rules.hashState(sim.state)).toBe(rules.hashState(state));
        const turn = draw();
        if (turn < 0.1) sim = simulate(state);
        else if (turn < 0.2) sim = sim.copy();
      }
    }
  });
});

describe('a simulator', () => {
  const start = rules.createGame({ players: ['Melanie', 'Antoine'], seed: 'sim', luna: { level: 3 } });

  test('does not change its input state, frozen or not', () => {
    const text = JSON.stringify(start);
    const plain = JSON.parse(text);
    for (const state of [start, plain]) {
      const sim = simulate(state);
      const draw = drawFor('left alone');
      while (!sim.isOver()) sim.play(chooseRandomly(draw, sim.legalActions()));
      expect(JSON.stringify(state)).toBe(text);
    }
    expect(Object.isFrozen(plain.players)).toBe(false);
  });

  test('has independent copies', () => {
    const sim = simulate(start);
    const draw = drawFor('copies');
    for (let step = 0; step < 30; step += 1) sim.play(pickOne(draw, sim.legalActions()));
    const text = JSON.stringify(sim.state);
    const copy = sim.copy();
    expect(copy.state).toEqual(sim.state);
    while (!copy.isOver()) copy.play(chooseRandomly(draw, copy.legalActions()));
    expect(JSON.stringify(sim.state)).toBe(text);
    const ended = JSON.stringify(copy.state);
    sim.play(pickOne(draw, sim.legalActions()));
    expect(JSON.stringify(copy.state)).toBe(ended);
    expect(sim.isOver()).toBe(false);
  });

  test('can be viewed, queried, saved and explained during play, and continues', () => {
    const sim = simulate(start);
    const draw = drawFor('looked at');
    for (let actions = 0; !sim.isOver(); actions += 1) {
      const action = chooseRandomly(draw, sim.legalActions());
      rules.viewFor(sim.state, 0);
      rules.pending(sim.state);
      expect(rules.explain(sim.state, action)).toEqual([]);
      if (actions % proofCount(10, 1) === 0) expect(rules.loadGame(rules.saveGame(sim.state))).toEqual(sim.state);
      sim.play(action);
    }
    expect(sim.state.round).toBe(7);
  });

  test('plays with other components from its second argument', () => {
    const { figures } = defaultContent;
    const rich: Content = { ...defaultContent, id: 'rich', figures: { ...figures, startingCoins: 40 } };
    const others = createRules({ ...rich, slotCosts: rich.slotCosts.map(() => 0) });
    let state = others.createGame({ players: ['Melanie', 'Antoine'], seed: 'rich' });
    const sim = simulate(state, {}, others);
    const draw = drawFor('rich');
    while (!others.isOver(state)) {
      const legal = others.legalActions(state);
      expect(sim.legalActions()).toEqual(legal);
      const action = chooseRandomly(draw, legal);
      state = others.reduce(state, action);
      sim.play(action);
      expect(sim.score()).toEqual(others.score(state));
    }
    expect(sim.copy().score()).toEqual(others.score(state));
    expect(sim.state).toEqual(state);
    // The default rules do not have these components.
    expect(() => simulate(state).score()).toThrow(/components|content/);
  });

  test('draws every action of a list with one random number', () => {
    const sim = simulate(start);
    const draw = drawFor('every action');
    const kinds = new Set<string>();
    while (!sim.isOver()) {
      // Sample before the list is cached, so that options are drawn without a list where possible.
      const fresh = sim.copy();
      const legal = sim.legalActions();
      const drawn = legal.map((_, index) => fresh.sample(() => (index + 0.5) / legal.length));
      expect(drawn).toEqual(legal);
      for (const { kind } of sim.pending()) kinds.add(kind);
      let calls = 0;
      fresh.sample(() => {
        calls += 1;
        return 0;
      });
      expect(calls).toBe(1);
      sim.play(chooseRandomly(draw, legal));
    }
    expect([...kinds]).toContain('planning');
    expect(() => simulate(start).sample(() => 0, 7)).toThrow(RangeError);
    expect(() => sim.sample(() => 0)).toThrow(RangeError);
  });

  test('plays to the end at random or with a policy, and counts the actions', () => {
    const random = simulate(start);
    const byHand = simulate(start);
    const draw = drawFor('by hand');
    let actions = 0;
    for (; !byHand.isOver(); actions += 1) byHand.play(byHand.sample(draw));
    expect(random.playout(drawFor('by hand'))).toBe(actions);
    expect(random.state).toEqual(byHand.state);
    expect(random.playout(draw)).toBe(0);

    const last = simulate(start);
    const played = last.playout(draw, (simulator) => {
      expect(simulator).toBe(last);
      return simulator.legalActions().at(-1) ?? simulator.sample(draw);
    });
    expect(played).toBeGreaterThan(0);
    expect(last.isOver()).toBe(true);
  });

  test('rejects illegal actions only with checking on, and does not change', () => {
    const sim = simulate(start, { checked: true }, rules);
    const text = JSON.stringify(sim.state);
    for (const simulator of [sim, sim.copy()]) {
      expect(() => simulator.play({ type: 'pass', seat: 0 })).toThrow(IllegalActionError);
      expect(JSON.stringify(simulator.state)).toBe(text);
    }
    sim.playout(drawFor('checked'));
    expect(sim.isOver()).toBe(true);
  });
});
