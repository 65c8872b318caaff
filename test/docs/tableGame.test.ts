import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { follow } from '../../docs/examples/tableGame.ts';
import { checkRecord } from '../../src/entries/index.ts';
import { formatRecord, parseRecord } from '../../src/entries/notation.ts';
import { fr } from '../../src/entries/text/fr.ts';
import { en } from '../../src/entries/text.ts';

const game = readFileSync(new URL('../../docs/examples/tableGame.txt', import.meta.url), 'utf8');

test('a game with a real box is followed up to where it stands', () => {
  expect(follow(game, en)).toBe(
    'Ana must plan cards, then finish planning.\nBen must plan cards, then finish planning.',
  );
  expect(follow(game, fr).split('\n')).toHaveLength(2);
});

test('its record keeps what was written beside the moves', () => {
  const record = parseRecord(game);
  expect(record.meta).toMatchObject({ place: 'At the kitchen table', people: 'Ana Berger, Ben Okafor' });
  expect(record.comments?.map(({ text }) => text)).toContain('Ben wants the helium');
  expect(parseRecord(formatRecord(record))).toEqual(record);
  expect(checkRecord(record)).toMatchObject({ outcome: 'same', state: { round: 2 } });
});

test('the first false move is named with its place, the person and the rule, in both languages', () => {
  const wrong = game.replace('Ben: marker energyMajority#1', 'Ben: marker carbonMajority#1');
  expect(follow(wrong, en)).toBe(
    "24:6 Ben: Ben's bonus marker blocks the carbon majority space until the end of the round. (BON-4, rulebook p. 16)",
  );
  expect(follow(wrong, fr)).toBe(
    '24:6 Ben: Le pion Bonus de Ben bloque la case Bonus de majorité du carbone jusqu’à la fin de la manche. (BON-4, règles p.\u00a016)',
  );
  expect(follow(game.replace('Ben: pass', 'Ben: leave'), en)).toMatch(/^line 32, column 6: expected an action/);
});
