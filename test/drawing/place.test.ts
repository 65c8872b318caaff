import { describe, expect, test } from 'vitest';
import { drawCard, drawMap, type HighlightKind, THEMES } from '../../src/entries/drawing.ts';
import { createGame, defaultContent } from '../../src/entries/index.ts';
import { english as text } from './texts.ts';
import { all, ofClass, parse, withId } from './xml.ts';

const cost = defaultContent.cards.find(({ id }) => id === 'A01')?.cost;
const ref = { kind: 'card', card: 'A01' } as const;
const KINDS: readonly HighlightKind[] = ['choice', 'chosen', 'last', 'warned', 'linked', 'hover'];

describe('a target', () => {
  test('has its reference, its class and its text', () => {
    const place = withId(parse(drawCard('A01', { text, idPrefix: 'left-' })), 'left-card:A01');
    expect(place.attributes).toMatchObject({ 'data-ref': 'card:A01', class: 'card' });
    expect([place.children[0]?.name, place.children[0]?.text]).toEqual(['title', `Carbon 2. Cost: ${cost}`]);
  });

  test.each(KINDS)('is highlighted as %s with a separate class and line', (as) => {
    const root = parse(drawCard('A01', { text, highlight: [{ ref, as }] }));
    expect(withId(root, 'card:A01').attributes['class']).toBe(`card sm-is-${as}`);
    const [line] = ofClass(root, 'halo');
    expect(line?.attributes['stroke']).toBe(THEMES.dark.paint[as]);
  });

  test('has highlights that can be distinguished without colours', () => {
    const lines = KINDS.map((as) => {
      const root = parse(drawCard('A01', { text, highlight: [{ ref, as }] }));
      const { attributes } = ofClass(root, 'halo')[0] ?? {};
      return `${attributes?.['stroke-width']} ${attributes?.['stroke-dasharray']}`;
    });
    expect(new Set(lines).size).toBe(KINDS.length);
  });

  test('has the label of its highlight', () => {
    const highlight = [{ ref, as: 'choice', label: '3 coins' }] as const;
    const root = parse(drawCard('A01', { text, highlight }));
    expect(all(root).map((node) => node.text)).toContain('3 coins');
    expect(all(root).every(({ attributes }) => !('role' in attributes) || attributes['role'] === 'img')).toBe(true);
  });

  test('shows a sign instead of the label, which stays accessible', () => {
    const sign = { kind: 'coin', text: '3' } as const;
    const highlight = [{ ref, as: 'choice', label: '3 coins', sign }] as const;
    const root = parse(drawCard('A01', { text, highlight, interactive: true }));
    expect(all(root).map((node) => node.text)).not.toContain('3 coins');
    const signs = (svg: string): number => svg.match(/sign-coin-?-3|sm-sign coin/g)?.length ?? 0;
    const plain = drawCard('A01', { text, highlight: [{ ref, as: 'choice' }] });
    expect(signs(drawCard('A01', { text, highlight }))).toBeGreaterThan(signs(plain));
    const [button] = all(root).filter(({ attributes }) => attributes['role'] === 'button');
    expect(button?.attributes['aria-label']).toMatch(/\(3 coins\)$/);
  });

  test('is dashed without a glow if the choice is wasteful', () => {
    const highlight = [{ ref, as: 'choice', label: 'only blocks the space', wastes: true }] as const;
    const root = parse(drawCard('A01', { text, highlight }));
    expect([ofClass(root, 'sm-ring').length, all(root).map((node) => node.text)]).toEqual([
      0,
      expect.not.arrayContaining(['only blocks the space']),
    ]);
    expect(ofClass(root, 'halo')[0]?.attributes['stroke-dasharray']).toBe('2 4');
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
    const highlight = [{ ref, as: 'choice', label: '3 coins' }] as const;
    const root = parse(drawCard('A01', { text, highlight, interactive: true }));
    expect(root.attributes['role']).toBe('group');
    const [button, ...more] = all(root).filter(({ attributes }) => attributes['role'] === 'button');
    expect(more).toEqual([]);
    expect(button?.attributes).toMatchObject({ 'data-choice': 'card:A01', tabindex: '0' });
    expect(button?.attributes['aria-label']).toMatch(/^Carbon 2.*\(3 coins\)$/s);
  });

  test('is not a button with another highlight', () => {
    const highlight = [{ ref, as: 'chosen' }] as const;
    const svg = drawCard('A01', { text, highlight, interactive: true });
    expect(svg).not.toContain('role="button"');
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
