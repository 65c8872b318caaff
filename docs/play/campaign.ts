import type { CoreRules, CreateGameOptions, GameRecord } from 'skymines-rules';
import { bindCampaign, type Campaign, type CampaignState } from 'skymines-rules/campaign';

/** A campaign beside its games. The games are played in sessions of their own; it takes their records. */
export class CampaignTable {
  readonly #campaign: Campaign;
  #state: CampaignState;

  private constructor(campaign: Campaign, state: CampaignState) {
    this.#campaign = campaign;
    this.#state = state;
  }

  static begin(rules: CoreRules, options: CreateGameOptions): CampaignTable {
    const { players, seed, luna = null, constrainedSlots = false } = options;
    const campaign = bindCampaign(rules);
    return new CampaignTable(campaign, campaign.createCampaign({ players, seed, luna, constrainedSlots }));
  }

  static load(rules: CoreRules, save: string): CampaignTable {
    const campaign = bindCampaign(rules);
    return new CampaignTable(campaign, campaign.loadCampaign(save));
  }

  get state(): CampaignState {
    return this.#state;
  }

  get save(): string {
    return this.#campaign.saveCampaign(this.#state);
  }

  /** The options of the game to be played now. */
  get options(): CreateGameOptions {
    return this.#state.game.options;
  }

  take(record: GameRecord): void {
    this.#state = this.#campaign.campaignReduce(this.#state, { type: 'takeRecord', record });
  }

  /** The levels at which Luna may go on; none while a game is to be played. */
  get levels(): readonly number[] {
    return this.#campaign
      .campaignActions(this.#state)
      .flatMap((action) => (action.type === 'setLunaLevel' ? [action.level] : []));
  }

  setLevel(level: number): void {
    this.#state = this.#campaign.campaignReduce(this.#state, { type: 'setLunaLevel', level });
  }
}
