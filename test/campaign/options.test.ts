import { describe, expect, test } from 'vitest';
import type { CreateCampaignOptions } from '../../src/entries/campaign.ts';
import { campaign } from '../kit/campaign.ts';
import { names } from '../kit/people.ts';
import { InvalidOptionsError, MENACE_IDS } from '../kit/pinned.ts';
import { thrown } from '../kit/thrown.ts';

/** The problems of any options. */
function problemsOf(options: unknown): InvalidOptionsError['problems'] {
  return thrown(InvalidOptionsError, () => campaign.createCampaign(options as CreateCampaignOptions))?.problems ?? [];
}

const two = { players: names(2), seed: 's' };
const luna = {};

describe('invalid options', () => {
  test.each([
    ['no players', { players: [], seed: 's' }, 'players'],
    ['five people', { players: [...names(4), 'Ana'], seed: 's' }, 'players'],
    ['five people and Luna', { players: [...names(4), 'Ana'], seed: 's', luna }, 'players'],
    ['no players but Luna', { players: [], seed: 's', luna }, 'players'],
    ['a single player without Luna', { players: names(1), seed: 's' }, 'luna'],
    ['a single player with Luna set to null', { players: names(1), seed: 's', luna: null }, 'luna'],
    ['Luna with four', { players: names(4), seed: 's', luna }, 'luna'],
    ['a repeated name', { players: ['Ana', 'Ana'], seed: 's' }, 'players'],
    ['a player without a name', { players: ['Ana', ''], seed: 's' }, 'players.1'],
    ['players that are not a list', { players: 2, seed: 's' }, 'players'],
    ['no players', { seed: 's' }, 'players'],
    ['no seed', { players: names(2) }, 'seed'],
    ['a seed that is not a text', { ...two, seed: 7 }, 'seed'],
    ['level 5 for two', { ...two, luna: { level: 5 } }, 'luna.level'],
    ['level 4 for three', { players: names(3), seed: 's', luna: { level: 4 } }, 'luna.level'],
    ['level 3 for one', { players: names(1), seed: 's', luna: { level: 3 } }, 'luna.level'],
    ['level 6 for one', { players: names(1), seed: 's', luna: { level: 6 } }, 'luna.level'],
    ['level 9', { ...two, luna: { level: 9 } }, 'luna.level'],
    ['half a level', { ...two, luna: { level: 2.5 } }, 'luna.level'],
    ['a level as text', { ...two, luna: { level: 'three' } }, 'luna.level'],
    ['Luna as a number', { ...two, luna: 3 }, 'luna'],
    ['an unknown option of Luna', { ...two, luna: { level: 3, speed: 1 } }, 'luna.speed'],
    ['an unknown menace', { ...two, menace: 'nothing' }, 'menace'],
    ['no menace', { ...two, menace: false }, 'menace'],
    ['a menace as a switch', { ...two, menace: true }, 'menace'],
    ['an unknown option', { ...two, chapters: 4 }, 'chapters'],
    ['an option of a game only', { ...two, board: 'moon' }, 'board'],
    ['a deal', { ...two, deal: { cards: ['A01'] } }, 'deal'],
    ['the variant as text', { ...two, constrainedSlots: 'yes' }, 'constrainedSlots'],
    ['an unknown switch', { ...two, switches: { light: true } }, 'switches.light'],
    ['nothing', undefined, 'options'],
    ['null', null, 'options'],
    ['a text', 'apollo', 'options'],
  ])('names the field of %s', (_what, options, field) => {
    expect(problemsOf(options).map((each) => each.field)).toContain(field);
  });

  test.each([
    [{ ...two, chapters: 4 }, 'unknown option'],
    [{ seed: 's' }, 'this option is required'],
    ['apollo', 'expected an object'],
  ])('%j: %s', (options, message) => {
    expect(problemsOf(options).map((each) => each.message)).toContain(message);
  });

  test('CAMP-21 list the available levels', () => {
    expect(problemsOf({ ...two, luna: { level: 7 } })[0]?.message).toContain('level 3 or 2');
    expect(problemsOf({ players: names(1), seed: 's', luna: { level: 7 } })[0]?.message).toContain('level 5 or 4');
    expect(problemsOf({ players: names(1), seed: 's' })).toEqual([
      { field: 'luna', message: 'a single player needs Luna, who starts at level 5 or 4' },
    ]);
    expect(problemsOf({ ...two, luna: { level: 9 } })).toEqual([
      { field: 'luna.level', message: 'in a campaign with 2 players, Luna starts at level 3 or 2' },
    ]);
    expect(problemsOf({ players: names(1), seed: 's', luna: { level: 2 } })).toEqual([
      { field: 'luna.level', message: 'in a campaign with one player, Luna starts at level 5 or 4' },
    ]);
  });

  test.each([0, 4])('do not include the level of Luna when she cannot play: with %i players', (people) => {
    const players = people === 0 ? [] : names(people);
    const fields = problemsOf({ players, seed: 's', luna: { level: 1 } }).map(({ field }) => field);
    expect(fields).not.toContain('luna.level');
    expect(fields.length).toBeGreaterThan(0);
  });
});

describe('valid options', () => {
  test('get defaults', () => {
    expect(campaign.createCampaign(two).options).toEqual({
      players: [
        { id: 'Melanie', name: 'Melanie' },
        { id: 'Antoine', name: 'Antoine' },
      ],
      seed: 's',
      luna: null,
      menace: null,
      constrainedSlots: false,
      switches: expect.objectContaining({ restingSlotsFollowOn: false, lunaTakesSupplement: 'always' }),
    });
  });

  test('may omit the menace', () => {
    expect(campaign.createCampaign({ ...two, menace: null })).toEqual(campaign.createCampaign(two));
  });

  test.each(MENACE_IDS)('may choose the %s', (menace) => {
    expect(campaign.createCampaign({ ...two, menace }).options.menace).toBe(menace);
  });

  test('are not changed', () => {
    const options = { players: [{ id: 'm', name: 'Melanie' }, 'Antoine'], seed: '', luna: {} };
    const copy = structuredClone(options);
    expect(campaign.createCampaign(options).options.luna).toEqual({ level: 3, edition: 'french' });
    expect(options).toEqual(copy);
  });
});
