import { describe, expect, test } from 'vitest';
import { defaultContent } from '../../src/entries/index.ts';
import { type Ran, runWith } from '../kit/cli.ts';
import { proofTest } from '../kit/proofTest.ts';

/** Runs a command that can read some files. */
const ran = (args: readonly string[], files: Readonly<Record<string, string>> = {}): Ran =>
  runWith(args, (path) => files[path]);

const template = ran(['content', 'template']);

test('skymines content template prints all components and the meaning of their provenance as JSON', () => {
  const { $comment, ...content } = JSON.parse(template.out);
  expect(content).toEqual(JSON.parse(JSON.stringify(defaultContent)));
  expect($comment.join(' ')).toMatch(/Those marked reconstructed are invented/);
});

describe('skymines content check', () => {
  const checked = (text: string): Ran => ran(['content', 'check', 'box.json'], { 'box.json': text });

  test('accepts the untouched template', () => {
    const out = `box.json: the component set "${defaultContent.id}" is complete and valid\n`;
    expect(checked(template.out)).toMatchObject({ code: 0, out });
  });

  test('lists all problems at once and exits 1', () => {
    const broken = JSON.parse(template.out);
    broken.cards[0].cost = -1;
    delete broken.slotCosts;
    const { code, out } = checked(JSON.stringify(broken));
    expect(code).toBe(1);
    expect(out).toMatch(/^\$\.cards\[0\]\.cost: /m);
    expect(out).toMatch(/^\$\.slotCosts: /m);
    expect(out).toMatch(/box\.json: 2 problems\n$/);
  });

  test('reports a file that is not JSON', () => {
    const out = '$: expected valid JSON (SETUP-2)\nbox.json: 1 problem\n';
    expect(checked('cards: 44')).toMatchObject({ code: 1, out });
  });

  test.each([
    [['content', 'check'], /missing argument FILE/],
    [['content', 'check', 'none.json'], /cannot read the file 'none\.json'/],
    [['content', 'check', 'a.json', 'b.json'], /unexpected argument 'b\.json'/],
    [['content'], /missing command; the commands are content template, content check, content draw/],
  ])('%j ends with exit code 2 and one line', (args, message) => {
    const { code, err } = ran(args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err.trimEnd()).not.toContain('\n');
  });
});

describe('skymines content draw', () => {
  test.each(['moon', 'belt', 'tracks'])('draws the %s as SVG', (picture) => {
    const { code, out } = ran(['content', 'draw', picture]);
    expect(code).toBe(0);
    expect(out).toMatch(/^(<\?xml[^>]*>\s*)?<svg /);
  });

  test('draws the components of a file', () => {
    const moved = JSON.parse(template.out);
    moved.moon.sectors[0].position.x += 1;
    const files = { 'box.json': JSON.stringify(moved) };
    const drawn = ran(['content', 'draw', 'moon', '--content', 'box.json'], files);
    expect(drawn.out).not.toBe(ran(['content', 'draw', 'moon']).out);
  });

  test('rejects an unknown picture and lists the available ones', () => {
    const err = expect.stringMatching(/moon, belt, tracks/);
    expect(ran(['content', 'draw', 'mars'])).toMatchObject({ code: 2, err });
  });
});

describe('skymines play --content', () => {
  proofTest('plays the same game with the untouched template as with the default components', () => {
    const files = { 'box.json': template.out };
    const args = ['play', '--players', '2', '--seed', 'box'];
    expect(ran([...args, '--content', 'box.json'], files)).toEqual(ran(args));
  });

  test('rejects invalid components', () => {
    const { code, err } = ran(['play', '--content', 'box.json'], { 'box.json': '{}' });
    expect(code).toBe(1);
    expect(err).toMatch(/box\.json: \d+ problems?\n$/);
  });
});
