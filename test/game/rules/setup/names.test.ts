import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CreateGameOptions, createGame, InvalidOptionsError } from '../../../kit/pinned.ts';
import { proofCount } from '../../../kit/soak.ts';
import { thrown } from '../../../kit/thrown.ts';

/** The problems of a game with these players, with or without Luna. */
function problems(players: CreateGameOptions['players'], luna: CreateGameOptions['luna'] = null) {
  return thrown(InvalidOptionsError, () => createGame({ players, seed: 's', luna }))?.problems ?? [];
}

const ALIKE = [{ field: 'players', message: 'two names look alike; change one' }];

/**
 * Greek and Cyrillic letters with the letter or digit they resemble: the lines of Unicode's confusables.txt (UTS 39,
 * version 13) with such a source letter up to U+052F and a target in ASCII, or a Greek target for a Cyrillic letter.
 */
const CONFUSABLES =
  'ΑA ΒB ΕE ΖZ ΗH Ιl ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa γy ιi νv οo ρp σo υu ϜF ' +
  'ЅS Іl ЈJ АA ВB ГΓ ЕE З3 КK МM НH ОO ПΠ РP СC ТT УY ФΦ ХX Ьb аa б6 гr еe оo пπ рp сc уy хx ѕs іi јj ' +
  'ѡw ѴV ѵv ҮY үy һh ҽe Ӏl ӏi Ӡ3 ԁd ԌG ԛq ԜW ԝw';

test.each([
  ' ',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u3164',
  '\u2800',
  '\u200d\ufe0f',
  'A\nna',
  'Ana\u0000',
  'Ana\ud800',
  'Ana\u2028',
  '\u202eanA',
  'Ana\u200f',
  '\u2066Ana',
  // Latin with an Armenian o, a Cherokee A or a Coptic A.
  'J\u0585hn',
  '\u13aana',
  '\u2c80na',
])('SETUP-2 rejects a name that is invisible, multi-line or in mixed alphabets: %j', (name) => {
  const message = expect.stringContaining('a visible name for each player, or { id, name }, on one line');
  expect(problems(['Ben', name])).toEqual([{ field: 'players.1', message }]);
  expect(problems(['Ben', { id: 'x', name }])).toEqual([{ field: 'players.1.name', message }]);
});

describe('names that look alike', () => {
  test.each([
    ['Ana', 'Ana '],
    ['Ana', 'A\u200bna'],
    ['Ana', 'An\u00ada'],
    ['Ana B', 'Ana\u00a0B'],
    ['Zo\u00e9', 'Zoe\u0301'],
    ['Ana', '\uff21na'],
    ['Ana', '\u{1d400}na'],
    ['\u2764', '\u2764\ufe0f'],
    ['Ana', '\u0410na'],
    ['cop', '\u0441\u043e\u0440'],
    ['\u039f\u03a7\u0397', 'OXH'],
    ['\u041f\u0413\u0424', '\u03a0\u0393\u03a6'],
    ['Al', 'AI'],
    ['Bob1', 'Bobl'],
    ['Leo0', 'LeoO'],
    ['Tom', 'Torn'],
    ['Zo\u00eb', 'Zo\u0451'],
  ])('SETUP-2 rejects names that look alike: %j, %j', (one, other) => {
    expect(problems([one, other])).toEqual(ALIKE);
  });

  test.each([
    ['Ana', 'ana'],
    ['Zoe', 'Zoé'],
    ['Anna', 'Анна'],
    ['Саша (Sasha)', 'Νίκος (Nikos)'],
    ['花子 Hanako', '太郎 Taro'],
    ['\u0639\u0644\u06cc\u200c\u0631\u0636\u0627', '李 明'],
    ['👩‍👧', '👩‍👦'],
    // Names entirely in other alphabets are not compared.
    ['TAPA', 'ᎢᎪᏢᎪ'],
  ])('SETUP-2 accepts names that look different: %j, %j', (one, other) => {
    expect(problems([one, other])).toEqual([]);
  });

  test.each(CONFUSABLES.split(' '))('SETUP-2 rejects names that Unicode calls confusable: %s', (pair) => {
    expect(problems(pair.split(''))).toEqual(ALIKE);
  });

  test('SETUP-2 rejects exactly the names with letters that Unicode calls confusable', () => {
    const seen = new Map(CONFUSABLES.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]));
    const plain: Readonly<Record<string, string>> = { I: 'l', '1': 'l', '0': 'O', m: 'rn' };
    const skeleton = (name: string): string =>
      [...name]
        .map((sign) => seen.get(sign) ?? sign)
        .map((sign) => plain[sign] ?? sign)
        .join('');
    const signs = [...new Set(`${CONFUSABLES}БДЖЛбджлвкмтΔΛΩβδζλ0123456789IJlmnrQRaz`.replaceAll(' ', ''))];
    const name = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 6 }).map((list) => list.join(''));
    /** The same name with some letters from another alphabet. */
    const disguised = (one: string) =>
      fc
        .tuple(...[...one].map((sign) => fc.constantFrom(...signs.filter((each) => skeleton(each) === skeleton(sign)))))
        .map((list) => list.join(''));
    const pairs = fc.oneof(
      fc.tuple(name, name),
      name.chain((one) => fc.tuple(fc.constant(one), disguised(one))),
    );
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        expect(problems([one, other])).toEqual(skeleton(one) === skeleton(other) ? expect.arrayContaining(ALIKE) : []);
      }),
      { numRuns: proofCount(250, 1000) },
    );
  });
});

describe('a human player named like Luna', () => {
  const LUNAS = ['Luna', 'luna', 'LUNA', ' Luna', 'Lun\u0430', 'L\u03c5n\u03b1', 'Iuna', '\uff2cuna'];

  test.each(LUNAS)('LUNA-1 rejects the name in a game with Luna: %j', (name) => {
    const refused = [{ field: 'players.1.name', message: 'the name Luna is reserved; choose another' }];
    expect(problems(['Ana', name], { level: 2 })).toEqual(refused);
    expect(problems(['Ana', { id: 'x', name }], { level: 2 })).toEqual(refused);
  });

  test.each(LUNAS)('LUNA-1 accepts the name in a game without Luna: %j', (name) => {
    expect(problems(['Ana', name])).toEqual([]);
  });

  test.each(['Lena', 'Luna M', 'Lúna', 'Lunа2'])('LUNA-1 accepts another name in a game with Luna: %j', (name) => {
    expect(problems(['Ana', name], { level: 2 })).toEqual([]);
  });
});
