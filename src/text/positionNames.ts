import type { Box } from '../components/box.ts';
import type { Card, CardAction } from '../components/content.ts';
import type { Effect } from '../components/effects.ts';
import {
  type BonusSpaceId,
  type CardId,
  type CardRef,
  COMPANIES,
  HIDDEN,
  type LunaCardId,
  type MajorityItem,
  type Seat,
} from '../components/ids.ts';
import type { BoardPlace } from '../game/model/actions.ts';
import type { Frame, RewardFrame } from '../game/model/frames.ts';
import type { Ref } from '../game/model/refs.ts';
import type { ScoreCategory } from '../game/model/score.ts';
import type { GameState } from '../game/model/state.ts';
import type { Phrases } from './locale.ts';
import { Names, type Table } from './names.ts';
import { counted, joinedOf, type RichText, say } from './parts.ts';

/** The detail that tells a card apart from identical-looking cards: a location, a cost, or a number starting at 1. */
type Difference = { readonly ref: Ref } | { readonly cost: number } | { readonly number: number; readonly of: number };

/** Returns `null` if no other card in the area looks the same, or if the card is not in the position. */
function distinguish(id: CardId, { find }: Box, position: GameState): Difference | null {
  const one = id === HIDDEN ? undefined : find.card(id);
  if (one === undefined) return null;
  const lookalikesIn = (row: readonly (CardId | null)[]): readonly Card[] => {
    if (!row.includes(id)) return [];
    const cards = row.flatMap((each) => (each === null || each === HIDDEN ? [] : (find.card(each) ?? [])));
    return cards.filter((other) => one.share === other.share && isSameAction(one.action, other.action));
  };
  for (const [seat, { area }] of position.players.entries()) {
    if (lookalikesIn(area).length > 1) return { ref: { kind: 'actionSlot', seat, slot: area.indexOf(id) } };
  }
  if (lookalikesIn(position.display).length > 1) {
    return { ref: { kind: 'displaySlot', slot: position.display.indexOf(id) + 1 } };
  }
  for (const pile of [position.destroyed, ...position.players.map(({ hand }) => hand)]) {
    const alike = lookalikesIn(pile);
    if (alike.length < 2) continue;
    const number = alike.findIndex((card) => card.id === id);
    const cost = alike[number]?.cost;
    const isCostUnique = cost !== undefined && new Set(alike.map((card) => card.cost)).size === alike.length;
    return isCostUnique ? { cost } : { number: number + 1, of: alike.length };
  }
  return null;
}

function isSameAction(one: CardAction, other: CardAction): boolean {
  // FSC-3: a field scientist is named after its company, regardless of its gains.
  if (one.kind === 'fieldScientist' && other.kind === 'fieldScientist') return one.company === other.company;
  const facts: Readonly<Record<string, unknown>> = { ...other };
  return Object.entries(one).every(([key, value]) => facts[key] === value);
}

type Majorities = Readonly<Partial<Record<MajorityItem, number>>>;
const ITEMS = ['titanium', 'carbon', 'minerals', 'energy', 'scientists'] as const satisfies readonly MajorityItem[];

/** Messages of a language that distinguish similar cards and rewards. */
export type PositionMessages = Pick<
  Phrases<Names, never>,
  'withShare' | 'costing' | 'oneOfLookalikes' | 'tierNumber' | 'tierFrom' | 'categories' | 'rewardNumber'
>;

export interface WordsOptions<Locale> {
  readonly locale: Locale;
  readonly box: Box;
  readonly table: Table | null;
  readonly seat?: Seat | null;
  readonly position?: GameState | null;
}

/** Adds a card's additional share to its name. The names of tiles stay unchanged. */
function withShare(names: PositionNames, id: CardRef, name: RichText): RichText {
  if (!names.knows({ kind: 'card', card: id })) return name;
  const { action, share } = names.box.card(id);
  return action.kind === 'share' || share === null ? name : names.locale.withShare(name, names.company(share));
}

/** Names that depend on the position. */
export class PositionNames extends Names {
  declare readonly locale: Names['locale'] & PositionMessages;
  /** The position that the text refers to; `null` if it is unknown. */
  readonly position: GameState | null;

  constructor({ locale, box, table, seat = null, position = null }: WordsOptions<Names['locale'] & PositionMessages>) {
    super(locale, box, table, seat);
    this.position = position;
  }

  /** The kind of decision that is open; `undefined` if the position is unknown. */
  get asked(): Frame['kind'] | undefined {
    return this.position?.stack.at(-1)?.kind;
  }

