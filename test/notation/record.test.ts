import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkRecord, createRecord, type GameRecord } from '../../src/entries/index.ts';
import { formatAction, formatRecord, NotationError, parseAction, parseRecord } from '../../src/entries/notation.ts';
import { chooseRandomly, drawFor } from '../../src/entries/testing.ts';
import { playRandomly, randomMode } from '../kit/playRandomly.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';

describe.each(Array.from({ length: proofCount(2, 8) }, (_, index) => `notation ${index}`))(
  'a random game, seed "%s"',
  (seed) => {
    const { options, actions, start, steps } = playRandomly(randomMode(seed));

    test('every legal action of every state survives formatting and parsing', () => {
      const seats = start.options;
      for (const { before } of steps) {
        for (const action of rules.legalActions(before))
          expect(parseAction(seats, formatAction(seats, action))).toEqual(action);
      }
    });

    test('its record survives formatting and parsing, with and without its result', () => {
      const record = createRecord(options, actions);
      expect(parseRecord(formatRecord(record))).toEqual(record);
      const { result: _, ...open } = record;
      expect(parseRecord(formatRecord(open))).toEqual(open);
      expect(checkRecord(parseRecord(formatRecord(record)))).toMatchObject({ ok: true });
    });
  },
);

const golden = new URL('../golden/records/', import.meta.url);

test.each(readdirSync(golden))('the golden record %s survives formatting and parsing', (file) => {
  const record: GameRecord = JSON.parse(readFileSync(new URL(file, golden), 'utf8'));
  const text = formatRecord(record);
  expect(parseRecord(text)).toEqual(record);
  expect(formatRecord(parseRecord(text))).toBe(text);
});

const { options, actions } = playRandomly({ players: ['Ana', 'Ben'], seed: 'text', luna: { level: 1 } }, 60);
const record = createRecord(options, actions);
const text = formatRecord(record);
const lines = text.split('\n');

/** The lines after the head of a record with these actions. */
function linesOf(actions: string): string[] {
  const read = actions.split('; ').map((line) => parseAction(record.options, line));
  return formatRecord({ ...record, actions: read })
    .split('\n')
    .slice(7);
}

