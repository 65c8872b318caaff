import { describe, expect, test } from 'vitest';
import { defaultContent } from '../../src/entries/index.ts';
import { NotationError, parseAction, parseRecord } from '../../src/entries/notation.ts';
import { similarTo } from '../../src/notation/ids.ts';
import { textOf } from '../kit/docs.ts';
import { thrown } from '../kit/thrown.ts';

const IDS = ['diamond-carbon1', 'diamond-carbon2', 'star-carbon2', 'A01', 'A10', 'planA01', 'energyTile'];

describe('similar ids', () => {
  test.each<readonly [string, readonly string[]]>([
    ['carbon2', ['diamond-carbon2', 'star-carbon2']],
    ['Carbon2', ['diamond-carbon2', 'star-carbon2']],
    ['diamond', ['diamond-carbon1', 'diamond-carbon2']],
    ['a01', ['A01', 'planA01']],
    ['A1', ['A01', 'A10']],
    ['star-carbn2', ['star-carbon2']],
    ['diamond-carbon3', ['diamond-carbon1', 'diamond-carbon2']],
    ['energytile', ['energyTile']],
    ['helium', []],
    ['', []],
    ['x'.repeat(10_000), []],
  ])('for %j are %j', (text, similar) => {
    expect(similarTo(text, IDS)).toEqual(similar);
  });

  test('are at most four, most likely first', () => {
    const many = ['a0', 'xa1', 'x0', 'XA', 'xa2'];
    expect(similarTo('xa', many)).toEqual(['XA', 'xa1', 'x0', 'xa2']);
  });
});

describe('with a component set', () => {
  const seats = { players: [{ id: 'Ana', name: 'Ana' }], luna: null };
  const { id } = defaultContent;

  test.each([
    ['Ana: use star-carbon1+carbon2', 23, `a card of the component set "${id}", not "carbon2"; did you mean`],
    ['Ana: use star-carbon2+carbon2', 23, 'not "carbon2"'],
    ['Ana: plan A1@2', 11, 'not "A1"; did you mean A01'],
    ['Ana: marker destroy/A1', 21, 'not "A1"; did you mean A01'],
    ['Ana: lay planb14@2', 10, 'a plan of the component set'],
    ['Ana: keep token5', 11, 'a starting token of the component set'],
    ['Ana: claim mission99@0', 12, 'a mission of the component set'],
    ['Ana: scientist zzzzzz', 16, `a card of the component set "${id}", not "zzzzzz"`],
  ])('throws an error with position for an unknown id: %s', (line, column, expected) => {
    expect(parseAction(seats, line)).toMatchObject({ seat: 0 });
    const error = thrown(NotationError, () => parseAction(seats, line, defaultContent));
    expect(error).toMatchObject({ line: 1, column, expected: expect.stringContaining(expected) });
  });

  const head = 'skymines record 1\noptions {"players":["Ana","Ben"],"seed":"s"}\n\n';

  test.each([
    ['+ cards A05 A1', 13, 'did you mean A01'],
    ['+ plans planA99', 9, 'a plan of'],
    ['+ lunaDeck I3', 12, 'a Luna card of'],
    ['Ana: ready plan A1@2', 17, 'did you mean A01'],
  ])('throws for a record too: %s', (line, column, expected) => {
    expect(parseRecord(head + line)).toHaveProperty('actions');
    const error = thrown(NotationError, () => parseRecord(head + line, defaultContent));
    expect(error).toMatchObject({ line: 4, column, expected: expect.stringContaining(expected) });
  });

  test('the message in the docs is up to date', () => {
    const error = thrown(NotationError, () => parseAction(seats, 'Ana: plan carbon2@1', defaultContent));
    const shown = error?.message
      .replace('line 1, column 11', 'line 9, column 11')
      .replace(defaultContent.id, 'reconstructed-1');
    expect(textOf('docs/notation.md')).toContain(`\n    ${shown}\n`);
  });

  test('does not check a record of another component set', () => {
    const other = head.replace('\n', '\ncontent {"id":"my-box","fingerprint":"f"}\n');
    expect(parseRecord(`${other}+ cards mine`, defaultContent).options.deal).toEqual({ cards: ['mine'] });
  });

  test('accepts all ids of the component set', () => {
    const { cards, tiles, plans, specialPlans, tokens, missions, luna } = defaultContent;
    const lines = [
      ...[...cards, ...tiles].map((each) => `Ana: scientist ${each.id}`),
      ...[...plans, ...tokens].map((each) => `Ana: lay ${each.id}@0`),
      ...specialPlans.map((each) => `Ana: special ${each.id}`),
      ...tokens.map((each) => `Ana: keep ${each.id}`),
      ...missions.map((each) => `Ana: claim ${each.id}@0`),
      ...luna.cards.map((each) => `+ lunaDeck ${each.id}`),
    ];
    expect(parseRecord(head + lines.join('\n'), defaultContent)).toEqual(parseRecord(head + lines.join('\n')));
  });
});