  /** The price of a destroyed card in the open decision (BSP-9, BSP-10); `undefined` without a position. */
  get salvagePrice(): number | undefined {
    const frame = this.position?.stack.at(-1);
    return frame?.kind === 'salvage' ? frame.price : undefined;
  }

  /** Returns a card's short name with its additional share. */
  cardInFull(id: CardId): RichText {
    return withShare(this, id, this.card(id));
  }

  /** Returns the full name of a card or action tile, with any additional share. */
  theCardInFull(ref: CardRef): RichText {
    return withShare(this, ref, this.thatCard(ref));
  }

  /** Returns the button text of a card or action tile: its name, its share, and how it differs from lookalikes. */
  cardOnOffer(ref: CardRef): RichText {
    const difference = this.position === null ? null : distinguish(ref, this.box, this.position);
    const card = this.theCardInFull(ref);
    if (difference === null) return card;
    if ('ref' in difference) return say`${card} (${this.name(difference.ref, 'short')})`;
    if ('cost' in difference) return say`${card} (${this.locale.costing(difference.cost)})`;
    return say`${card} (${this.locale.oneOfLookalikes(difference.number, difference.of)})`;
  }

  /** Returns the cards' short names, joined by a separator. */
  cards(ids: readonly string[], separator: string = ', '): RichText {
    return joinedOf(ids, separator, (id) => this.card(id));
  }

  /** Returns a majority tier's requirement: `2 units or more`. Tiers are numbered from 1. */
  tierOf(space: BonusSpaceId, tier: number): string {
    const { item, tiers } = this.box.find.space(space)?.majority ?? {};
    const found = tiers?.[tier - 1];
    if (item === undefined || found === undefined) return this.locale.tierNumber(tier);
    return this.locale.tierFrom(item, found.atLeast);
  }

  /** Returns the name of the place that a piece leaves. For an asteroid, the name does not include the space. */
  site(place: BoardPlace): RichText {
    return 'asteroid' in place ? this.name({ kind: 'asteroid', asteroid: place.asteroid }) : this.place(place);
  }

  /** Returns an asteroid's name, with the outpost space if one has been chosen. */
  onAsteroid(asteroid: number, space: number | undefined): RichText {
    return space === undefined ? this.name({ kind: 'asteroid', asteroid }) : this.place({ asteroid, space });
  }

  /** Returns the numbers of Luna's cards as text. */
  lunaCards(cards: readonly LunaCardId[]): RichText {
    return this.and(cards.map((lunaCard) => this.name({ kind: 'lunaCard', lunaCard }, 'short')));
  }

  /** Returns the values of the left and right majority cards (LUNA-23). */
  majorities([first, second]: readonly [LunaCardId, LunaCardId]): RichText {
    const { left: titanium, right: carbon, scientists } = this.box.lunaCard(first);
    const { left: energy, right: minerals, scientists: others } = this.box.lunaCard(second);
    return this.shown({ titanium, carbon, energy, minerals, scientists: scientists + others });
  }

  /** Returns the values on majority cards, omitting zeros. */
  shown(amounts: Majorities): RichText {
    const shown = ITEMS.flatMap((item) => {
      const amount = amounts[item] ?? 0;
      return amount === 0 ? [] : [[counted(this.locale, amount, this.locale.shownItems[item])]];
    });
    return shown.length === 0 ? [this.locale.none.amount] : this.and(shown);
  }

  /** Returns the name of a score category. */
  category(category: ScoreCategory): string {
    const { categories, companies } = this.locale;
    const company = COMPANIES.find((each) => each === category);
    return company === undefined ? categories[category as keyof typeof categories] : companies[company].full;
  }

  /** Returns a resting deck's known cards. */
  restingDeck(seat: Seat, slot: number): readonly CardId[] {
    return this.position?.players[seat]?.resting[slot] ?? [];
  }

  /** Returns the text for an unknown reward with this index. */
  numbered(index: number): RichText {
    return [this.locale.rewardNumber(index + 1)];
  }

  /** Returns each company's track. */
  tracks(): RichText {
    const { table } = this;
    if (table === null) return [];
    return joinedOf(COMPANIES, ', ', (company) => say`${this.company(company)} ${table.tracks[company]}`);
  }
}

export function effectOfFrame(frame: RewardFrame): Effect {
  switch (frame.kind) {
    case 'trackSteps':
      return { kind: 'track', company: frame.company, steps: frame.steps };
    case 'researchPoints':
      return { kind: 'research', points: frame.points };
    case 'chosenTracks':
      return { ...frame, among: frame.companies.length === COMPANIES.length ? 'all' : 'others' };
    case 'salvage':
      return { ...frame, parts: frame.both ? 'both' : 'either' };
    default:
      return frame;
  }
}