describe('a record as text', () => {
  test('has a title, a head of JSON, an empty line, and a line for each turn', () => {
    expect(lines[0]).toBe('skymines record 1');
    const head = lines.slice(1, 7).map((line) => line.split(' ')[0]);
    expect(head).toEqual(['schema', 'rules', 'content', 'options', 'result', '']);
    expect(text.endsWith('\n')).toBe(true);
    const turns = lines.slice(7, -1).filter((line) => line !== '');
    expect(turns.length).toBeGreaterThan(10);
    for (const line of turns) expect(line).toMatch(/^(Ana|Ben|Luna): \S+( \S+)*$/);
    expect(turns).toContain('Luna: turn');
    expect(turns.filter((line) => line.includes(' turn '))).toEqual([]);
  });

  test('puts each turn on one line', () => {
    const turn = 'Ana: energy minerva; Ana: 21.0; Ana: stop; Ana: pass; Ana: pickup 1; Ben: remove tawac.2; Ana: stop';
    const lines = ['Ana: energy minerva 21.0 stop', 'Ana: pass pickup 1', 'Ben: remove tawac.2', 'Ana: stop', ''];
    expect(linesOf(turn)).toEqual(lines);
  });

  test('puts each turn of Luna on a separate line', () => {
    expect(linesOf('Luna: turn; Luna: turn')).toEqual(['Luna: turn', 'Luna: turn', '']);
  });

  test('separates the planning phase of a round', () => {
    const planning = 'Ana: plan A08@1; Ana: plan A09@2; Ben: ready; Ana: ready; Ana: claim mission1@1; Ana: pass';
    expect(linesOf(`Ana: pass; Ana: rest A07@1; ${planning}`)).toEqual([
      'Ana: pass rest A07@1',
      '',
      'Ana: plan A08@1 plan A09@2',
      'Ben: ready',
      'Ana: ready',
      'Ana: claim mission1@1',
      'Ana: pass',
      '',
    ]);
    expect(linesOf(planning)[0]).toBe('Ana: plan A08@1 plan A09@2');
  });

  test('allows handwritten spaces, empty lines, comments and other line breaks', () => {
    const [title = '', ...others] = lines;
    const byHand = [
      title,
      '; a game of Friday',
      ...others.slice(0, 6),
      '  ; it begins',
      '',
      '   ',
      ...others.slice(6).map((line) => (line === '' ? '' : `  ${line.replaceAll(' ', '  ')} ; so far: so good`)),
    ];
    for (const text of [byHand.join('\n'), byHand.join('\r\n')]) {
      const { comments, ...read } = parseRecord(text);
      expect(read).toEqual(record);
      expect(comments?.slice(0, 3).map(({ after, text }) => [after, text])).toEqual([
        [0, 'a game of Friday'],
        [0, 'it begins'],
        [expect.any(Number), 'so far: so good'],
      ]);
    }
    const single = actions.map((action) => formatAction(record.options, action));
    expect(parseRecord([...lines.slice(0, 7), ...single].join('\n'))).toEqual(record);
  });

  test.each([
    ['any order in the head', [...lines.slice(1, 6).reverse(), ...lines.slice(6)]],
    ['spaces in the line that ends the head', [...lines.slice(1, 6), '  ', ...lines.slice(7)]],
  ])('allows %s', (_what, others) => {
    expect(parseRecord([lines[0], ...others].join('\n'))).toEqual(record);
  });

  test('allows a record without actions', () => {
    const empty = createRecord(options, []);
    expect(parseRecord(formatRecord(empty))).toEqual(empty);
    expect(parseRecord(formatRecord(empty).trimEnd())).toEqual(empty);
  });

  test.each([
    ['two words', ['Ana Maria', 'Ben']],
    ['quotes', ["A'na", 'B"e\\n']],
    ['colons and semicolons', ['Ana: pass', '; Ben']],
    ['other scripts and pictures', ['美月', '🚀 Żaneta']],
    ['numbers', ['#1', '#0']],
    ["Luna's name and more", ["Luna's", 'Luna M']],
  ])('supports names with %s', (_name, names) => {
    const players = names.map((name, seat) => ({ id: `p${seat}`, name }));
    const game = playRandomly({ players, seed: 'names', luna: { level: 0 } }, 40);
    const named = createRecord(game.options, game.actions);
    expect(parseRecord(formatRecord(named))).toEqual(named);
  });
});

const TEXTS = proofCount(2000, 20_000);

test(`${TEXTS} random texts are parsed or rejected with a NotationError`, () => {
  const draw = drawFor('texts');
  const odd = [';', '{', '"', '#0', '#-1', '1e9', '-0', '\r\n', '\u00a0', '🚀'];
  const pieces = [...new Set(text.split(/([\s:@.+>#/]+)/)), ...odd];
  const pick = (): string => pieces[Math.floor(draw() * pieces.length)] ?? '';
  let read = 0;
  for (let count = 0; count < TEXTS; count += 1) {
    const words = Array.from({ length: Math.floor(draw() * 8) }, pick).join(draw() < 0.5 ? '' : ' ');
    try {
      const kind = count % 4;
      if (kind === 0) parseAction(record.options, words);
      else if (kind === 1) parseAction(record.options, `Ana: ${words}`);
      else if (kind === 2) parseRecord(words);
      else {
        const short = formatRecord({ ...record, actions: actions.slice(0, 8) });
        const cut = Math.floor(draw() * short.length);
        parseRecord(`${short.slice(0, cut)}${words}${short.slice(cut + 4)}`);
      }
      read += 1;
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      expect(error.line).toBeGreaterThan(0);
      expect(error.column).toBeGreaterThan(0);
    }
  }
  expect(read).toBeGreaterThan(20);
});

test('a parsed text formats to a text that parses identically', () => {
  const draw = drawFor('again');
  const seats = record.options;
  for (const { before } of playRandomly(options, 60).steps) {
    const action = chooseRandomly(draw, rules.legalActions(before));
    const line = formatAction(seats, action);
    expect(formatAction(seats, parseAction(seats, `  ${line} `))).toBe(line);
  }
});
