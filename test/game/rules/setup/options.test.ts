import { describe, expect, test } from 'vitest';
import { COUNTS, game } from '../../../kit/newGame.ts';
import { NAMES } from '../../../kit/people.ts';
import { type CreateGameOptions, createGame, DEFAULT_SWITCHES, InvalidOptionsError } from '../../../kit/pinned.ts';
import { thrown } from '../../../kit/thrown.ts';

/** The problems of any options. */
function problems(options: unknown): readonly { readonly field: string; readonly message: string }[] {
  return thrown(InvalidOptionsError, () => createGame(options as CreateGameOptions))?.problems ?? [];
}

describe('options', () => {
  test.each(COUNTS)('SETUP-1 allows %i players', (people) => {
    expect(game({ players: NAMES.slice(0, people) }).players).toHaveLength(people);
  });

  test.each([0, 5])('SETUP-1 rejects a game for %i', (people) => {
    const players = [...NAMES, 'Sophie'].slice(0, people);
    const [problem] = problems({ players, seed: 's' });
    expect(problem).toMatchObject({ field: 'players', message: expect.stringContaining('1 to 4 names') });
  });

  test('SETUP-1, LUNA-1 a single player needs Luna', () => {
    expect(problems({ players: ['Melanie'], seed: 's' })).toEqual([
      { field: 'luna', message: expect.stringContaining('a single player needs Luna') },
    ]);
    expect(game({ players: ['Melanie'], luna: { level: 2 } }).options.luna).toEqual({ level: 2, edition: 'french' });
  });

  test('LUNA-1 four human players leave no seat for Luna', () => {
    expect(problems({ players: NAMES, seed: 's', luna: { level: 2 } })).toEqual([
      { field: 'luna', message: expect.stringContaining('1 to 3 players') },
    ]);
  });

  test.each([-1, 9, 2.5, '2', null])('LUNA-12 rejects level %s', (level) => {
    expect(problems({ players: ['Melanie'], seed: 's', luna: { level } })).toEqual([
      { field: 'luna.level', message: expect.stringContaining('level from 0 to 8') },
    ]);
  });

  test('SETUP-2 rejects an unknown option and names it', () => {
    expect(problems({ players: NAMES, seed: 's', shuttles: true })).toEqual([
      { field: 'shuttles', message: expect.stringContaining('unknown option') },
    ]);
  });

  test('SETUP-2 omitted switches have their defaults', () => {
    for (const switches of [undefined, {}]) {
      const { options } = createGame({ players: NAMES, seed: 's', ...(switches && { switches }) });
      expect(options.switches).toEqual(DEFAULT_SWITCHES);
    }
  });

  const good = { players: NAMES, seed: 's' };
  const tracks = { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'D1' };
  const { tawac: _, ...threeTracks } = tracks;
  const sameId = ['Melanie', 'Antoine'].map((name) => ({ id: 'x', name }));
  const invisibleId = [{ id: '\u200b', name: 'Melanie' }, 'Antoine'];
  const badSwitch = { switches: { restingSlotsFollowOn: 1 } };

  test.each<[string, object, string, RegExp]>([
    ['a number of players', { players: 2 }, 'players', /^expected a list of 1 to 4 names, such as \['Ana', 'Ben'\]$/],
    ['a player who is a number', { players: ['Melanie', 7] }, 'players.1', /name/],
    ['an empty name', { players: ['Melanie', ''] }, 'players.1', /name/],
    ['a player without a name', { players: ['Melanie', { id: 'x' }] }, 'players.1.name', /name/],
    ['a name given twice', { players: ['Melanie', 'Melanie'] }, 'players', /two names look alike/],
    ['an invisible id', { players: invisibleId }, 'players.0.id', /visible/],
    ['an id given twice', { players: sameId }, 'players', /two ids are the same/],
    ['a seed of a wrong type', { seed: 5 }, 'seed', /string/],
    ['an unknown way of choosing tracks', { tracks: 'free' }, 'tracks', /'recommended', 'random'/],
    ['an unknown track', { tracks: { ...tracks, tawac: 'F1' } }, 'tracks', /A1, A2, .*E2/],
    ['a company without a track', { tracks: threeTracks }, 'tracks', /skymine, minerva, astrogo, tawac/],
    ['an unknown company', { tracks: { ...tracks, luna: 'E1' } }, 'tracks', /skymine, minerva, astrogo, tawac/],
    ['a board used twice, AMB-SETUP-3', { tracks: { ...tracks, tawac: 'A2' } }, 'tracks', /can be used only once/],
    ['unknown tokens', { startingTokens: 'random' }, 'startingTokens', /'recommended' or 'choose'/],
    ['slots of a wrong type', { constrainedSlots: 'yes' }, 'constrainedSlots', /true or false/],
    ['a name as first player', { firstPlayer: 'Melanie' }, 'firstPlayer', /player's seat, .* or 'random'/],
    ['half a seat', { firstPlayer: 0.5 }, 'firstPlayer', /player's seat, .* or 'random'/],
    ['a negative seat', { firstPlayer: -1 }, 'firstPlayer', /seat/],
    ['a seat out of range', { firstPlayer: 4 }, 'firstPlayer', /player's seat/],
    ['a seat beyond two players', { players: ['a', 'b'], firstPlayer: 2 }, 'firstPlayer', /player's seat/],
    ['switches of a wrong type', { switches: 5 }, 'switches', /object/],
    ['an unknown switch', { switches: { slow: true } }, 'switches.slow', /unknown option/],
    ['a switch of a wrong type', badSwitch, 'switches.restingSlotsFollowOn', /true or false/],
    ['an unknown option', { colour: 'red' }, 'colour', /unknown option/],
  ])('rejects invalid options: %s', (_name, options, field, message) => {
    expect(problems({ ...good, ...options })).toContainEqual({ field, message: expect.stringMatching(message) });
  });

  test.each([
    [null, 'options', 'object'],
    [{ seed: 's' }, 'players', 'required'],
    [{ players: NAMES }, 'seed', 'required'],
  ])('rejects missing options: %j', (options, field, message) => {
    expect(problems(options)).toContainEqual({ field, message: expect.stringContaining(message) });
  });

  test('reports all invalid options together', () => {
    const fields = problems({ players: [], seed: 5, tracks: 'x', firstPlayer: 'x' }).map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['players', 'seed', 'tracks', 'firstPlayer']));
  });
});
