import { describe, expect, test } from 'vitest';
import { drawCard, drawMap, type Highlight, type HighlightKind, THEMES } from '../../src/entries/drawing.ts';
import { createGame, defaultContent } from '../../src/entries/index.ts';
import { must } from '../kit/must.ts';
import { english as text } from './texts.ts';
import { all, type Node, ofClass, parse, withId } from './xml.ts';

const cost = defaultContent.cards.find(({ id }) => id === 'A01')?.cost;
const ref = { kind: 'card', card: 'A01' } as const;
const KINDS: readonly HighlightKind[] = ['choice', 'chosen', 'last', 'warned', 'linked', 'hover'];

/** Draws the card with a highlight, which is a choice by default. */
function marked(mark: Partial<Highlight>, interactive = false): Node {
  return parse(drawCard('A01', { text, highlight: [{ ref, as: 'choice', ...mark }], interactive }));
}

const buttonsIn = (root: Node): Node[] => all(root).filter(({ attributes }) => attributes['role'] === 'button');
const textsIn = (root: Node): string[] => all(root).map((node) => node.text);
const haloOf = (root: Node): Node['attributes'] => must(ofClass(root, 'halo')[0]).attributes;

describe('a target', () => {
  test('has its reference, its class and its text', () => {
    const place = withId(parse(drawCard('A01', { text, idPrefix: 'left-' })), 'left-card:A01');
    expect(place.attributes).toMatchObject({ 'data-ref': 'card:A01', class: 'card' });
    expect([place.children[0]?.name, place.children[0]?.text]).toEqual(['title', `Carbon 2. Cost: ${cost}`]);
  });

  test.each(KINDS)('is highlighted as %s with a separate class and line', (as) => {
    const root = marked({ as });
    expect(withId(root, 'card:A01').attributes['class']).toBe(`card sm-is-${as}`);
    expect(haloOf(root)['stroke']).toBe(THEMES.dark.paint[as]);
  });

  test('has highlights that can be distinguished without colours', () => {
    const lines = KINDS.map((as) => haloOf(marked({ as })));
    const looks = lines.map((line) => `${line['stroke-width']} ${line['stroke-dasharray']}`);
    expect(new Set(looks).size).toBe(KINDS.length);
  });

  test('has the label of its highlight', () => {
    const root = marked({ label: '3 coins' });
    expect(textsIn(root)).toContain('3 coins');
    expect(all(root).every(({ attributes }) => !('role' in attributes) || attributes['role'] === 'img')).toBe(true);
  });

  test('shows a sign instead of the label, which stays accessible', () => {
    const sign = { kind: 'coin', text: '3' } as const;
    const root = marked({ label: '3 coins', sign }, true);
    expect(textsIn(root)).not.toContain('3 coins');
    expect(ofClass(root, 'coin').length).toBeGreaterThan(ofClass(marked({}), 'coin').length);
    expect(buttonsIn(root)[0]?.attributes['aria-label']).toMatch(/\(3 coins\)$/);
  });

  test('is dashed without a glow if the choice is wasteful', () => {
    const root = marked({ label: 'only blocks the space', wastes: true });
    expect(ofClass(root, 'sm-ring')).toEqual([]);
    expect(textsIn(root)).not.toContain('only blocks the space');
    expect(haloOf(root)['stroke-dasharray']).toBe('2 4');
  });

  test('has room for a sector’s cost without overlaps', () => {
    const state = createGame({ players: ['Ana', 'Ben'], seed: 'cost' });
    const sector = { kind: 'sector', sector: 16 } as const;
    const highlight = [{ ref: sector, as: 'choice', label: '2 energy', sign: { kind: 'energy', text: '2' } }] as const;
    const size = { width: 500, height: 528 };
    const spots = (marks: typeof highlight | readonly []) =>
      all(withId(parse(drawMap(state, { text, size, highlight: marks })), 'sector:16'))
        .filter(({ name }) => name === 'use' || name === 'text' || name === 'circle')
        .map(({ attributes: { x, y, cx, cy, transform } }) => `${x ?? cx} ${y ?? cy} ${transform}`);
    const [plain, marked] = [spots([]), spots(highlight)];
    // The highlight adds a plate and an icon, and moves the number.
    expect(marked.length).toBeGreaterThan(plain.length);
    expect(plain.every((spot) => marked.includes(spot))).toBe(false);
  });

  test('is a button if it is a choice in an interactive picture', () => {
    const root = marked({ label: '3 coins' }, true);
    expect(root.attributes['role']).toBe('group');
    const [button, ...more] = buttonsIn(root);
    expect(more).toEqual([]);
    expect(button?.attributes).toMatchObject({ 'data-choice': 'card:A01', tabindex: '0' });
    expect(button?.attributes['aria-label']).toMatch(/^Carbon 2.*\(3 coins\)$/s);
  });

  test('is not a button with another highlight', () => {
    expect(buttonsIn(marked({ as: 'chosen' }, true))).toEqual([]);
  });
});

test('a picture uses only the colours of its theme', () => {
  for (const theme of Object.values(THEMES)) {
    // Light and shade on a card are the same in every theme.
    const svg = drawCard('A01', { text, theme }).replace(/<linearGradient.*?<\/linearGradient>/g, '');
    const colours = [...svg.matchAll(/#[0-9a-f]{3,6}\b/g)].map(([colour]) => colour);
    const known = new Set(Object.values(theme.paint));
    expect(colours.filter((colour) => !known.has(colour))).toEqual([]);
  }
});

test('EXP-7 a selectable sector shows the adjacent stations above its highlight', () => {
  const state = createGame({ players: ['Ana', 'Ben'], seed: 'arcs' });
  const size = { width: 496, height: 536 };
  const touched = must(defaultContent.moon.sectors.find(({ stations }) => stations.length > 0));
  const contact = must(touched.stations[0]);
  const draw = (as: 'choice' | 'last'): string =>
    drawMap(state, { text, size, highlight: [{ ref: { kind: 'sector', sector: touched.number }, as }] });
  const afterMark = (svg: string): string => svg.slice(svg.indexOf('class="halo'));
  const arc = `sm-line-company-${contact.company}`;
  const count = (svg: string): number => afterMark(svg).split(arc).length;
  expect(count(draw('choice'))).toBeGreaterThan(count(draw('last')));
});
