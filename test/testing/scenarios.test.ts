import { expect, it } from 'vitest';
import { scenarios } from '../../src/entries/testing.ts';
import { createRules, rules } from '../kit/pinned.ts';

/** Runs the scenarios of a text. */
const run = (text: string): readonly (readonly string[])[] =>
  scenarios(text, rules, { createRules }).map((scenario) => scenario.run());

it('splits a text at blank lines and skips comments', () => {
  const found = scenarios(
    '# Passing\n\nPASS-1 one # note\n> Ana: pass\n# more\nnext Ana pickUp\n\n\nPASS-2 two\n>\n',
    rules,
  );
  expect(found.map(({ title, line }) => [title, line])).toEqual([
    ['PASS-1 one', 3],
    ['PASS-2 two', 9],
  ]);
  expect(found.flatMap((scenario) => scenario.run())).toEqual([]);
});

it('continues a line that ends with a comma', () => {
  const text = 'EXP-4 one\nAna area A07\n? Ana: energy = skymine, minerva,\n  astrogo, tawac\nnext Ana turn\n';
  expect(run(text)).toEqual([[]]);
});

it('throws when a title has no rule id', () => {
  expect(() => scenarios('Ana coins 5', rules)).toThrow(
    new SyntaxError('1: a title must begin with a rule id such as RES-1, not "Ana coins 5"'),
  );
});

it('applies a table block to all scenarios below it', () => {
  expect(run('table\nAna coins 7\n\nSETUP-1 one\n> Ana: pass\nAna coins 8\n')).toEqual([
    ['6: Ana coins: expected 8, got 7'],
  ]);
});

