import type { Content } from '../../src/components/content.ts';
import { BONUS_SPACES, COMPANIES, TILE_IDS } from '../../src/components/ids.ts';
import type { Ref } from '../../src/entries/queries.ts';
import { refId } from '../../src/entries/queries.ts';
import type { Part, RichText } from '../../src/entries/text.ts';
import { plain } from '../../src/entries/text.ts';

/** Returns the ids of the references in a text, sorted. */
export function refsIn(text: RichText): string[] {
  return text.flatMap((part: Part) => (typeof part === 'string' ? [] : [refId(part.ref)])).sort();
}

/** A card id in brackets. */
export const CARD_ID = /\((?:[A-E]\d\d|energy\d\d|(?:diamond|star|triangle|circle)-\w+)\)/;

/** Returns the rule and ruling codes in a text. Luna's cards, such as `II-5`, look similar. */
export function codesIn(text: string): string[] {
  return text.match(/\b(?!II?-)[A-Z]+-(?:[A-Z]+-)?\d+\b/g) ?? [];
}

/** Checks that a text has no stray spaces or repeated punctuation. */
export function isTidy(richText: RichText): boolean {
  const text = plain(richText);
  return text !== '' && text.trim() === text && !/ {2}|\.\.|,,| [,.]|\( | \)/.test(text);
}

/** Returns references to everything in a component set, on both sides of the board. */
export function everyRef({ cards, plans, specialPlans, tokens, missions, menaces, luna, moon, belt }: Content): Ref[] {
  const seat = 0;
  const five = [0, 1, 2, 3, 4];
  return [
    ...cards.map(({ id }): Ref => ({ kind: 'card', card: id })),
    ...[...plans, ...specialPlans, ...tokens].map(({ id }): Ref => ({ kind: 'plan', plan: id })),
    ...tokens.map(({ id }): Ref => ({ kind: 'token', token: id })),
    ...TILE_IDS.map((tile): Ref => ({ kind: 'tile', tile })),
    ...missions.flatMap(({ id }): Ref[] => [
      { kind: 'mission', mission: id },
      ...[0, 1, 2].map((column): Ref => ({ kind: 'task', mission: id, column })),
    ]),
    ...menaces.map(({ id }): Ref => ({ kind: 'menace', menace: id })),
    ...luna.cards.map(({ id }): Ref => ({ kind: 'lunaCard', lunaCard: id })),
    ...COMPANIES.flatMap((company): Ref[] => [
      { kind: 'company', company },
      ...Array.from({ length: 15 }, (_, space): Ref => ({ kind: 'trackSpace', company, space })),
      ...[0, 1, 2].map((column): Ref => ({ kind: 'column', company, column })),
    ]),
    ...moon.sectors.map(({ number }): Ref => ({ kind: 'sector', sector: number })),
    ...belt.asteroids.flatMap(({ number, spaces }): Ref[] => [
      { kind: 'asteroid', asteroid: number },
      ...spaces.map((_, space): Ref => ({ kind: 'outpostSpace', asteroid: number, space })),
    ]),
    ...belt.shuttleSpaces.map(({ number }): Ref => ({ kind: 'shuttleSpace', shuttleSpace: number })),
    ...BONUS_SPACES.map((space): Ref => ({ kind: 'bonusSpace', space })),
    ...Array.from({ length: 12 }, (_, slot): Ref => ({ kind: 'displaySlot', slot: slot + 1 })),
    ...Array.from({ length: 12 }, (_, space): Ref => ({ kind: 'displaySpace', space })),
    { kind: 'seat', seat },
    ...five.flatMap((slot): Ref[] => [
      { kind: 'actionSlot', seat, slot },
      { kind: 'restingSlot', seat, slot },
    ]),
    ...Array.from({ length: 16 }, (_, space): Ref => ({ kind: 'researchSpace', seat, position: space + 1 })),
  ];
}
