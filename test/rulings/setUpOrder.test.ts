import { describe, expect, test } from 'vitest';
import { atChapter, begin } from '../kit/campaign.ts';
import type { CreateGameOptions, GameState, GameView } from '../kit/pinned.ts';
import { viewFor } from '../kit/pinned.ts';
import { table } from '../kit/table.ts';

// AMB-SETUP-13: a player who chooses a starting token or begins the resting decks sees no mission, no menace and no outposts
// of chapter 3.

/** Checks whether a viewer sees anything that modules reveal. */
function knows({ missions, menace, sectors }: GameView): boolean {
  return missions !== null || menace !== null || sectors.flat().length > 0;
}

/** Records whether any seat or a spectator sees module components during the set-up, and after it. */
function seen(start: GameState): { during: boolean[]; after: boolean[]; asked: string[] } {
  const { rules } = table;
  const during: boolean[] = [];
  const asked: string[] = [];
  let state = start;
  const all = (): boolean[] =>
    [...state.players.keys(), 'spectator' as const].map((viewer) => knows(viewFor(state, viewer)));
  for (;;) {
    const [prompt] = rules.pending(state);
    if (prompt === undefined || prompt.kind === 'planning') return { during, after: all(), asked };
    asked.push(prompt.kind);
    during.push(...all());
    const [first] = rules.legalActions(state, prompt.seat);
    if (first === undefined) throw new Error('no option');
    state = table.act(state, first);
  }
}

const PLAYERS = ['Ana', 'Ben'];
const MODES: readonly (readonly [string, Partial<CreateGameOptions>])[] = [
  ['missions', { missions: true }],
  ['a menace', { board: 'belt', menace: true }],
  ['missions and a menace', { board: 'belt', missions: true, menace: 'rogueComet' }],
  ['the outposts of chapter 3', { chapter3: true }],
  ['missions, with Luna', { missions: true, luna: { level: 6 } }],
];

describe('AMB-SETUP-13 the ordinary set-up comes first', () => {
  test.each(MODES)('AMB-SETUP-13 MISSION-1 MENACE-2 CAMP-16 nobody knows %s while choosing', (_, more) => {
    const start = table.rules.createGame({ players: PLAYERS, seed: 'x1', startingTokens: 'choose', ...more });
    const { during, after, asked } = seen(start);
    expect(asked[0]).toBe('startingToken');
    expect(asked).toContain('startingDecks');
    expect(during.every((known) => !known)).toBe(true);
    expect(after.every((known) => known)).toBe(true);
  });

  test.each([1, 2, 3, 4])('AMB-SETUP-13 CAMP-2 CAMP-15 CAMP-16 CAMP-18 in chapter %i of a campaign', (chapter) => {
    const { game } = atChapter(begin(2), chapter);
    const { during, after, asked } = seen(game);
    expect(asked[0]).toBe('startingToken');
    expect(asked).toContain('startingDecks');
    expect(during.every((known) => !known)).toBe(true);
    expect(after.every((known) => known)).toBe(true);
  });

  test('AMB-SETUP-13 LUNA-2 LUNA-8 Luna sits at the table from the beginning', () => {
    const start = table.rules.createGame({ players: ['Ana'], seed: 'x1', missions: true, luna: { level: 2 } });
    expect(start.players).toHaveLength(2);
    expect(start.missions).toBeNull();
    expect(start.players[0]?.markers).toBe(3);
  });
});
