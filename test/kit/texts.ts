import type { Content } from '../../src/components/content.ts';
import { BONUS_SPACES, COMPANIES, TILE_IDS } from '../../src/components/ids.ts';
import type { GameState, Rules, Seat } from '../../src/entries/index.ts';
import { type Ref, refId } from '../../src/entries/queries.ts';
import { type Part, plain, type RichText } from '../../src/entries/text.ts';
import { upTo } from './facts.ts';

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

/** Returns references to everything in a component set, on both sides of the board, and to the places of these seats. */
export function everyRef(content: Content, seats: readonly Seat[] = [0]): Ref[] {
  const { cards, plans, specialPlans, tokens, missions, menaces, luna, moon, belt } = content;
  return [
    ...cards.map(({ id }): Ref => ({ kind: 'card', card: id })),
    ...[...plans, ...specialPlans, ...tokens].map(({ id }): Ref => ({ kind: 'plan', plan: id })),
    ...tokens.map(({ id }): Ref => ({ kind: 'token', token: id })),
    ...TILE_IDS.map((tile): Ref => ({ kind: 'tile', tile })),
    ...missions.flatMap(({ id }): Ref[] => [
      { kind: 'mission', mission: id },
      ...upTo(3).map((column): Ref => ({ kind: 'task', mission: id, column: column - 1 })),
    ]),
    ...menaces.map(({ id }): Ref => ({ kind: 'menace', menace: id })),
    ...luna.cards.map(({ id }): Ref => ({ kind: 'lunaCard', lunaCard: id })),
    ...COMPANIES.flatMap((company): Ref[] => [
      { kind: 'company', company },
      ...upTo(17).map((space): Ref => ({ kind: 'trackSpace', company, space: space - 1 })),
      ...upTo(3).map((column): Ref => ({ kind: 'column', company, column: column - 1 })),
    ]),
    ...moon.sectors.map(({ number }): Ref => ({ kind: 'sector', sector: number })),
    ...belt.asteroids.flatMap(({ number, spaces }): Ref[] => [
      { kind: 'asteroid', asteroid: number },
      ...spaces.map((_, space): Ref => ({ kind: 'outpostSpace', asteroid: number, space })),
    ]),
    ...belt.shuttleSpaces.map(({ number }): Ref => ({ kind: 'shuttleSpace', shuttleSpace: number })),
    ...BONUS_SPACES.map((space): Ref => ({ kind: 'bonusSpace', space })),
    ...upTo(12).flatMap((slot): Ref[] => [
      { kind: 'displaySlot', slot },
      { kind: 'displaySpace', space: slot - 1 },
    ]),
    ...seats.flatMap((seat): Ref[] => [
      { kind: 'seat', seat },
      ...upTo(5).flatMap((slot): Ref[] => [
        { kind: 'actionSlot', seat, slot: slot - 1 },
        { kind: 'restingSlot', seat, slot: slot - 1 },
      ]),
      ...upTo(17).map((space): Ref => ({ kind: 'researchSpace', seat, position: space - 1 })),
    ]),
  ];
}

/** Returns everything that can be clicked in a game, also on the other side of the board. */
export function things({ content }: Rules, { options }: GameState): readonly Ref[] {
  return everyRef(content, [...options.players.keys()]);
}

/** Internal text that must not be shown: ids of spaces, tiles and companies, field names, and unfilled placeholders. */
export const RAW =
  /(scientist|titanium|carbon|minerals|energy)Majority|\b(skymine|minerva|astrogo|tawac)\d?\b|personal\d|\w+Tile\b|firstPlayer|undefined|null|NaN|[{}$[\]|]|never|object Object|\b(mission|token|special|plan[ABC])\d|\b[a-z]+[A-Z]/;
