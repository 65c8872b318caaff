import { describe, expect, test } from 'vitest';
import { at } from '../../src/engine/lists.ts';
import { campaignActions, createCampaign, loadCampaign, saveCampaign } from '../../src/entries/campaign.ts';
import type { CoreRules, Restriction, Rules } from '../../src/entries/index.ts';
import {
  createGame,
  createRules,
  DeadEndError,
  ForeignRulesError,
  ForeignStateError,
  InvalidOptionsError,
  InvalidRecordError,
  InvalidSaveError,
  isDeadEndError,
  isForeignRulesError,
  legalActions,
  restrictRules,
  saveGame,
  sourcesOf,
  sourceText,
} from '../../src/entries/index.ts';
import { areaTotals, chooser, preview } from '../../src/entries/queries.ts';
import { simulate } from '../../src/entries/sim.ts';
import { checkConformance } from '../../src/entries/testing.ts';
import { de } from '../../src/entries/text/de.ts';
import { fr } from '../../src/entries/text/fr.ts';
import { createText, en, plain } from '../../src/entries/text.ts';
import { must } from '../kit/must.ts';
import { NO_EARLY_SHARES, restricted } from '../kit/restricted.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';
import { thrown } from '../kit/thrown.ts';

const OPTIONS = { players: ['Ana', 'Ben'], seed: 'restricted' };

/** Forbids everything that a decision may be answered with. */
const deadAt = (kind: string): Restriction<'never'> => ({
  id: `no-${kind}`,
  reasons: { never: { en: 'This is never allowed.' } },
  forbid: (view) => (view.stack.at(-1)?.kind === kind ? 'never' : null),
});

/** The first pass of a game, forbidden in its first round. */
function refusedPass() {
  const calm = restrictRules(rules, {
    id: 'no-first-pass',
    reasons: {
      tooSoon: { en: 'You may not pass in round 1.', fr: 'Vous ne pouvez pas passer pendant la manche 1.' },
    },
    forbid: (view, { type }) => (type === 'pass' && view.round === 1 ? 'tooSoon' : null),
  });
  let state = calm.createGame(OPTIONS);
  while (calm.pending(state)[0]?.kind !== 'turn') state = calm.reduce(state, must(calm.legalActions(state).at(-1)));
  const { seat } = at(calm.pending(state), 0);
  return { calm, state, seat, violations: calm.explain(state, { type: 'pass', seat }) };
}

describe('violations of a restriction', () => {
  test('a violation of a restriction has the code "restricted", the rule HOUSE and its message', () => {
    const { violations } = refusedPass();
    expect(violations).toEqual([
      {
        code: 'restricted',
        rule: 'HOUSE',
        page: 'house rule',
        message: 'You may not pass in round 1.',
        params: { restriction: { id: 'no-first-pass', reason: 'tooSoon' } },
      },
    ]);
    expect(sourcesOf('house rule')).toEqual([{ kind: 'house' }]);
    expect(sourceText('house rule')).toBe('house rule');
  });

  test('text.violation uses the language of the text, or English where the restriction lacks it', () => {
    const { calm, state, violations } = refusedPass();
    const say = (locale: typeof en) => plain(createText({ locale, game: state }, calm).violation(at(violations, 0)));
    expect(say(en)).toBe('You may not pass in round 1.');
    expect(say(fr)).toBe('Vous ne pouvez pas passer pendant la manche 1.');
    expect(say(de)).toBe('You may not pass in round 1.');
    expect(createText({ locale: de, game: state }, calm).source('house rule')).toBe('Hausregel');
  });

  test('text.violation names the restriction and the reason when the text was created without these rules', () => {
    const { violations } = refusedPass();
    expect(plain(createText({ locale: en }).violation(at(violations, 0)))).toBe('No-first-pass: tooSoon');
  });

  test('explain names the broken rule, not the restriction, for an action that is illegal anyway', () => {
    const { calm, state, seat } = refusedPass();
    const codes = calm.explain(state, { type: 'pass', seat: 1 - seat }).map(({ code }) => code);
    expect(codes).toEqual(['notThisSeat']);
  });

  test('preview returns the violation of a restriction', () => {
    const { calm, state, seat } = refusedPass();
    expect(preview(calm.viewFor(state, seat), { type: 'pass', seat }, calm)).toMatchObject({
      ok: false,
      violations: [{ code: 'restricted' }],
    });
  });
});

