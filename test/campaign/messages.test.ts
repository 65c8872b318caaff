import { describe, expect, test } from 'vitest';
import { type CampaignFault, IllegalCampaignActionError, refuse } from '../../src/campaign/actions.ts';
import { campaignViolation } from '../../src/core/messages.ts';
import { defaultContent, InvalidOptionsError } from '../../src/entries/index.ts';
import { boxOf } from '../../src/game/boxOf.ts';
import { begin, campaign } from '../kit/campaign.ts';
import { names } from '../kit/people.ts';
import { thrown } from '../kit/thrown.ts';

const start = begin(2);

/** The message about an illegal campaign action. */
function sentence(action: unknown): string | undefined {
  const result = campaign.tryCampaignReduce(start, action as Parameters<typeof campaign.tryCampaignReduce>[1]);
  return result.ok ? undefined : result.violations[0]?.message;
}

/** The problems of campaign options. */
function problems(options: object): readonly object[] {
  const create = () => campaign.createCampaign(options as Parameters<typeof campaign.createCampaign>[0]);
  return thrown(InvalidOptionsError, create)?.problems ?? [];
}

describe('a malformed campaign action', () => {
  test.each([
    [{ type: 'cheat' }, 'type "cheat" is unknown'],
    [{ type: 'trustGame' }, 'field "game" is missing'],
    [{ type: 'setLunaLevel', level: '4' }, 'field "level" must be a number'],
  ])('%j: %s', (action, problem) => {
    expect(sentence(action)).toBe(`This campaign action is malformed: ${problem}.`);
  });

  test('is thrown as a named error', () => {
    expect.assertions(1);
    try {
      campaign.campaignReduce(start, { type: 'setLunaLevel', level: 3 });
    } catch (error) {
      expect(error instanceof IllegalCampaignActionError && error.name).toBe('IllegalCampaignActionError');
    }
  });
});

describe('the problem of Luna’s level', () => {
  test('CAMP-21 names the levels for one player', () => {
    expect(problems({ players: names(1), seed: 's', luna: { level: 2 } })).toEqual([
      { field: 'luna.level', message: 'in a campaign with one player, Luna starts at level 5 or 4' },
    ]);
  });

  test.each([0, 4])('is not reported when she cannot play: with %i players', (people) => {
    const players = people === 0 ? [] : names(people);
    const fields = problems({ players, seed: 's', luna: { level: 1 } }).map((each) => ({ ...each, message: '' }));
    expect(fields).not.toContainEqual({ field: 'luna.level', message: '' });
    expect(fields.length).toBeGreaterThan(0);
  });
});

test('messages shorten external texts but not problems', () => {
  const long = 'x'.repeat(80);
  const message = (fault: CampaignFault): string => campaignViolation(boxOf(defaultContent), fault).message;
  expect(message(refuse('otherPlayers', { found: long, wanted: 'Ana' }).error)).not.toContain(long);
  expect(message(refuse('notAGame', { problem: long }).error)).toContain(long);
});

test('rejects a save without options and names the path', () => {
  const save = { ...start, options: null };
  expect(() => campaign.loadCampaign(save)).toThrow(/\$\.options/);
});
