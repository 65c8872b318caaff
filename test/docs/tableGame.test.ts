import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { follow } from '../../docs/examples/tableGame.ts';
import { checkRecord, createGame, type GameState, isOver, rules, score } from '../../src/entries/index.ts';
import { formatAction, formatRecord, parseRecord } from '../../src/entries/notation.ts';
import { fr } from '../../src/entries/text/fr.ts';
import { en } from '../../src/entries/text.ts';
import { randomSteps } from '../kit/randomGame.ts';

const game = readFileSync(new URL('../../docs/examples/tableGame.txt', import.meta.url), 'utf8');

test('a game at a real table is checked up to its last line', () => {
  expect(follow(game, en)).toBe(
    'Ana must plan cards, then finish planning.\nBen must plan cards, then finish planning.',
  );
  expect(follow(game, fr).split('\n')).toHaveLength(2);
});

test('the record keeps the comments and details of the game', () => {
  const record = parseRecord(game);
  expect(record.meta).toMatchObject({ place: 'At the kitchen table', people: 'Ana Berger, Ben Okafor' });
  expect(record.comments?.map(({ text }) => text)).toContain('Ben wants the helium');
  expect(parseRecord(formatRecord(record))).toEqual(record);
  expect(checkRecord(record)).toMatchObject({ outcome: 'same', state: { round: 2 } });
});

test('the first illegal move is reported with its place, player and rule, in English and French', () => {
  const wrong = game.replace('Ben: marker energyMajority#1', 'Ben: marker carbonMajority#1');
  expect(follow(wrong, en)).toBe(
    "24:6 Ben: Ben's bonus marker blocks the carbon majority space until the end of the round. (BON-4, rulebook p. 16)",
  );
  expect(follow(wrong, fr)).toBe(
    '24:6 Ben: Le pion Bonus de Ben bloque la case Bonus de majorité du carbone jusqu’à la fin de la manche. (BON-4, règles p.\u00a016)',
  );
  expect(follow(game.replace('Ben: pass', 'Ben: leave'), en)).toMatch(/^line 32, column 6: expected an action/);
});

describe('a whole game, with the pieces revealed after each action', () => {
  const players = ['Ana', 'Ben'];
  const start = createGame({ players, seed: 'the box', firstPlayer: 1 });
  const steps = [...randomSteps(rules, start, 'a whole game at the table')];
  const fromTop = (pile: readonly string[]): string[] => [...pile].reverse();
  const pilesOf = ({ deck, planSupply }: GameState) => ({ cards: deck, plans: Object.values(planSupply).flat() });

  /** Returns the lines for the pieces that left the top of the piles. */
  function revealedLines(before: GameState, after: GameState): string[] {
    const [old, left] = [pilesOf(before), pilesOf(after)];
    return (['cards', 'plans'] as const).flatMap((pile) => {
      const gone = fromTop(old[pile]).filter((each) => !left[pile].includes(each));
      return gone.length > 0 ? [`+ ${pile} ${gone.join(' ')}`] : [];
    });
  }
  const lines = [
    'skymines record 1',
    `options ${JSON.stringify({ players, seed: 'another', firstPlayer: 1 })}`,
    '',
    `+ cards ${start.display.join(' ')}`,
    `+ plans ${start.researchDisplay.join(' ')}`,
    ...steps.flatMap(({ state, action, next }) => [formatAction(start.options, action), ...revealedLines(state, next)]),
  ];

  test('is checked to its end and leads to the same state', () => {
    const end = steps.at(-1)?.next;
    expect(follow(lines.join('\n'), en)).toBe('');
    const { state } = checkRecord(parseRecord(lines.join('\n'))) as { state: GameState };
    expect(isOver(state)).toBe(true);
    expect(state.players).toEqual(end?.players);
    expect(score(state)).toEqual(end && score(end));
  });

  test('reports a marker placed twice in the middle, with its rule, in English and French', () => {
    const middle = lines.findIndex((line, index) => index > lines.length / 2 && line.includes(': marker '));
    const twice = [...lines.slice(0, middle + 1), ...lines.slice(middle)].join('\n');
    const place = `${middle + 2}:6 ${lines[middle]?.slice(0, 3)}: `;
    for (const [locale, cited] of [
      [en, /\([A-Z]+-\d+, rulebook p\. [\d-]+\)/],
      [fr, /\([A-Z]+-\d+, règles p\.\u00a0[\d-]+\)/],
    ] as const) {
      const found = follow(twice, locale);
      expect(found.slice(0, place.length)).toBe(place);
      expect(found).toMatch(cited);
    }
  });
});
