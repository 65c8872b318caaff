import { describe, expect, test } from 'vitest';
import { createGame, defaultContent, pending, score, type VIOLATIONS, viewFor } from '../../src/entries/index.ts';
import { chooser, parseRef } from '../../src/entries/queries.ts';
import { frRules } from '../../src/entries/text/fr/rules.ts';
import { fr } from '../../src/entries/text/fr.ts';
import { enRules } from '../../src/entries/text/rules.ts';
import { coverage, createText, en, type Locale, plain, say } from '../../src/entries/text.ts';
import type { Fitting } from '../../src/text/fitting.ts';
import { formFor } from '../../src/text/parts.ts';
import type { FittingTemplates } from '../../src/text/templates.ts';
import { must } from '../kit/must.ts';

const game = createGame({ players: ['Ana', 'Ben'], seed: 'languages' });

describe('a third language', () => {
  /** A language with three plural forms, as in Polish, and a few other words. */
  const other: Locale = {
    ...en,
    code: 'pl',
    plurals: ['one', 'few', 'many'],
    nouns: { ...en.nouns, coin: ['moneta', 'monety', 'monet'] },
    line: (label, value) => say`${label} - ${value}`,
  };
  const text = createText({ locale: other, game });

  test('counts in its own plural forms', () => {
    const coins = (amount: number) => plain(text.effect({ kind: 'coins', amount }));
    expect([1, 3, 5, 22].map(coins)).toEqual(['1 moneta', '3 monety', '5 monet', '22 monety']);
  });

  test('does not affect other languages', () => {
    expect(text.locale).toBe('pl');
    const cost = defaultContent.cards.find(({ id }) => id === 'A01')?.cost;
    expect(text.describe({ kind: 'card', card: 'A01' }).map(plain)).toContain(`Cost - ${cost}`);
    expect(createText({ locale: en }).describe({ kind: 'card', card: 'A01' }).map(plain)).toContain(`Cost: ${cost}`);
  });

  test('uses the last form when it has fewer forms than categories', () => {
    expect(formFor({ code: 'en', plurals: ['one', 'other'] }, 7, ['sheep'])).toBe('sheep');
    expect(formFor({ code: 'fr', plurals: ['one', 'other'] }, 1_000_000, ['pièce', 'pièces'])).toBe('pièces');
  });
});

describe('a violation in another language', () => {
  const spaceOccupied = { code: 'spaceOccupied', params: { holder: 1, space: 'purchase' } } as const;
  const slotOff = { code: 'slotOff', params: { slot: 1 } } as const;
  const reason = { rule: 'BON-4', page: '16', message: '' } as const;
  const textOf = (locale: Locale, note: typeof spaceOccupied | typeof slotOff) =>
    plain(createText({ locale, game, seat: 0 }).violation({ ...reason, ...note }));

  test('may be a function of its params, formatted and raw', () => {
    const refusals: Locale['refusals'] = {
      ...en.refusals,
      spaceOccupied: (figure, { holder }) => say`${figure('holder')} (seat ${holder}) on ${figure('space')}`,
    };
    expect(textOf({ ...en, refusals }, spaceOccupied)).toBe("Ben's bonus marker (seat 1) on the purchase space");
  });

  test('keeps an unknown param in its braces', () => {
    const refusals: Locale['refusals'] = { ...en.refusals, slotOff: 'No: {titel}, {count|one|many}, {card.short}.' };
    expect(textOf({ ...en, refusals }, slotOff)).toBe('No: {titel}, {count}, {card}.');
  });
});

test('coverage lists the remaining English texts', () => {
  const partial: Locale = { ...fr, help: { ...en.help, turn: 'Jouez.' } };
  const actions: Locale['actions'] = { ...fr.actions, pass: () => ['Pass'], lunaTurn: en.actions.lunaTurn };
  const left = coverage({ ...partial, actions }, ['companies', 'labels', 'headings', 'scores', 'help.planning']);
  expect(left).toHaveLength(Object.keys(en.help).length);
  expect(left).toEqual(expect.arrayContaining(['help.oneOf', 'actions.pass', 'actions.lunaTurn']));
  expect(left).not.toContain('help.turn');
});