it.each([
  ['Ana coins 5', '> Ana: pass\nAna coins +1', '4: Ana coins: expected 6, got 5'],
  ['Ana coins 5; helium 3; round 2', '> Ana: pass\nAna coins 5; helium 4; round 2', '4: Ana helium: expected 4, got 3'],
  ['Ana coins 5; Ben coins 4; helium 3', '> Ana: pass\nBen helium 3; coins 5', '4: Ben coins: expected 5, got 4'],
  ['', '> Ana: pass\ncoins 5', '4: there is no player or property "coins"'],
  ['', '> Ana: pass -> passed yes; next Ana pickUp', '3: Ana passed: expected yes, got no'],
  ['', '> Ana: pass -> passed no; next Ana pickUp; coins 4', '3: Ana coins: expected 4, got '],
  ['Ana coins 4; display 1 A01; helium 3', '> Ana: pass\nAna helium 2', '4: Ana helium: expected 2, got 3'],
  ['Ana coins 4', '# no action', '1: no line begins with >, !, ~ or ?'],
  ['', '> Ana: pass pickup 1; Ben: pass -> coins 9; Ana coins 8', '3: Ben coins: expected 9, got '],
  ['', '> Ana: pass\n>> Ana: pickup 1 -> Ben coins =; passed yes', '4: Ben passed: expected yes, got no'],
  ['', '> all pass -> coins 9', '3: there is no player or property "coins"'],
  ['Ana hand A01', '> Ana: pass\nAna hand +A02', null],
  ['', '> Ana: pass\nAna passed yes', '4: Ana passed: expected yes, got no'],
  ['', '> Ana: pass\nnext Cleo turn', '4: next: expected Cleo turn, got Ana pickUp'],
  ['', '> Ana: use A01', '3: use A01: Carbon 2 cannot be used'],
  ['', '! Ana: pass : cardTwice RES-2', '3: pass: expected cardTwice RES-2, got nothing'],
  ['', '~ Ana: use A01 :', '3: use A01: expected nothing, got notAFaceUpResourceCard ROUND-10'],
  ['', '~ Ana: pass : markersLeft PASS-1 markers=3', 'got markersLeft PASS-1 markers=2'],
  [
    'Ana area A01 A03',
    '> Ana: use A01\nnext Ana units units=3',
    '4: next: expected Ana units units=3, got Ana units units=2',
  ],
  ['Ana plan 1 planA13', '> Ana: pass\nAna plan 1 planA14', '4: Ana plan 1: expected planA14, got planA13'],
  ['start planning\nAna hand A01', '! Ana: plan A01@0 : slotOff PLAN-3 slot=1', 'slot=1, got slotOff PLAN-3 slot=0'],
  ['', '? Ana: pass = ', '3: offered to Ana: expected nothing, got pass'],
  ['Ana markers 0', '? Ana: pass, marker *', '3: offered to Ana: expected marker *, pass, got pass'],
  ['Ana area A01', '? Ana: pass, marker *', '3: offered to Ana: expected marker *, pass, got marker *, pass, use A01'],
  ['', '> Ana: pass; all pass\nstate deck =', '4: state deck: expected ['],
  ['Ana coins 9', '>\nAna score 9 0 0 0 0 10 0', '4: Ana score: expected 9 0 0 0 0 10 0, got 9 0 0 0 0 0 0'],
  ['', '> Ana: pass\nevent coins', '4: event coins: there is no such event'],
  ['', '> Ana: pass\nno coins', '4: expected "no event", not "no coins"'],
  ['', '> Ana: pass\nno event coin', '4: there is no type of event "coin"'],
  ['', '> Ana: pass\nnext', '4: next: expected nothing, got Ana pickUp'],
  ['', '> Ana: pass\nover', '4: the game is not over'],
  ['', '> Eve: pass', '3: expected a player and a colon: Ana:, Ben:, Cleo:, Dan:'],
  ['', '! Ana: step tawac : notThisDecision ROUND-9 seat=1', '3: step tawac: expected notThisDecision ROUND-9 seat=1'],
  ['', '> Ana: pass\nnext Ana pickUp slots=5', '4: next: expected Ana pickUp slots=5, got Ana pickUp slots='],
  ['content figures.startingCoins 3', '> Ana: pass\nAna coins 0', '4: Ana coins: expected 0, got 3'],
  ['', '> Ana: pass\nAna luck 3', '4: a player has no property "luck"'],
  ['', '> Ana: pass\nluck 3', '4: there is no player or property "luck"'],
])('names the line and the difference: %s / %s', (setUp, lines, problem) => {
  const [found = []] = run(`PASS-1 a test\n${setUp === '' ? '# no set-up' : setUp}\n${lines}\n`);
  if (problem === null) expect(found).toHaveLength(1);
  else expect(found.join('\n')).toContain(problem);
});

it.each([
  ['Ana area A01 A02 A03 A04', 'no card in a slot that is OFF'],
  ['state __proto__.toString 1', 'expected a path to a value, not "__proto__.toString"'],
  ['constructor 1', 'there is no player or property "constructor"'],
  ['Ana coins many', 'expected a number, not "many"'],
  ['station tawac 9 9 9', '$.removed.tawac'],
  ['sector 99 tawac', 'expected a number from 1 to 24, not "99"'],
  ['Ana token token05', '"Ana token token05" can only be checked'],
  ['content figures.luck 3', 'expected a path to a value, not "figures.luck"'],
  ['missions mission1', 'there are no missions in this game'],
  ['rules other', 'there are no rules "other"'],
  ['start midnight', 'there is no decision "midnight"'],
])('reports the title for an invalid position: %s', (setUp, problem) => {
  const [[found = ''] = []] = run(`PASS-1 a test\n${setUp}\n> Ana: pass\n`);
  expect(found).toMatch(/^1: /);
  expect(found).toContain(problem);
});

it('changes the component set only with the option createRules', () => {
  const text = 'PASS-1 a test\ncontent slotCosts.0 9\n> Ana: pass\nnext Ana pickUp\n';
  expect(run(text)).toEqual([[]]);
  expect(scenarios(text, rules).map((scenario) => scenario.run())).toEqual([
    ['1: a line with "content" needs the option createRules'],
  ]);
});
