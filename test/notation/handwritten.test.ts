import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRecord, createRecord, type GameRecord, RULES_VERSION } from '../../src/entries/index.ts';
import { actionPlaces, formatRecord, NotationError, parseRecord } from '../../src/entries/notation.ts';
import { MODES, optionsOf } from '../kit/modes.ts';
import { randomSteps } from '../kit/randomGame.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';
import { thrown } from '../kit/thrown.ts';

const HEAD = ['skymines record 1', 'options {"players":["Ana","Ben"],"seed":"by hand"}', ''];
const byHand = (...lines: readonly string[]): string => [...HEAD, ...lines].join('\n');

test('only the options are required in the head: a handwritten record uses these rules and any components', () => {
  const record = parseRecord(byHand('Ana: plan diamond-carbon1@1'));
  expect(record).toMatchObject({ schema: 1, rules: RULES_VERSION, options: { seed: 'by hand', board: 'moon' } });
  expect(record.content).toBeUndefined();
  expect(checkRecord({ options: record.options, actions: [] })).toMatchObject({ ok: true });
});

test('every action has its position', () => {
  const text = byHand('; we begin', 'Ana: plan A01@1  plan A02@2 ; ready?', '', '  Ben: ready');
  expect(actionPlaces(text)).toEqual([
    { line: 5, column: 6 },
    { line: 5, column: 18 },
    { line: 7, column: 8 },
  ]);
});

describe('revealed components', () => {
  test('are added to the deal in order', () => {
    const text = byHand(
      '+ cards A05 A01',
      '+ plans planB02',
      'Ana: ready',
      '+ cards B02 ; the first B',
      '+ lunaDeck I-3',
    );
    const { deal } = parseRecord(
      [...text.split('\n'), '+ lunaToken token02', '+ lunaShuffle I-4 I-5', '+ lunaShuffle I-6'].join('\n'),
    ).options;
    expect(deal).toEqual({
      cards: ['A05', 'A01', 'B02'],
      plans: ['planB02'],
      lunaDeck: ['I-3'],
      lunaToken: ['token02'],
      lunaShuffles: [['I-4', 'I-5'], ['I-6']],
    });
  });

  test.each([
    ['an unknown pile', '+ dice 4', 3, 'one of cards, plans'],
    ['no piece', '+ cards', 8, 'the id of a component'],
    ['no id', '+ cards A01 ?', 13, 'the id of a component'],
    ['more than any pile', `+ cards ${'A01 '.repeat(301)}`, 1, 'at most 300 components in a pile'],
  ])('%s throws with its position', (_, line, column, expected) => {
    const error = thrown(NotationError, () => parseRecord(byHand(line)));
    expect(error).toMatchObject({ line: 4, column, expected: expect.stringContaining(expected) });
  });
});

describe('meta', () => {
  const [title = '', ...rest] = HEAD;

  test('is written as tags', () => {
    const record: GameRecord = {
      ...createRecord({ players: ['Ana', 'Ben'], seed: 's' }, []),
      meta: { place: 'At "home"' },
    };
    expect(formatRecord(record).split('\n')[1]).toBe('[place "At \\"home\\""]');
    expect(checkRecord(record)).toMatchObject({ ok: true });
  });

  test.each([
    ['a number', '[place 4]', 'an empty line'],
    ['broken quotes', '[place "a"b"]', 'a JSON value'],
    ['two lines', '[place "a\\nb"]', 'one line of 1 to 1000 characters'],
    ['a long line', `[place "${'a'.repeat(1001)}"]`, 'one line of 1 to 1000 characters'],
    ['a long name', `[${'a'.repeat(41)} "b"]`, 'a name of 1 to 40 letters'],
    ['the name of a method', '[constructor "b"]', 'no such key'],
  ])('%s throws with its position', (_, tag, expected) => {
    const error = thrown(NotationError, () => parseRecord([title, tag, ...rest].join('\n')));
    expect(error).toMatchObject({ line: 2, expected: expect.stringContaining(expected) });
  });

  test('has at most 50 names', () => {
    const tags = (count: number) => Array.from({ length: count }, (_, index) => `[n${index} "x"]`);
    expect(Object.keys(parseRecord([title, ...tags(50), ...rest].join('\n')).meta ?? {})).toHaveLength(50);
    expect(() => parseRecord([title, ...tags(51), ...rest].join('\n'))).toThrow('at most 50 names');
  });
});

/** One whole game of each mode. */
const RECORDS = MODES.map((mode) => {
  const options = optionsOf(mode, 1);
  const steps = [...randomSteps(rules, rules.createGame(options), `by hand ${mode.name}`)];
  return createRecord(
    options,
    steps.map(({ action }) => action),
  );
});
const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '').trim())
  .filter((text) => text !== '');
const name = fc.stringMatching(/^[A-Za-z][\w-]{0,39}$/).filter((each) => !/^(constructor|prototype)$/.test(each));
const described = fc.record({
  whole: fc.constantFrom(...RECORDS),
  /** Share of the actions to keep. */
  part: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  cards: fc.subarray(rules.content.cards.map(({ id }) => id)),
  meta: fc.dictionary(name, line, { maxKeys: 50 }),
  comments: fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), text: line }), { maxLength: 12 }),
});

test('every record survives formatting and parsing with its deal, meta and comments', () => {
  fc.assert(
    fc.property(described, ({ whole, part, cards, meta, comments }) => {
      const { result, ...open } = whole;
      const count = Math.floor(whole.actions.length * part);
      const sorted = comments
        .map(({ at, text }) => ({ after: Math.floor(at * count), text }))
        .sort((one, other) => one.after - other.after);
      const record: GameRecord = {
        ...open,
        options: { ...open.options, ...(cards.length > 0 && { deal: { cards } }) },
        actions: whole.actions.slice(0, count),
        ...(part === 1 && result && { result }),
        ...(Object.keys(meta).length > 0 && { meta }),
        ...(sorted.length > 0 && { comments: sorted }),
      };
      const text = formatRecord(record);
      expect(parseRecord(text)).toEqual(record);
      expect(formatRecord(parseRecord(text))).toBe(text);
    }),
    { numRuns: proofCount(100, 10_000) },
  );
});
