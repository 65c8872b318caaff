import {
  checkCampaignRecord,
  createCampaign,
  createCampaignRecord,
  loadCampaign,
} from '../../../src/entries/campaign.ts';
import type { Action, CreateGameOptions } from '../../../src/entries/index.ts';
import {
  checkRecord,
  createGame,
  createRecord,
  defaultContent,
  explain,
  loadGame,
  validateContent,
} from '../../../src/entries/index.ts';
import { formatRecord, parseAction, parseRecord } from '../../../src/entries/notation.ts';

/** A function that reads external input, and its input by number of characters. */
export interface Attempt {
  readonly reader: string;
  readonly shape: string;
  /** Creates the input and returns a call that reads it. */
  readonly prepare: (characters: number) => () => unknown;
}

const options: CreateGameOptions = { players: ['Ana', 'Ben'], seed: 'size', luna: { level: 2 }, missions: true };
const game = createGame(options);
const record = createRecord(options, []);
const start = { players: ['Ana', 'Ben'], seed: 'size', luna: {} };
const campaign = createCampaign(start);
const campaignRecord = createCampaignRecord(start, []);
const head = formatRecord(record);

/** As many copies of a piece as fit into this many characters, between a start and an end. */
const filled = (before: string, piece: string, after: string, between = ''): ((characters: number) => string) => {
  return (characters) => {
    const count = Math.max(1, Math.floor(characters / (piece.length + between.length)));
    return `${before}${Array(count).fill(piece).join(between)}${after}`;
  };
};

const manyKeys = (characters: number): string => {
  const keys = Array.from({ length: Math.ceil(characters / 12) }, (_, index) => `"key${index}":0`);
  return `{${keys.join()}}`;
};

/** JSON that is expensive to read. */
const SHAPES: Readonly<Record<string, (characters: number) => string>> = {
  'lists in lists': (characters) => `${'['.repeat(characters / 2)}${']'.repeat(characters / 2)}`,
  'objects in objects': (characters) => `${'{"a":'.repeat(characters / 6)}0${'}'.repeat(characters / 6)}`,
  'a long key above keys that are not allowed': (characters) =>
    `{"${'k'.repeat(characters / 2)}":${filled('[', '{"__proto__":1}', ']', ',')(characters / 2)}}`,
  'many keys': manyKeys,
  'a long text': (characters) => JSON.stringify('x'.repeat(characters)),
  'many texts': filled('[', '"x"', ']', ','),
  'many numbers': filled('[', '-0', ']', ','),
  'many empty objects': filled('[', '{}', ']', ','),
  'many actions': filled('[', '{"type":"pass","seat":0}', ']', ','),
};

const refusedBy = (call: () => unknown): unknown => {
  try {
    return call();
  } catch (error) {
    return error;
  }
};

/** Readers of values, each with a parsed value. */
const READERS: Readonly<Record<string, (input: unknown) => unknown>> = {
  'loadGame: a part': (input) => loadGame({ ...game, players: input }),
  'checkRecord: whole': checkRecord,
  'checkRecord: options': (input) => checkRecord({ ...record, options: input }),
  'checkRecord: actions': (input) => checkRecord({ ...record, actions: input }),
  'loadCampaign: results': (input) => loadCampaign({ ...campaign, results: input }),
  'checkCampaignRecord: actions': (input) => checkCampaignRecord({ ...campaignRecord, actions: input }),
  'validateContent: whole': validateContent,
  'validateContent: cards': (input) => validateContent({ ...defaultContent, cards: input }),
  'explain: whole': (input) => explain(game, input as Action),
  'explain: cards': (input) => explain(game, { type: 'useResources', seat: 0, cards: input } as Action),
  'createGame: players': (input) => createGame({ ...options, players: input } as CreateGameOptions),
  'createGame: seed': (input) => createGame({ ...options, seed: input } as CreateGameOptions),
};

/** Readers of text. */
const TEXT_READERS: Readonly<Record<string, (text: string) => unknown>> = { loadGame, loadCampaign };

const name = (letter: string, characters: number): string => letter.repeat(Math.max(1, characters / 8));

/** Records as text with long names, four times as long as their lines together. */
function longNames(characters: number): string {
  const players = ['a', 'b', 'c', 'd'].map((letter) => ({ id: letter, name: name(letter, characters) }));
  const lines = filled('', '#0: pass', '', '\n')(characters / 2);
  return `${head.replace(/options .*/, `options ${JSON.stringify({ players, seed: '' })}`)}\n${lines}`;
}

const NOTATION: Readonly<Record<string, (characters: number) => string>> = {
  'many lines': filled(`${head}\n`, '#0: pass', '', '\n'),
  'many empty lines': filled(`${head}\n`, '', '', '\n'),
  'many words in a line': filled(`${head}\nAna: `, 'plan A01@1', '', ' '),
  'a long name': (characters) => `${head}\n${'a'.repeat(characters)}`,
  'a long id': (characters) => `${head}\nAna: tile ${'a'.repeat(characters)}+`,
  'many cards': filled(`${head}\nAna: use `, 'A01', '', '+'),
  'many spaces': filled(`${head}\n`, ' ', ''),
  'many comments': filled(`${head}\n`, 'Ana: pass ; ;', '', '\n'),
  'long names and many lines': longNames,
  'a long head': (characters) => head.replace(/options .*/, `options ${manyKeys(characters)}`),
};

/** Every reader with every shape of its input. */
export const ATTEMPTS: readonly Attempt[] = [
  ...Object.entries(SHAPES).flatMap(([shape, make]) => [
    ...Object.entries(TEXT_READERS).map(([reader, read]) => attempt(reader, shape, make, read)),
    ...Object.entries(READERS).map(([reader, read]) => attempt(reader, shape, make, read, JSON.parse)),
  ]),
  ...Object.entries(NOTATION).map(([shape, make]) => attempt('parseRecord', shape, make, parseRecord)),
  ...Object.entries(NOTATION).map(([shape, make]) =>
    attempt('parseAction', shape, make, (text) => parseAction(game.options, text.slice(head.length + 1))),
  ),
];

function attempt<T = string>(
  reader: string,
  shape: string,
  make: (characters: number) => string,
  read: (input: T) => unknown,
  parse: (text: string) => T = (text) => text as T,
): Attempt {
  return {
    reader,
    shape,
    prepare(characters) {
      const input = parse(make(characters));
      return () => refusedBy(() => read(input));
    },
  };
}
