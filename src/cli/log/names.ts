import { Box } from '../../content/box.ts';
import type {
  BoardSpaceId,
  BonusSpaceId,
  CardId,
  CardRef,
  Company,
  Content,
  GameState,
  LunaCardId,
  MissionId,
  PlanId,
  Seat,
  Task,
  TileId,
} from '../../index.ts';
import { BOARD_SPACES, COMPANIES, TILE_IDS } from '../../index.ts';
import {
  actionWords,
  COMPANY_NAMES,
  count,
  effectWords,
  permanentWords,
  requirementWords,
  TILE_NAMES,
} from './words.ts';

const SPACE_NAMES: Readonly<Record<BoardSpaceId, string>> = {
  scientistMajority: 'the scientist majority',
  titaniumMajority: 'the titanium majority',
  carbonMajority: 'the carbon majority',
  mineralsMajority: 'the minerals majority',
  energyMajority: 'the energy majority',
  firstPlayer: 'the first player space',
  purchase: 'the purchase space',
  destroy: 'the destroy space',
  plusOneResourceTile: 'the space of the +1 resource tile',
  fieldScientistTile: 'the space of the field scientist tile',
  scientistTile: 'the space of the scientist tile',
  energyTile: 'the space of the energy tile',
};

/** Everybody at the table, Luna last. */
export function playerNames({ players, luna }: Pick<GameState['options'], 'players' | 'luna'>): readonly string[] {
  const people = players.map(({ name }) => name);
  return luna === null ? people : [...people, 'Luna'];
}

/** Readable names for the ids that events carry. */
export class Names {
  readonly #box: Box;
  readonly #players: readonly string[];
  readonly #luna: Seat | undefined;
  readonly #tracks: GameState['tracks'];

  constructor(content: Content, { options, tracks, luna }: GameState) {
    this.#box = new Box(content);
    this.#players = playerNames(options);
    this.#luna = luna?.seat;
    this.#tracks = tracks;
  }

  player(seat: Seat): string {
    return this.#players[seat] ?? `seat ${seat}`;
  }

  isLuna(seat: Seat): boolean {
    return seat === this.#luna;
  }

  /** A card or action tile as it lies on the table. */
  card(ref: CardRef): string {
    const tile = TILE_IDS.find((id) => id === ref);
    if (tile !== undefined) return this.tile(tile);
    const { action, share } = this.#box.card(ref);
    return action.kind === 'share' && share !== null ? `share of ${COMPANY_NAMES[share]}` : actionWords(action);
  }

  /** The same with an additional share, which does not matter while the card is used. */
  cardInFull(id: CardId): string {
    const { action, share } = this.#box.card(id);
    return action.kind === 'share' || share === null
      ? this.card(id)
      : `${this.card(id)} with a share of ${COMPANY_NAMES[share]}`;
  }

  /** A card that changes hands, with its id, since there are several alike. */
  cardWithId(id: CardId): string {
    return `${this.cardInFull(id)} (${id})`;
  }

  tile(id: TileId): string {
    return TILE_NAMES[id];
  }

  space(id: BonusSpaceId): string {
    if (id.startsWith('personal')) return 'the personal bonus space';
    const board = BOARD_SPACES.find((each) => each === id);
    if (board !== undefined) return SPACE_NAMES[board];
    const company = COMPANIES.find((each) => id.startsWith(each));
    return company === undefined
      ? id
      : `the ${id.endsWith('1') ? 'first' : 'second'} space of ${COMPANY_NAMES[company]}`;
  }

  /** `A07`, `special plan 4` or `starting plan`. */
  plan(id: PlanId): string {
    const special = this.#box.specialPlan(id);
    if (special !== undefined) return `special plan ${special.round}`;
    return this.#box.plan(id).letter === null ? 'the starting plan' : `plan ${id.replace('plan', '')}`;
  }

  /** A plan with what it asks and gives. */
  planTerms(id: PlanId): string {
    const special = this.#box.specialPlan(id);
    if (special !== undefined)
      return `${this.plan(id)} (worth ${count(special.value, 'coin')}, ${special.cost} to enter)`;
    const { requirements, reward } = this.#box.plan(id);
    const asks = requirements.map(requirementWords).join(' + ');
    return `${this.plan(id)} (${asks} for ${reward.map(effectWords).join(' + ')})`;
  }

  /** How much two majority cards, left and right, count for (LUNA-23). */
  majorities(cards: readonly [LunaCardId, LunaCardId]): string {
    const [left, right] = cards.map((id) => this.#box.lunaCard(id));
    if (left === undefined || right === undefined) return '';
    const scientists = count(left.scientists + right.scientists, 'scientist');
    return `titanium ${left.left}, carbon ${left.right}, energy ${right.left}, minerals ${right.right}, ${scientists}`;
  }

  /** What lies behind a threshold of a company's track. */
  trackBonus(company: Company, level: 1 | 2): string {
    const bonus = this.#box.track(this.#tracks[company]).thresholds[level - 1]?.bonus;
    if (bonus === undefined) return '';
    return bonus.kind === 'space' ? 'a bonus space' : permanentWords(bonus.bonus);
  }

  /** The three tasks of a mission. */
  tasks(mission: MissionId): readonly Task[] {
    return this.#box.mission(mission).tasks;
  }

  /** Which track each company uses. */
  tracks(): string {
    return COMPANIES.map((company) => `${COMPANY_NAMES[company]} ${this.#tracks[company]}`).join(', ');
  }
}
