import type { Box } from '../../components/box.ts';
import type { Task } from '../../components/content.ts';
import type {
  BonusSpaceId,
  CardId,
  CardRef,
  Company,
  LunaCardId,
  MissionId,
  PlanId,
  Seat,
  TileId,
  TokenId,
} from '../../components/ids.ts';
import { BOARD_SPACES, COMPANIES, HIDDEN, PERSONAL_SPACES, TILE_IDS } from '../../components/ids.ts';
import type { GameState } from '../../game/model/state.ts';
import { escaped, quoted } from '../../input/text.ts';
import {
  actionWords,
  COMPANY_NAMES,
  effectWords,
  laterBonusWords,
  permanentWords,
  requirementWords,
  SPACE_NAMES,
  TILE_NAMES,
  taskWords,
} from './components.ts';
import { count, enumerate, possessive } from './text.ts';

/** Everybody at the table, Luna last, each in one line. */
export function playerNames({ players, luna }: Pick<GameState['options'], 'players' | 'luna'>): readonly string[] {
  const people = players.map(({ name }) => escaped(name));
  return luna === null ? people : [...people, 'Luna'];
}

/** Readable names for the ids that events and refusals carry. Ids that nothing bears are quoted. */
export class Names {
  readonly #box: Box;
  readonly #players: readonly string[];
  readonly #luna: Seat | undefined;
  readonly #tracks: GameState['tracks'];

  constructor(box: Box, { options, tracks, luna }: GameState) {
    this.#box = box;
    this.#players = playerNames(options);
    this.#luna = luna?.seat;
    this.#tracks = tracks;
  }

  player(seat: Seat): string {
    return this.#players[seat] ?? `nobody (there is no seat ${seat})`;
  }

  isLuna(seat: Seat): boolean {
    return seat === this.#luna;
  }

  /** A card or action tile as it lies on the table. */
  card(ref: CardRef): string {
    const tile = TILE_IDS.find((id) => id === ref);
    if (tile !== undefined) return this.tile(tile);
    const card = this.#box.content.cards.find(({ id }) => id === ref);
    if (card === undefined) return ref === HIDDEN ? 'a hidden card' : `the unknown card ${quoted(ref)}`;
    const { action, share } = card;
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

  /** A card or action tile that is spoken of: `carbon 3 (A07)`, `the energy tile`. */
  thatCard(ref: CardRef): string {
    if (this.#box.content.cards.some(({ id }) => id === ref)) return `${this.card(ref)} (${ref})`;
    return TILE_IDS.some((id) => id === ref) ? `the ${this.card(ref)}` : this.card(ref);
  }

  tile(id: TileId): string {
    return TILE_NAMES[id];
  }

  /** A bonus space; `viewer` is the one who is spoken to. */
  space(id: BonusSpaceId, viewer?: Seat): string {
    const owner = (PERSONAL_SPACES as readonly string[]).indexOf(id);
    if (owner >= 0) {
      return `${owner === viewer ? 'your' : possessive(this.player(owner))} personal bonus space`;
    }
    const board = BOARD_SPACES.find((each) => each === id);
    if (board !== undefined) return SPACE_NAMES[board];
    const company = COMPANIES.find((each) => id.startsWith(each));
    return company === undefined ? quoted(id) : `the ${this.trackSpace(company, id.endsWith('1') ? 1 : 2)}`;
  }

  /** The bonus space behind a threshold of a company's track. */
  trackSpace(company: Company, level: 1 | 2): string {
    return `${level === 1 ? 'first' : 'second'} bonus space of ${COMPANY_NAMES[company]}`;
  }

  /** `plan A07`, `special plan 4` or `the starting plan`. */
  plan(id: PlanId): string {
    const special = this.#box.specialPlan(id);
    if (special !== undefined) return `special plan ${special.round}`;
    if (this.#box.content.tokens.some((token) => token.id === id)) return 'the starting plan';
    if (this.#box.content.plans.some((plan) => plan.id === id)) return `plan ${id.replace('plan', '')}`;
    return id === HIDDEN ? 'a hidden plan' : `the unknown plan ${quoted(id)}`;
  }

  /** A plan with what it asks and gives. */
  planTerms(id: PlanId): string {
    const special = this.#box.specialPlan(id);
    if (special !== undefined)
      return `${this.plan(id)} (worth ${count(special.value, 'coin')}, ${special.cost} to enter)`;
    const { reward } = this.#box.plan(id);
    return `${this.plan(id)} (${this.requirements(id)} for ${reward.map(effectWords).join(' + ')})`;
  }

  /** What a plan asks of whoever enters it. */
  requirements(id: PlanId): string {
    return this.#box.plan(id).requirements.map(requirementWords).join(' + ');
  }

  token(id: TokenId): string {
    if (this.#box.content.tokens.some((token) => token.id === id)) return `starting ${id.replace(/0*(\d+)$/, ' $1')}`;
    return id === HIDDEN ? 'a hidden starting token' : `the unknown starting token ${quoted(id)}`;
  }

  /** The cards a starting token shows. */
  tokenCards(id: TokenId): string {
    const token = this.#box.content.tokens.find((each) => each.id === id);
    return token === undefined ? '' : enumerate(token.cards.map(actionWords));
  }

  mission(id: MissionId): string {
    const isKnown = this.#box.content.missions.some((mission) => mission.id === id);
    return isKnown ? id.replace(/(\d+)$/, ' $1') : `the unknown mission ${quoted(id)}`;
  }

  /** The three tasks of a mission. */
  tasks(mission: MissionId): readonly Task[] {
    return this.#box.mission(mission).tasks;
  }

  /** The task in a column of a mission. */
  task(mission: MissionId, column: number): string {
    const task = this.tasks(mission)[column];
    return task === undefined ? '' : taskWords(task);
  }

  /** How much two majority cards, left and right, count for (LUNA-23). */
  majorities(cards: readonly [LunaCardId, LunaCardId]): string {
    const [left, right] = [this.#box.lunaCard(cards[0]), this.#box.lunaCard(cards[1])];
    const scientists = count(left.scientists + right.scientists, 'scientist');
    return `titanium ${left.left}, carbon ${left.right}, energy ${right.left}, minerals ${right.right}, ${scientists}`;
  }

  /** What lies behind a threshold of a company's track. */
  trackBonus(company: Company, level: 1 | 2): string {
    const bonuses = this.#box.track(this.#tracks[company]).thresholds.map(({ bonus }) => bonus);
    const [before, now] = [bonuses[level - 2], bonuses[level - 1]];
    if (now?.kind !== 'permanent') return `the ${this.trackSpace(company, level)}`;
    const words = before?.kind === 'permanent' ? laterBonusWords(before.bonus, now.bonus) : permanentWords(now.bonus);
    return `${words} (${COMPANY_NAMES[company]})`;
  }

  /** Which track each company uses. */
  tracks(): string {
    return COMPANIES.map((company) => `${COMPANY_NAMES[company]} ${this.#tracks[company]}`).join(', ');
  }
}