describe('the input of a restriction', () => {
  test('forbid receives the view of the acting seat', () => {
    const viewers = new Set<unknown>();
    const watching = restrictRules(rules, {
      id: 'watching',
      reasons: { never: { en: 'Never.' } },
      forbid: (view, { seat }) => {
        viewers.add(view.viewer === seat && view.options.seed === '?');
        return null;
      },
    });
    const state = watching.createGame(OPTIONS);
    watching.legalActions(state);
    watching.legalActions(watching.viewFor(state, 0), 0);
    expect([...viewers]).toEqual([true]);
  });

  test("a restriction cannot forbid Luna's turn", () => {
    const types: string[] = [];
    const silent = restrictRules(rules, {
      id: 'silent',
      reasons: { never: { en: 'Never.' } },
      forbid: (_, { type }) => (type === 'lunaTurn' ? 'never' : null),
    });
    const session = silent.createSession({ players: ['Ana'], luna: { level: 1 }, seed: 'Luna' });
    while (!session.isOver()) {
      const action = must(session.legalActions().at(-1));
      types.push(action.type);
      session.dispatch(action);
    }
    expect(types).toContain('lunaTurn');
  });
});

describe('states, saves and records of restricted games', () => {
  const state = restricted.createGame(OPTIONS);
  const alone = restrictRules(rules, NO_EARLY_SHARES);

  test('states and stored games contain the ids of their restrictions in order', () => {
    expect(state.content.restrictions).toEqual(['no-early-shares', 'thinned']);
    expect(createGame(OPTIONS).content).not.toHaveProperty('restrictions');
    expect(restricted.createSession(OPTIONS).stored().content).toEqual(state.content);
  });

  test.each([
    ['no restrictions', rules],
    ['fewer restrictions', alone],
  ])('rules with %s reject restricted states, saves and records', (_, other) => {
    expect(() => other.legalActions(state)).toThrow(ForeignStateError);
    expect(() => other.legalActions(state)).toThrow('restricted by "no-early-shares", "thinned"');
    expect(() => other.loadGame(restricted.saveGame(state))).toThrow(InvalidSaveError);
    expect(() => other.loadGame(restricted.saveGame(state))).toThrow('restricted by "no-early-shares", "thinned"');
    const session = restricted.createSession(OPTIONS);
    expect(() => other.createSession(session.stored())).toThrow(InvalidRecordError);
    expect(other.resumeSession(session.stored())).toMatchObject({
      outcome: 'malformed',
      problems: [{ path: '$.content.restrictions' }],
    });
    expect(other.checkRecord(session.record())).toMatchObject({
      outcome: 'malformed',
      problems: [{ path: '$.content.restrictions' }],
    });
  });

  test('restricted rules reject a game without restrictions', () => {
    const plainGame = createGame(OPTIONS);
    expect(() => restricted.legalActions(plainGame)).toThrow(ForeignStateError);
    expect(() => restricted.loadGame(saveGame(plainGame))).toThrow(InvalidSaveError);
    expect(restricted.resumeSession(rules.createSession(OPTIONS).stored()).outcome).toBe('malformed');
  });

  test('new rules with the same restrictions load a restricted save', () => {
    const again = restrictRules(createRules(rules.content), NO_EARLY_SHARES);
    const game = alone.createGame(OPTIONS);
    expect(again.loadGame(alone.saveGame(game))).toEqual(game);
  });

  test('campaigns apply restrictions, and their saves contain them', () => {
    const campaign = createCampaign({ players: ['Ana', 'Ben'], seed: 'campaign' }, restricted);
    expect(campaignActions(campaign, restricted).length).toBeGreaterThan(0);
    expect(loadCampaign(saveCampaign(campaign), restricted)).toEqual(campaign);
    expect(() => loadCampaign(saveCampaign(campaign))).toThrow(InvalidSaveError);
  });
});

describe('dead ends', () => {
  const stuck = restrictRules(rules, deadAt('turn'));
  const session = stuck.createSession(OPTIONS);
  while (session.getState().stack.at(-1)?.kind !== 'turn') session.dispatch(must(session.legalActions().at(-1)));
  const state = session.getState();

  test.each([
    ['pending', () => stuck.pending(state)],
    ['legalActions', () => stuck.legalActions(state)],
    ['a view', () => stuck.pending(stuck.viewFor(state, state.firstPlayer))],
    ['a session', () => session.pending()],
    ['a chooser', () => chooser(state, state.firstPlayer, stuck)],
    ['a simulator', () => simulate(state, {}, stuck).sample(() => 0)],
  ])('%s throws a DeadEndError that names the seat, the decision and the restriction', (_, ask) => {
    const error = thrown(Error, ask);
    expect(error).toBeInstanceOf(DeadEndError);
    expect(isDeadEndError(error)).toBe(true);
    expect(error).toMatchObject({ seat: state.firstPlayer, decision: 'turn', restrictions: ['no-turn'] });
    expect(String(error)).toContain(`Seat ${state.firstPlayer} has no legal action for "turn"`);
  });

  test('a dead end is not the end of the game, and a save of it loads', () => {
    expect(stuck.isOver(state)).toBe(false);
    expect(stuck.loadGame(stuck.saveGame(state))).toEqual(state);
  });

  test('checkConformance reports a dead end with the game that leads there', () => {
    const [problem] = checkConformance(stuck, { games: 1, every: 50 }).problems;
    expect(problem?.problem).toContain('dead end: Seat');
    expect(problem?.actions.length).toBeGreaterThan(0);
  });

  test('checkConformance finds no problem when restrictions leave an answer', () => {
    expect(checkConformance(restricted, { games: proofCount(1, 2), every: proofCount(40, 20) }).problems).toEqual([]);
  });
});

