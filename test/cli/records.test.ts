import { describe, expect, test } from 'vitest';
import { createCampaignRecord } from '../../src/entries/campaign.ts';
import type { Action, Content, GameRecord, RuleId } from '../../src/entries/index.ts';
import { createRecord, createRules, defaultContent, RULES, sourceText } from '../../src/entries/index.ts';
import { actionPlaces, formatRecord } from '../../src/entries/notation.ts';
import { type Ran, runWith } from '../kit/cli.ts';
import { must } from '../kit/must.ts';
import { playRandomly } from '../kit/playRandomly.ts';
import { proofTest } from '../kit/proofTest.ts';
import { proofList } from '../kit/soak.ts';

/** Files that the commands can read. */
const FILES = new Map<string, string>();

const ran = (...args: readonly string[]): Ran => runWith(args, (path) => FILES.get(path));

/** Checks a file with this text. */
function checked(text: string, ...args: readonly string[]) {
  FILES.set('game', text);
  return ran('check', 'game', ...args);
}

const whole = playRandomly({ players: ['Ana', 'Ben'], seed: 'records' });
const record: GameRecord = createRecord(whole.options, whole.actions);
const printed = JSON.stringify(record);
const { actions, result } = record;

const GAMES: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['one player and Luna', ['--players', '1', '--luna', '5', '--tokens=choose', '--tracks=random']],
  ['two players', ['--players', '2']],
  ['the Belt, missions and a menace', ['--players', '2', '--board', 'belt', '--missions', '--menace']],
];

test.each(proofList(GAMES, 1))(
  'skymines play --json prints one line that skymines check accepts: %s',
  (_name, args) => {
    const { code, out } = ran('play', '--json', '--seed=x', ...args);
    expect(code).toBe(0);
    expect(out.split('\n')).toHaveLength(2);
    expect(checked(out)).toMatchObject({ code: 0, err: '', out: expect.stringContaining(', to the end\n') });
  },
);

const [ana, ben] = result?.totals ?? [];
const good = `game: ${actions.length} legal actions, to the end\nAna ${ana}, Ben ${ben}\n`;

