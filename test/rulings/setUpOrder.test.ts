import { describe, expect, test } from 'vitest';
import { atChapter, begin } from '../kit/campaign.ts';
import { type CreateGameOptions, type GameState, type GameView, viewFor } from '../kit/pinned.ts';
import { table } from '../kit/table.ts';

// AMB-SETUP-13: a player who chooses a starting token or starts the resting decks sees no mission, no menace and no
// outposts of chapter 3.

/** Checks whether a view contains components of modules. */
function hasModules({ missions, menace, sectors }: GameView): boolean {
  return missions !== null || menace !== null || sectors.flat().length > 0;
}

/** Records whether any seat or a spectator sees module components during the set-up, and after it. */
function seen(start: GameState): { during: boolean[]; after: boolean[]; decisions: string[] } {
  const { rules } = table;
  const during: boolean[] = [];
  const decisions: string[] = [];
  let state = start;
  const all = (): boolean[] =>
    [...state.players.keys(), 'spectator' as const].map((viewer) => hasModules(viewFor(state, viewer)));
  for (;;) {
    const [prompt] = rules.pending(state);
    if (prompt === undefined || prompt.kind === 'planning') return { during, after: all(), decisions };
    decisions.push(prompt.kind);
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

describe('AMB-SETUP-13 the base setup comes first', () => {
  test.each(MODES)('AMB-SETUP-13 MISSION-1 MENACE-2 CAMP-16 no viewer sees %s during the choices', (_, more) => {
    const start = table.rules.createGame({ players: PLAYERS, seed: 'x1', startingTokens: 'choose', ...more });
    const { during, after, decisions } = seen(start);
    expect(decisions[0]).toBe('startingToken');
    expect(decisions).toContain('startingDecks');
    expect(during.every((known) => !known)).toBe(true);
    expect(after.every((known) => known)).toBe(true);
  });

  test.each([1, 2, 3, 4])(
    'AMB-SETUP-13 CAMP-2 CAMP-15 CAMP-16 CAMP-18 no viewer sees them during the choices in chapter %i of a campaign',
    (chapter) => {
      const { game } = atChapter(begin(2), chapter);
      const { during, after, decisions } = seen(game);
      expect(decisions[0]).toBe('startingToken');
      expect(decisions).toContain('startingDecks');
      expect(during.every((known) => !known)).toBe(true);
      expect(after.every((known) => known)).toBe(true);
    },
  );

  test('AMB-SETUP-13 LUNA-2 LUNA-8 Luna is at the table from the start', () => {
    const start = table.rules.createGame({ players: ['Ana'], seed: 'x1', missions: true, luna: { level: 2 } });
    expect(start.players).toHaveLength(2);
    expect(start.missions).toBeNull();
    expect(start.players[0]?.markers).toBe(3);
  });
});
