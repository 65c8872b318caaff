import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../../src/components/ids.ts';
import { type HighlightKind, LIGHT, type Role, THEMES, themeCss } from '../../src/drawing/theme.ts';
import { contrast, difference, VISIONS } from '../kit/colours.ts';

/** CIEDE2000 difference at which two colours are clearly distinct. */
const APART = 10;
/** WCAG AA contrast for text. */
const READABLE = 4.5;

const pairs = COMPANIES.flatMap((one, index) => COMPANIES.slice(index + 1).map((other) => [one, other] as const));
const isRole = (role: string): role is Role => role in LIGHT.paint;

const KINDS: readonly HighlightKind[] = ['choice', 'chosen', 'last', 'warned', 'linked', 'hover'];

/** Backgrounds of the page's text. */
const GROUNDS: readonly Role[] = ['paper', 'panel', 'slot', 'raised', 'rock', 'enclave'];

describe.each(Object.values(THEMES))('theme $name', ({ paint }) => {
  test('is complete, with colours that CSS and every renderer support', () => {
    expect(Object.keys(paint).sort()).toEqual(Object.keys(LIGHT.paint).sort());
    for (const colour of Object.values(paint)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  test.each(VISIONS)('has distinguishable companies and tints for %s vision', (vision) => {
    for (const [one, other] of pairs) {
      const solid = difference(paint[`company-${one}`], paint[`company-${other}`], vision);
      const tint = difference(paint[`company-${one}-tint`], paint[`company-${other}-tint`], vision);
      expect.soft(Math.min(solid, tint), `${one} and ${other}`).toBeGreaterThanOrEqual(APART);
    }
  });

  test('has readable text on every background', () => {
    const inks = Object.keys(paint).flatMap((ink) => {
      const ground = ink.replace(/-ink$/, '');
      return ground !== ink && isRole(ink) && isRole(ground) ? [[ink, ground] as const] : [];
    });
    const onGrounds = GROUNDS.flatMap((ground) => [['ink', ground] as const, ['faint', ground] as const]);
    const onTints = COMPANIES.map((company) => ['ink', `company-${company}-tint`] as const);
    const onLabels = KINDS.map((kind) => ['label-ink', kind] as const);
    const onPlans = [
      ['plan-ink', 'plan-top'] as const,
      ['good', 'panel'] as const,
      ['bad', 'panel'] as const,
      ['good', 'slot'] as const,
      ['bad', 'slot'] as const,
    ];
    const onSeats = ([0, 1, 2, 3] as const).map((seat) => ['seat-ink', `seat-${seat}`] as const);
    for (const [ink, ground] of [...inks, ...onGrounds, ...onTints, ...onLabels, ...onPlans, ...onSeats])
      expect.soft(contrast(paint[ink], paint[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(READABLE);
  });

  test('has visible highlights and barriers on every background', () => {
    for (const ground of GROUNDS)
      for (const line of KINDS)
        expect.soft(contrast(paint[line], paint[ground]), `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
  });
});

test('themeCss sets every colour and assigns it to its classes', () => {
  const css = themeCss(LIGHT, '.dark');
  expect(css.startsWith('.dark {\n')).toBe(true);
  for (const [role, colour] of Object.entries(LIGHT.paint)) {
    expect(css).toContain(`  --sm-${role}: ${colour};`);
    expect(css).toContain(`.sm-${role} { fill: var(--sm-${role}); }`);
    expect(css).toContain(`.sm-line-${role} { stroke: var(--sm-${role}); }`);
  }
});