// Each of these lines must be a compile error; otherwise, `tsc` reports an unused directive.
const SENTENCES = { gameOver: 'Fin.', notInHand: '{card} manque.' } as const;
SENTENCES satisfies Fitting<typeof SENTENCES, typeof VIOLATIONS>;
const WRONG_FIGURE = { notInHand: '{coins|pièce|pièces}' } as const;
// @ts-expect-error: `coins` is not a param of `notInHand`
WRONG_FIGURE satisfies Fitting<typeof WRONG_FIGURE, typeof VIOLATIONS>;
const MISSPELT = { notInHands: 'Non.' } as const;
// @ts-expect-error: unknown code
MISSPELT satisfies Fitting<typeof MISSPELT, typeof VIOLATIONS>;
// @ts-expect-error: every violation needs a message
const MISSING: Locale['refusals'] = { gameOver: 'Fin.' };
const OTHER_FIGURE: Locale['refusals'] = {
  ...en.refusals,
  // @ts-expect-error: `coins` is not a param of `gameOver`
  gameOver: (value) => value('coins'),
};
// @ts-expect-error: every event needs a text
const NO_EVENTS: Locale['events'] = {};
const EVENTS = { energyLost: 'loses {energy} energy', scientistUsed: 'uses | {card.short}', passed: null } as const;
EVENTS satisfies FittingTemplates<typeof EVENTS, 'events'>;
const WRONG_EVENT = { energyLost: 'loses {coins}' } as const;
// @ts-expect-error: `coins` is not a param of `energyLost`
WRONG_EVENT satisfies FittingTemplates<typeof WRONG_EVENT, 'events'>;
const WRONG_CHOICE = { passed: ({ seat }: { seat: number }) => (seat === 0 ? '{card}' : null) } as const;
// @ts-expect-error: `card` is not a param of `passed`
WRONG_CHOICE satisfies FittingTemplates<typeof WRONG_CHOICE, 'events'>;
const WRONG_INFLECTION = { scientistUsed: 'utilise {card.of}' } as const;
// @ts-expect-error: English has no inflection `of`
WRONG_INFLECTION satisfies FittingTemplates<typeof WRONG_INFLECTION, 'events'>;
const ACTIONS = { planCard: 'Plan {offeredCard}[ in {actionSlot}]', placeBonusMarker: '[{oneTime?}once]' } as const;
ACTIONS satisfies FittingTemplates<typeof ACTIONS, 'actions'>;
const WRONG_ACTION = { planCard: 'Plan {offeredCard} in {actionSlot}' } as const;
// @ts-expect-error: `slot` may be missing, so `actionSlot` must be in brackets
WRONG_ACTION satisfies FittingTemplates<typeof WRONG_ACTION, 'actions'>;
const WRONG_PRICE = { takeDestroyedCard: 'Take {offeredCard} for {salvagePrice}' } as const;
// @ts-expect-error: the price is unknown without a position, so `salvagePrice` must be in brackets
WRONG_PRICE satisfies FittingTemplates<typeof WRONG_PRICE, 'actions'>;
const CONDITIONS = { thresholdCrossed: '[{level=1?}first|second]', passed: '[{seat?}passes]' } as const;
CONDITIONS satisfies FittingTemplates<typeof CONDITIONS, 'events'>;
const WRONG_CONDITION = { thresholdCrossed: '[{levels=1?}first|second]' } as const;
// @ts-expect-error: `levels` is not a field of `thresholdCrossed`
WRONG_CONDITION satisfies FittingTemplates<typeof WRONG_CONDITION, 'events'>;
const TOO_MANY: Locale['help'] = {
  ...en.help,
  // @ts-expect-error: unknown decision
  sleep: 'Sleep.',
};

test('the type of a language requires all its texts', () => {
  const wrong = [WRONG_FIGURE, MISSPELT, MISSING, OTHER_FIGURE, NO_EVENTS, TOO_MANY];
  const templates = [EVENTS, WRONG_EVENT, WRONG_CHOICE, WRONG_INFLECTION, ACTIONS, WRONG_ACTION, WRONG_PRICE];
  const conditions = [CONDITIONS, WRONG_CONDITION];
  expect([...wrong, ...templates, ...conditions]).toHaveLength(15);
});

describe('rules', () => {
  test('have title and summary in the given language', () => {
    const english = createText({ locale: en, ruleTexts: enRules });
    const french = createText({ locale: fr, ruleTexts: frRules });
    expect(english.rule('EXP-9').summary).toBe(enRules['EXP-9'].summary);
    expect(french.rule('EXP-9')).toEqual(frRules['EXP-9']);
  });

  test('have only their ids without rule texts', () => {
    expect(createText({ locale: en }).rule('EXP-9')).toEqual({ title: 'EXP-9', summary: '' });
  });
});