describe('changed copies of the rules', () => {
  const changed: Rules = { ...rules, legalActions: () => [] };
  const state = createGame(OPTIONS);
  const record = rules.createSession(OPTIONS).record();

  test.each<[string, () => unknown]>([
    ['a chooser', () => chooser(state, 0, changed)],
    ['the simulator', () => simulate(state, {}, changed)],
    ['a preview', () => preview(state, { type: 'pass', seat: 0 }, changed)],
    ['a query', () => areaTotals(state, 0, changed)],
    ['a text', () => createText({ locale: en }, changed)],
    ['checkConformance', () => checkConformance(changed, { games: 1 })],
    ['another restriction', () => restrictRules(changed, NO_EARLY_SHARES)],
    ['a session', () => changed.createSession(OPTIONS)],
    ['a resumed session', () => changed.resumeSession(record)],
    ['a record', () => changed.checkRecord(record)],
    ['its own reduce', () => changed.reduce(state, { type: 'pass', seat: 0 })],
    ['a call with an empty object', () => chooser(state, 0, {} as CoreRules)],
  ])('%s throws a ForeignRulesError for a changed copy of the rules', (_, use) => {
    const error = thrown(Error, use);
    expect(error).toBeInstanceOf(ForeignRulesError);
    expect(isForeignRulesError(error)).toBe(true);
    expect(String(error)).toContain('To forbid actions, use restrictRules.');
  });

  test('a method detached from the rules works', () => {
    const { createSession } = rules;
    const mine = { start: rules.createGame, legalActions: rules.legalActions };
    expect(mine.legalActions(mine.start(OPTIONS))).toEqual(legalActions(state));
    expect(createSession(OPTIONS).getState()).toEqual(state);
  });

  test('rules cannot be changed in place', () => {
    expect(() => Object.assign(rules, { legalActions: () => [] })).toThrow(TypeError);
  });
});

describe('malformed restrictions', () => {
  const given = (parts: object): (() => Rules) => {
    return () => restrictRules(rules, { ...NO_EARLY_SHARES, ...parts } as Restriction);
  };

  test.each<[string, object, string]>([
    ['an id with a space', { id: 'no shares' }, 'id'],
    ['no function', { forbid: 'never' }, 'forbid'],
    ['no reasons', { reasons: {} }, 'reasons'],
    ['a reason without English', { reasons: { late: { fr: 'Trop tard.' } } }, 'reasons.late'],
    ['a message with two lines', { reasons: { late: { en: 'Too\nlate.' } } }, 'reasons.late.en'],
    ['a code with a space', { reasons: { 'too late': { en: 'Too late.' } } }, 'reasons.too late'],
  ])('restrictRules rejects %s', (_, parts, field) => {
    const error = thrown(Error, given(parts));
    expect(error).toBeInstanceOf(InvalidOptionsError);
    expect((error as InvalidOptionsError).problems.map((problem) => problem.field)).toEqual([field]);
  });

  test('restrictRules rejects the id of a restriction that the rules have', () => {
    expect(() => restrictRules(restricted, NO_EARLY_SHARES)).toThrow(
      'the rules already have a restriction with this id',
    );
  });

  test('restrictRules rejects null', () => {
    expect(() => restrictRules(rules, null as unknown as Restriction)).toThrow(InvalidOptionsError);
  });

  test('a restricted function throws a RangeError when forbid returns a code without a message', () => {
    const wrong = restrictRules(rules, { ...NO_EARLY_SHARES, forbid: () => 'unknown' as 'tooEarly' });
    expect(() => wrong.legalActions(wrong.createGame(OPTIONS))).toThrow('"unknown", which is not one of its reasons');
  });
});