describe('skymines check', () => {
  test('prints the totals of a legal record', () => {
    expect(checked(printed)).toEqual({ code: 0, out: good, err: '' });
  });

  test('reads notation too', () => {
    expect(checked(formatRecord(record))).toEqual({ code: 0, out: good, err: '' });
    const windows = `${formatRecord(record).replaceAll('\n', '\r\n')}; the end\r\n`;
    expect(checked(windows)).toMatchObject({ code: 0, out: good });
  });

  test('prints the progress of an unfinished game', () => {
    const { result: _, ...open } = record;
    const early = { ...open, actions: actions.slice(0, 1) };
    expect(checked(JSON.stringify(early)).out).toMatch(/^game: 1 legal action, up to round 1\nAna \d+, Ben \d+\n$/);
  });

  test('names the first illegal action, its index, rule and page', () => {
    const at = 40;
    const seat = actions[at]?.seat === 0 ? 1 : 0;
    const illegal: Action = { type: 'lunaTurn', seat };
    const broken = { ...record, actions: [...actions.slice(0, at), illegal, ...actions.slice(at + 1)] };
    const { line, column } = must(actionPlaces(formatRecord(broken))[at]);
    for (const [text, place] of [
      [JSON.stringify(broken), `action ${at}`],
      [formatRecord(broken), `line ${line}, column ${column}`],
    ] as const) {
      const { code, out, err } = checked(text);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      const [, found, action, rule = '', source] =
        /^game: (.+?) \((.+?)\): .+\. \(([A-Z]+-\d+), ([^)]+)\)\n$/.exec(err) ?? [];
      expect(found).toBe(place);
      expect(action).toBe(`${seat === 0 ? 'Ana' : 'Ben'}: turn`);
      expect(source).toBe(sourceText(RULES[rule as RuleId].page));
    }
    const french = checked(JSON.stringify(broken), '--lang=fr').err;
    expect(french).toMatch(
      /^game: action 40 \((?:Ana|Ben): turn\)\s: .+\. \([A-Z]+-\d+, (?:règles|livret Luna) p\.\s[-\d]+.*\)\n$/,
    );
    expect(french).not.toMatch(/\b(?:the|you|rulebook)\b/);
  });

  test('reports a result that differs from the recorded one', () => {
    const other = { ...record, result: { hash: 'x', totals: [1, 2] } };
    expect(checked(JSON.stringify(other))).toEqual({
      code: 1,
      out: '',
      err: [
        `game: $.result.totals: expected ${ana}, ${ben}, not 1, 2\n`,
        `game: $.result.hash: expected ${result?.hash}, not x\n`,
        'game: every action is legal, but the totals differ from the recorded ones\n',
      ].join(''),
    });
  });

  test('reports correct totals when only the hash differs', () => {
    const other = { ...record, result: { ...result, hash: 'x' } };
    expect(checked(JSON.stringify(other)).err).toMatch(
      /not x\ngame: .+ the totals match; only the hash differs, .+\n$/,
    );
  });

  test.each([
    ['broken JSON', printed.slice(0, 99), /^game: this is not valid JSON: .+\n$/],
    ['nothing', '', /^game: a record starts with "skymines record 1" or, in JSON, with \{\. .+\n$/],
    [
      'moves without a head',
      'Ana: pass\n',
      /^game: a record starts with "skymines record 1" .+ add the options of their game, .+\n$/,
    ],
    ['JSON of something else', '[]', /^game: \$: expected an object, not a list of 0\n$/],
    ['null', 'null', /^game: \$: expected an object, not null\n$/],
    ['a text', '"campaign"', /^game: \$: expected an object, not "campaign"\n$/],
    ['another kind', JSON.stringify({ ...record, kind: 'match' }), /^game: \$\.kind: expected no such key\n$/],
    ['a record without actions', '{"schema":1}', /^game: \$\.options: expected .+\n(game: .+\n)+$/],
    ['broken notation', 'skymines record 1\nschema x\n', /^game: line 2, column 8: expected a JSON value\n$/],
    ['an unknown verb', `${formatRecord(record)}Ana: jump\n`, /^game: line \d+, column 6: expected an action: .+\n$/],
  ])('%s ends with code 1 and names the place', (_name, text, message) => {
    const { code, out, err } = checked(text);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(message);
  });

  test('checks a campaign record as a campaign', () => {
    const campaign = createCampaignRecord({ players: ['Ana', 'Ben'], seed: 'records' }, []);
    const out = 'game: 0 legal actions of a campaign, up to chapter 1\nsuccess points: Ana 0, Ben 0\n';
    expect(checked(JSON.stringify(campaign))).toEqual({ code: 0, out, err: '' });
    const broken = { ...campaign, result: undefined, actions: [{ type: 'play', action: { type: 'pass', seat: 0 } }] };
    expect(checked(JSON.stringify(broken)).err).toMatch(/^game: action 0: .+ \(SETUP-39, rulebook, set-up pages\)\n$/);
    const french = checked(JSON.stringify(broken), '--lang=fr').err;
    expect(french).toMatch(/^game: action 0\s: .+ \(SETUP-39, règles, pages de mise en place\)\n$/);
  });

  test('an unreadable or missing file ends with code 2', () => {
    expect(ran('check', 'nowhere')).toEqual({ code: 2, out: '', err: 'skymines: cannot read nowhere\n' });
    const missing = expect.stringMatching(/^skymines: missing argument FILE: .+\n$/);
    expect(ran('check')).toMatchObject({ code: 2, out: '', err: missing });
    FILES.set('game', printed);
    expect(ran('check', 'game', 'other')).toMatchObject({ code: 2, err: expect.stringContaining("'other'") });
    expect(ran('check', 'game', '--content')).toMatchObject({ code: 2, err: expect.stringContaining('needs a value') });
  });

  describe('with other components', () => {
    const [first, ...others] = defaultContent.cards;
    if (first === undefined) throw new Error('no card');
    const mine: Content = { ...defaultContent, id: 'my-box', cards: [...others, first] };
    const game = playRandomly({ players: ['Ana', 'Ben'], seed: 'mine' }, 0);
    const text = JSON.stringify(createRules(mine).createRecord(game.options, []));
    FILES.set('mine.json', JSON.stringify(mine));
    FILES.set('broken.json', '{');

    test('a record needs its own components', () => {
      expect(checked(text, '--content', 'mine.json')).toMatchObject({ code: 0, err: '' });
      const { code, err } = checked(text);
      expect(code).toBe(1);
      expect(err).toMatch(
        /^game: \$\.content\.fingerprint: expected the components "[^"]+" \(\w+\), not the components "my-box" \(\w+\)\n$/,
      );
      expect(checked(printed, '--content=mine.json').code).toBe(1);
    });

    test('reports a file that is not a component set', () => {
      const { code, out, err } = checked(text, '--content', 'broken.json');
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain('broken.json: 1 problem\n');
    });
  });
});

