import { describe, expect, test } from 'vitest';
import { type Step, type TurnSigns, turnSigns } from '../../docs/play/table/turnSigns.ts';
import { type Ledger, NO_TURNS, withAct } from '../../docs/play/table/turns.ts';
import { chooseGreedily } from '../../src/entries/bots.ts';
import {
  type CreateGameOptions,
  changeFor,
  createSession,
  defaultContent,
  type GameEvent,
  type Session,
} from '../../src/entries/index.ts';
import { createText, en } from '../../src/entries/text.ts';

/** Plays a game like the greedy bot, and returns its turns as everyone sees them. */
function played(options: CreateGameOptions): { readonly ledger: Ledger; readonly session: Session } {
  const session = createSession(options);
  let ledger = NO_TURNS;
  session.subscribe((change) => {
    if (change.type === 'undone') return;
    const { events } = changeFor(change, 'spectator') as { readonly events: readonly GameEvent[] };
    const totals = session.score().map(({ total }) => total);
    ledger = withAct(ledger, { seat: change.action.seat, events, count: session.actions.length, totals });
  });
  for (let [prompt] = session.pending(); prompt !== undefined; [prompt] = session.pending())
    session.dispatch(chooseGreedily(session.getView(prompt.seat), prompt.seat));
  return { ledger, session };
}

function signsOf({ ledger, session }: ReturnType<typeof played>): readonly TurnSigns[] {
  const text = createText({ locale: en, game: session.getView('spectator') });
  return ledger.turns.map((turn) => turnSigns(turn, defaultContent, text));
}

/** Writes a step as text, such as `used: minerals 2`. */
const written = ({ kind, signs }: Step): string =>
  `${kind}: ${signs
    .map((sign) => {
      if (sign.type === 'icon' || sign.type === 'card') return `${sign.icon.kind} ${sign.icon.text ?? ''}`.trim();
      return 'text' in sign ? `${sign.type} ${sign.text}`.trim() : sign.type;
    })
    .join(' ')}`;

const luna = played({ players: ['Ana', 'Ben'], luna: { level: 2 }, seed: 'x7' });
const moon = signsOf(luna);
const belt = signsOf(
  played({
    players: ['Ana', 'Ben'],
    board: 'belt',
    missions: true,
    menace: 'spacePirates',
    seed: 'belt7',
  }),
);

describe('the turns of a game', () => {
  test.each([luna, played({ players: ['Ana', 'Ben'], seed: 'c' })])('gain all points: game %#', ({ ledger }) => {
    const { turns, totals } = ledger;
    const [first] = turns;
    totals?.forEach((total, seat) => {
      const gained = turns.reduce((sum, { gains }) => sum + (gains?.[seat] ?? 0), 0);
      expect((first?.before?.[seat] ?? 0) + gained).toBe(total);
    });
  });

  test('move the markers to where they are', () => {
    const { tracks } = luna.session.getState().players[0] ?? {};
    for (const [company, space] of Object.entries(tracks ?? {}))
      expect(luna.ledger.spaces.get(`0 ${company}`) ?? 0).toBe(space);
  });

  test('end where the turn of the next seat begins', () => {
    const ends = luna.ledger.turns.map(({ to }) => to ?? 0);
    expect(ends).toEqual([...ends].sort((one, other) => one - other));
    expect(ends.at(-1)).toBe(luna.session.actions.length);
  });
});

describe('the signs of a turn', () => {
  test('are at most five steps, the first of which is what the player used', () => {
    for (const { steps, turn } of [...moon, ...belt]) {
      expect(steps.length).toBeLessThanOrEqual(5);
      if (turn.kind === 'turn') expect(steps[0]?.kind, JSON.stringify(turn.events)).toBe('used');
    }
  });

  test('have the text of the library as their names', () => {
    for (const { steps } of [...moon, ...belt])
      for (const { name, kind } of steps) expect(name === '' ? kind : name).toMatch(/\w/);
    expect(moon.flatMap(({ steps }) => steps.map(({ name }) => name))).toContain('uses minerals 2 (2 units)');
  });

  test('show cards, steps, sectors and sums', () => {
    const lines = moon.map(({ steps }) => steps.map(written).join(' | '));
    expect(lines).toContain('used: minerals 2 | cards: scientist 2');
    expect(lines).toContain(
      'used: energy 2 | places: share M number 6 15 | tracks: track M+2 | helium: helium +1 | coins: coin −1',
    );
    expect(lines).toContain('used: lunaCard | tracks: track A+2 | places: share A number 1 2 | coins: coin −2');
  });

  test('count places if there are more than two', () => {
    const numbers = [...moon, ...belt].flatMap(({ steps }) =>
      steps.flatMap(({ signs }) => signs.flatMap((sign) => (sign.type === 'number' ? [sign.text] : []))),
    );
    expect(numbers.some((text) => text.startsWith('×'))).toBe(true);
    for (const text of numbers) expect(text).toMatch(/^(\d+( \d+)?|×[3-9])$/);
  });
});
