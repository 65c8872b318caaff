import { expect, test } from 'vitest';
import { createRecord } from '../../src/entries/index.ts';
import { formatRecord, parseAction, parseRecord } from '../../src/entries/notation.ts';
import { playRandomly } from '../kit/playRandomly.ts';
import { notationError } from '../kit/thrown.ts';

const { options, actions } = playRandomly({ players: ['Ana', 'Ben'], seed: 'errors' }, 12);
const record = createRecord(options, actions);
const SEATS = record.options;
const [TITLE = '', ...HEAD] = formatRecord({ ...record, actions: [] })
  .trimEnd()
  .split('\n');

const PLAYER = /^a player and a colon: Ana:, Ben:$/;
const ACTION = /^an action: a sector or one of buy, choose, claim, coin, confront, .*, upload, use$/;
const CARD = /^a card, such as A07 or star-energy1$/;
const CARDS = /^cards joined by \+, such as A07\+B12$/;
const CARD_AT = /^a card and its slot, such as A07@2$/;
const USED = /^cards, and the display slot of the card acquired, such as A07\+B12>5$/;
const MARKER = /^a bonus space, such as purchase, destroy\/A07 or titaniumMajority#2$/;
const COMPANY = /^one of skymine, minerva, astrogo, tawac$/;
const SECTOR = /^a sector and a station column, such as 21\.0$/;
const OUTPOST = /^an asteroid, its space and a station column, such as 14\/1\.0$/;
const NUMBER = /^a number$/;

test.each<[string, number, RegExp]>([
  ['', 1, PLAYER],
  ['pass', 1, PLAYER],
  ['Ana pass', 1, PLAYER],
  ['Ana : pass', 1, PLAYER],
  ['; Ana: pass', 1, PLAYER],
  ['Cleo: pass', 1, PLAYER],
  ['  ana: pass', 3, PLAYER],
  ['#: pass', 1, PLAYER],
  ['#00: pass', 1, PLAYER],
  ['#-1: pass', 1, PLAYER],
  ['#1000: pass', 1, PLAYER],
  ['0: pass', 1, PLAYER],
  ['Ana:', 5, ACTION],
  ['Ana:   ', 8, ACTION],
  ['Ana: ; pass', 6, ACTION],
  ['Ana: Pass', 6, ACTION],
  ['Ana:  passes', 7, ACTION],
  ['Ana: constructor', 6, ACTION],
  ['Ana: sector 21.0', 6, ACTION],
  ['Ana: pass pass', 11, /^the end of the line$/],
  ['Ana: pass 3', 11, /^the end of the line$/],
  ['Ana: energy', 12, COMPANY],
  ['Ana: energy Minerva', 13, COMPANY],
  ['Ana: step moon', 11, COMPANY],
  ['Ana: plan A07', 11, CARD_AT],
  ['Ana: plan A07@', 11, CARD_AT],
  ['Ana: plan @2', 11, CARD_AT],
  ['Ana: plan A07 @2', 11, CARD_AT],
  ['Ana: plan A07@02', 11, CARD_AT],
  ['Ana: plan A07@2.0', 11, CARD_AT],
  ['Ana: rest ?@1', 11, CARD_AT],
  ['Ana: pickup -0', 13, NUMBER],
  ['Ana: pickup 1e1', 13, NUMBER],
  ['Ana: flip +3', 11, NUMBER],
  ['Ana: take 1234567890', 11, NUMBER],
  ['Ana: tile', 10, CARD],
  ['Ana: tile A07+B12', 11, CARD],
  ['Ana: salvage -A07', 14, CARD],
  ['Ana: decks A07,B12', 12, CARDS],
  ['Ana: decks A07+', 12, CARDS],
  ['Ana: decks A07++B12', 12, CARDS],
  ['Ana: sacrifice =', 16, CARDS],
  ['Ana: use A07>', 10, USED],
  ['Ana: use >5', 10, USED],
  ['Ana: use A07>5>6', 10, USED],
  ['Ana: marker moon', 13, MARKER],
  ['Ana: marker destroy/', 13, MARKER],
  ['Ana: marker titaniumMajority#', 13, MARKER],
  ['Ana: marker destroy/A07#1', 13, MARKER],
  ['Ana: once', 10, MARKER],
  ['Ana: 21', 6, SECTOR],
  ['Ana: 21.', 6, SECTOR],
  ['Ana: 21.0.1', 6, SECTOR],
  ['Ana: 021.0', 6, SECTOR],
  ['Ana: outpost 14.1.0', 14, OUTPOST],
  ['Ana: shuttle x', 14, /^a shuttle space$/],
  ['Ana: claim mission3', 12, /^a mission and its column, such as mission3@0$/],
  ['Ana: lay planB14', 10, /^a plan and its space, such as planB14@2$/],
  ['Ana: special', 13, /^a special plan$/],
  ['Ana: keep', 10, /^a token, such as token05$/],
  ['Ana: steps minerva', 12, /^a company and a number of steps, such as minerva\.3$/],
  ['Ana: steps moon.3', 12, /^a company and a number of steps, such as minerva\.3$/],
  ['Ana: remove minerva.x', 13, /^a company and a station column, such as minerva\.0$/],
])('an invalid line throws with its position %j at column %i', (line, column, expected) => {
  const error = notationError(() => parseAction(SEATS, line));
  expect(error).toMatchObject({ name: 'NotationError', line: 1, column });
  expect(error.expected).toMatch(expected);
  expect(error.message).toBe(`line 1, column ${column}: expected ${error.expected}`);
});

