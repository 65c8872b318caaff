import { describe, expect, test } from 'vitest';
import { drawCard, type HighlightKind, THEMES } from '../../src/entries/drawing.ts';
import { defaultContent } from '../../src/entries/index.ts';
import { english as text } from './texts.ts';
import { all, ofClass, parse, withId } from './xml.ts';

const cost = defaultContent.cards.find(({ id }) => id === 'A01')?.cost;
const ref = { kind: 'card', card: 'A01' } as const;
const KINDS: readonly HighlightKind[] = ['choice', 'chosen', 'last', 'warned', 'linked', 'hover'];

describe('a place', () => {
  test('bears its reference, its class and its words', () => {
    const place = withId(parse(drawCard('A01', { text, idPrefix: 'left-' })), 'left-card:A01');
    expect(place.attributes).toMatchObject({ 'data-ref': 'card:A01', class: 'card' });
    expect([place.children[0]?.name, place.children[0]?.text]).toEqual(['title', `Carbon 2. Cost: ${cost}`]);
  });

  test.each(KINDS)('is highlighted as %s by a class and a line of its own', (as) => {
    const root = parse(drawCard('A01', { text, highlight: [{ ref, as }] }));
    expect(withId(root, 'card:A01').attributes['class']).toBe(`card sm-is-${as}`);
    const [line] = ofClass(root, 'halo');
    expect(line?.attributes['stroke']).toBe(THEMES.light.paint[as]);
  });

  test('is highlighted in lines that are told apart without their colours', () => {
    const lines = KINDS.map((as) => {
      const root = parse(drawCard('A01', { text, highlight: [{ ref, as }] }));
      const { attributes } = ofClass(root, 'halo')[0] ?? {};
      return `${attributes?.['stroke-width']} ${attributes?.['stroke-dasharray']}`;
    });
    expect(new Set(lines).size).toBe(KINDS.length);
  });

  test('bears the label of its highlight', () => {
    const highlight = [{ ref, as: 'choice', label: '3 coins' }] as const;
    const root = parse(drawCard('A01', { text, highlight }));
    expect(all(root).map((node) => node.text)).toContain('3 coins');
    expect(all(root).every(({ attributes }) => !('role' in attributes) || attributes['role'] === 'img')).toBe(true);
  });

  test('is a button if it is a choice of an interactive picture', () => {
    const highlight = [{ ref, as: 'choice', label: '3 coins' }] as const;
    const root = parse(drawCard('A01', { text, highlight, interactive: true }));
    expect(root.attributes['role']).toBe('group');
    const [button, ...more] = all(root).filter(({ attributes }) => attributes['role'] === 'button');
    expect(more).toEqual([]);
    expect(button?.attributes).toMatchObject({ 'data-choice': 'card:A01', tabindex: '0' });
    expect(button?.attributes['aria-label']).toMatch(/^Carbon 2.*\(3 coins\)$/s);
  });

  test('is no button if it is marked otherwise', () => {
    const highlight = [{ ref, as: 'chosen' }] as const;
    const svg = drawCard('A01', { text, highlight, interactive: true });
    expect(svg).not.toContain('role="button"');
  });
});

test('a picture is painted with the colours of its theme and nothing else', () => {
  for (const theme of Object.values(THEMES)) {
    // Light and shade on a card are the same in every theme.
    const svg = drawCard('A01', { text, theme }).replace(/<linearGradient.*?<\/linearGradient>/g, '');
    const colours = [...svg.matchAll(/#[0-9a-f]{3,6}\b/g)].map(([colour]) => colour);
    const known = new Set(Object.values(theme.paint));
    expect(colours.filter((colour) => !known.has(colour))).toEqual([]);
  }
});