describe('skymines check: the moves of a game without a head', () => {
  const options = ['--players=2', '--seed=records'];
  const [, moves = ''] = /^.+?\n\n(.+)$/s.exec(formatRecord(record)) ?? [];

  test('are replayed with the options of the command line', () => {
    expect(checked(moves, ...options)).toEqual({ code: 0, out: good, err: '' });
    const byNumber = moves.replaceAll(/^Ana:/gm, '#0:');
    expect(checked(`; a comment\n\n${byNumber}`, ...options).code).toBe(0);
  });

  test('are counted from the first line', () => {
    expect(checked(`${moves}Ana: jump\n`, ...options).err).toMatch(
      new RegExp(`^game: line ${moves.split('\n').length}, column 6: expected an action`),
    );
    expect(checked('Ben: turn\n', ...options).err).toMatch(/^game: line 1, column 6 \(Ben: turn\): /);
  });

  test('need a seed', () => {
    expect(checked(moves, '--players=2')).toMatchObject({ code: 2, err: expect.stringContaining('needs --seed') });
    const err = expect.stringMatching(/^game: the options of the game: expected /);
    expect(checked(moves, '--players=2', `--seed=${'s'.repeat(1001)}`)).toMatchObject({ code: 1, err });
  });

  test.each([printed, formatRecord(record)])('rejects options for a record, which has its own', (text) => {
    const err = 'skymines: game contains the options of its game; remove --players, --seed\n';
    expect(checked(text, ...options)).toEqual({ code: 2, out: '', err });
  });

  test('suggests similar ids for an unknown one', () => {
    expect(checked('Ana: decks star-carbon1+carbon2\n', ...options).err).toBe(
      `game: line 1, column 25: expected a card of the component set "${defaultContent.id}", not "carbon2"; did you mean diamond-carbon2, star-carbon2, triangle-carbon2, circle-carbon2?\n`,
    );
  });
});

describe('skymines check: a game with a real box', () => {
  const named = (deal: object): string =>
    checked(JSON.stringify(createRecord({ players: ['Ana', 'Ben'], seed: 'box', deal }, []))).out;
  const start = playRandomly({ players: ['Ana', 'Ben'], seed: 'box' }, 0).start;
  const cards = start.display.filter((id) => id !== null);
  const plans = start.researchDisplay.filter((id) => id !== null);

  test('lists the components that no line names', () => {
    expect(named({ cards: cards.slice(1), plans: plans.slice(2) })).toContain(
      `\nnote: drawn with the seed, because no line with + contains them: ${[cards[0], ...plans.slice(0, 2)].join(', ')}\n`,
    );
  });

  test('lists nothing when all or no components are named', () => {
    expect(named({ cards, plans })).not.toContain('note');
    expect(named({})).not.toContain('note');
  });
});

describe('skymines fuzz', () => {
  test('plays and tries the requested numbers and prints the counts', () => {
    const { code, out, err } = ran('fuzz', '--games', '1', '--seed', 'x');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^1 game, \d+ decisions, \d+ states fully checked: 0 problems\n100 actions, 10 saves, records and component sets, 10 texts: 0 problems\n$/,
    );
  });

  proofTest('is reproducible, with the default seed fuzz', () => {
    const { out } = ran('fuzz', '--games', '1');
    expect(ran('fuzz', '--games', '01', '--seed', 'fuzz').out).toBe(out);
    expect(ran('fuzz', '--games=1', '--seed=x').out).not.toBe(out);
  });

  test.each(['0', 'x', '-1', '1.5', '', '1e3', '1000000'])('rejects --games %j', (games) => {
    const err = `skymines: --games must be a whole number above 0, not '${games}'\n`;
    expect(ran('fuzz', `--games=${games}`)).toEqual({ code: 2, out: '', err });
  });
});

test.each(['check', 'fuzz'])('%s has a help text and is in the list of commands', (name) => {
  expect(ran(name, '--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`skymines ${name}`) });
  expect(ran('--help').out).toContain(`  ${name} `);
});