/** Returns a record with another head, or with other lines after the head. */
const withHead = (...head: readonly string[]): string => [TITLE, ...head, '', 'Ana: pass', ''].join('\n');
const withLines = (...lines: readonly string[]): string => [TITLE, ...HEAD, '', ...lines].join('\n');
const [SCHEMA = '', RULES = '', CONTENT = '', OPTIONS = '', RESULT = ''] = HEAD;
const TURNS = HEAD.length + 3;
const KEYS = /^one of schema, rules, content, options, result, each once, or an empty line$/;

test.each<[string, string, number, number, RegExp]>([
  ['nothing', '', 1, 1, /^"skymines record 1"$/],
  ['JSON', JSON.stringify(record), 1, 1, /^"skymines record 1"$/],
  ['another version', withHead(...HEAD).replace('record 1', 'record 2'), 1, 1, /^"skymines record 1"$/],
  ['an empty line first', `\n${withHead(...HEAD)}`, 1, 1, /^"skymines record 1"$/],
  ['only a title', TITLE, 2, 1, /^a line that begins with options$/],
  ['no head', withHead(), 2, 1, /^a line that begins with options$/],
  ['no options', withHead(SCHEMA, RULES, CONTENT, RESULT), 6, 1, /^a line that begins with options$/],
  ['an unknown line', withHead(SCHEMA, 'players 4', RULES), 3, 1, KEYS],
  ['a repeated line', withHead(SCHEMA, RULES, SCHEMA), 4, 1, KEYS],
  ['actions in the head', withHead(...HEAD, 'Ana: pass'), 7, 1, KEYS],
  ['the actions as JSON', withHead(...HEAD, 'actions []'), 7, 1, KEYS],
  ['a leading space', withHead(' schema 1', RULES, CONTENT, OPTIONS), 2, 1, KEYS],
  ['broken JSON', withHead(SCHEMA, RULES, 'content {', OPTIONS), 4, 9, /^a JSON value$/],
  ['no JSON', withHead('schema one', RULES, CONTENT, OPTIONS), 2, 8, /^a JSON value$/],
  ['another type', withHead('schema "1"', RULES, CONTENT, OPTIONS), 2, 8, /^a whole number from 1 to 9999, not "1"$/],
  ['incomplete content', withHead(SCHEMA, RULES, 'content {"id":"x"}', OPTIONS), 4, 9, /\(\$\.content\.fingerprint\)$/],
  ['invalid options', withHead(SCHEMA, RULES, CONTENT, 'options {}'), 5, 9, /^the options of a game/],
  ['an invalid result', withHead(...HEAD.slice(0, 4), 'result null'), 6, 8, /^an object, not null$/],
  ['a line without a player', withLines('Ana: pass', 'pass'), TURNS + 1, 1, PLAYER],
  ['a line without an action', withLines('Ana: pass', '', 'Ben:'), TURNS + 2, 5, ACTION],
  ['a wrong action at the end', withLines('; hm', 'Ana: energy minerva 21.0 21'), TURNS + 1, 26, SECTOR],
  ['an invalid comment', withLines('  # hm'), TURNS, 1, PLAYER],
])('an invalid record throws with its position: %s', (_name, text, line, column, expected) => {
  const error = notationError(() => parseRecord(text));
  expect([error.line, error.column]).toEqual([line, column]);
  expect(error.expected).toMatch(expected);
});
