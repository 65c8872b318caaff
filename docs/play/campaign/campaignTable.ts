import type { CoreRules, CreateGameOptions, GameRecord } from 'skymines-rules';
import {
  type CampaignAction,
  type CampaignState,
  campaignReduce,
  createCampaign,
  type LevelChoice,
  levelChoices,
  loadCampaign,
  saveCampaign,
} from 'skymines-rules/campaign';

/** A campaign, scored from the records of its games. Each game has its own session. */
export class CampaignTable {
  readonly #rules: CoreRules;
  #state: CampaignState;

  private constructor(rules: CoreRules, state: CampaignState) {
    this.#rules = rules;
    this.#state = state;
  }

  static begin(rules: CoreRules, options: CreateGameOptions): CampaignTable {
    const { players, seed, luna = null, constrainedSlots = false } = options;
    return new CampaignTable(rules, createCampaign({ players, seed, luna, constrainedSlots }, rules));
  }

  static load(rules: CoreRules, save: string): CampaignTable {
    return new CampaignTable(rules, loadCampaign(save, rules));
  }

  get state(): CampaignState {
    return this.#state;
  }

  get save(): string {
    return saveCampaign(this.#state);
  }

  get options(): CreateGameOptions {
    return this.#state.game.options;
  }

  take(record: GameRecord): void {
    this.#act({ type: 'takeRecord', record });
  }

  /** Empty unless a level must be chosen now. */
  get levels(): readonly LevelChoice[] {
    const { phase, results } = this.#state;
    const result = phase === 'lunaLevel' ? results.at(-1) : undefined;
    return result === undefined ? [] : levelChoices(result);
  }

  setLevel(level: number): void {
    this.#act({ type: 'setLunaLevel', level });
  }

  #act(action: CampaignAction): void {
    this.#state = campaignReduce(this.#state, action, this.#rules);
  }
}