describe('players and the addressee', () => {
  test('numbers the players without a game', () => {
    const text = createText({ locale: en });
    expect(plain(text.name({ kind: 'seat', seat: 1 }))).toBe('player 2');
    expect(text.opening()).toEqual([]);
    expect(text.describe({ kind: 'company', company: 'tawac' })).toEqual([]);
  });

  test('addresses the given seat as "you"', () => {
    const prompt = { seat: 0, kind: 'turn', params: {} } as const;
    const textOf = (seat: number) => plain(createText({ locale: en, game, seat }).prompt(prompt));
    expect([textOf(0), textOf(1)]).toEqual([
      'You must take an action: use cards, place a bonus marker or pass.',
      'Ana must take an action: use cards, place a bonus marker or pass.',
    ]);
  });

  test('has no text for a seat without a decision', () => {
    const text = createText({ locale: en, game, seat: 1 });
    const [decision] = pending(game);
    const waiting = chooser(game, decision?.seat === 0 ? 1 : 0);
    expect([waiting.prompt, waiting.offers, waiting.places]).toEqual([null, [], []]);
    expect(text.prompt(waiting.prompt, game)).toEqual([]);
  });

  test('each part has the reference of its name', () => {
    const text = createText({ locale: en, game });
    expect(text.action({ type: 'useEnergy', seat: 0, company: 'tawac' })).toEqual([
      'Use all energy to expand ',
      { ref: { kind: 'company', company: 'tawac' }, text: 'Tawac Industries' },
    ]);
  });

  test('quotes unknown ids without a description', () => {
    const text = createText({ locale: en, game });
    const places = ['trackSpace:odd:1', 'column:odd:1', 'task:odd:0'];
    for (const id of ['tile:odd', 'menace:odd', 'company:odd', 'mission:odd', ...places]) {
      const ref = must(parseRef(id));
      expect(plain(text.name(ref))).toContain('"odd"');
      expect(text.describe(ref)).toEqual([]);
    }
    expect(text.describe({ kind: 'task', mission: 'mission1', column: 7 })).toEqual([]);
    expect(plain(text.action({ type: 'takeSpecialPlan', seat: 0, plan: 'odd' }))).toContain('"odd"');
  });

  test('names hidden and unknown components without a description', () => {
    const text = createText({ locale: en, game });
    for (const card of ['?', 'Z99']) expect(text.describe({ kind: 'card', card })).toEqual([]);
    expect(plain(text.name({ kind: 'card', card: '?' }))).toBe('a hidden card');
    expect(plain(text.name({ kind: 'lunaCard', lunaCard: 'Z' }))).toBe('the unknown Luna card "Z"');
  });
});

describe('a part of a game', () => {
  const text = createText({ locale: en, game });

  test('has no phase until an event starts one', () => {
    const lines = text.log([
      { type: 'passed', seat: 0 },
      { type: 'turnStarted', seat: 1 },
      { type: 'passed', seat: 1 },
    ]);
    expect(lines.map(({ phase, seat, text }) => [phase, seat, plain(text)])).toEqual([
      [null, 0, 'passes'],
      ['actions', 1, 'passes'],
    ]);
  });

  test('has preliminary scores and no winner', () => {
    const { title, verdict } = text.results(score(game), null);
    expect([title, verdict]).toEqual(['Scores so far', null]);
  });

  test('includes the coins of the winner', () => {
    const scores = (total: number) => score(game).map((each) => ({ ...each, total }));
    const verdicts = [0, 1, 2].map((total) => plain(must(text.results(scores(total), [1]).verdict)));
    expect(verdicts).toEqual(['Ben wins with 0 coins.', 'Ben wins with 1 coin.', 'Ben wins with 2 coins.']);
  });

  test('does not contain a hidden seed', () => {
    const textOf = (state: typeof game) => plain(must(createText({ locale: en, game: state }).opening()[0]));
    expect(textOf(game)).toBe('Skymines for 2 players (seed: languages)');
    expect(textOf(viewFor(game, 0))).toBe('Skymines for 2 players');
  });

  test('FSC-3 describes the gain of a field scientist', () => {
    const lines = text.describe({ kind: 'card', card: 'A09' }).map(plain);
    expect(lines).toEqual(['Gives: 1 helium-3 + 2 coins', 'Cost: 0']);
  });

  describe('with Luna', () => {
    const solo = createGame({ players: ['Ana'], luna: { level: 2 }, seed: 'solo' });
    const { describe: linesOf } = createText({ locale: en, game: solo });
    const space = (seat: number, position: number) => linesOf({ kind: 'researchSpace', seat, position }).map(plain);
    const slotLines = (seat: number, slot: number) => linesOf({ kind: 'actionSlot', seat, slot }).map(plain);

    test("describes the spaces of Luna's own research track", () => {
      expect(space(1, 3)).not.toEqual(space(0, 3));
      expect(space(0, 16)).toContain('No A plan here');
      expect(space(1, 16)).not.toContain('No A plan here');
    });

    test('SPECIAL-3, SPECIAL-6: an end slot names the space that opens it, except for Luna', () => {
      const { tank, research } = defaultContent.playerBoard;
      expect(slotLines(0, 0)).toEqual([`Opens at helium-3 space: ${tank.slotSpace}`]);
      expect(slotLines(0, 4)).toEqual([`Opens at research space: ${research.slotSpace}`]);
      expect([slotLines(0, 2), slotLines(1, 0), slotLines(1, 4)]).toEqual([[], [], []]);
    });
  });
});
