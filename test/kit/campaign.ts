import { bindRules } from '../../src/api/bindRules.ts';
import type {
  CampaignAction,
  CampaignRecord,
  CampaignState,
  ChapterResult,
  CreateCampaignOptions,
  ProvedAction,
  SuccessPoints,
} from '../../src/entries/campaign.ts';
import * as entry from '../../src/entries/campaign.ts';
import { simulate } from '../../src/entries/sim.ts';
import { drawFor } from '../../src/entries/testing.ts';
import { must } from './must.ts';
import { once } from './once.ts';
import { names } from './people.ts';
import type { CreateGameOptions, GameState, Rules, Seat } from './pinned.ts';
import { createRules, defaultContent, perCompany } from './pinned.ts';
import { type Change, type DraftState, edited } from './table.ts';

export const rules: Rules = bindRules(defaultContent);

/** The campaign functions with these rules. */
export const campaign = {
  createCampaign: (options: CreateCampaignOptions) => entry.createCampaign(options, rules),
  campaignReduce: (state: CampaignState, action: CampaignAction) => entry.campaignReduce(state, action, rules),
  tryCampaignReduce: (state: CampaignState, action: unknown) => entry.tryCampaignReduce(state, action, rules),
  campaignActions: (state: CampaignState) => entry.campaignActions(state, rules),
  saveCampaign: entry.saveCampaign,
  loadCampaign: (save: unknown) => entry.loadCampaign(save, rules),
  createCampaignRecord: (options: CreateCampaignOptions, actions: readonly ProvedAction[]) =>
    entry.createCampaignRecord(options, actions, rules),
  replayCampaign: (record: CampaignRecord) => entry.replayCampaign(record, rules),
  checkCampaignRecord: (record: unknown) => entry.checkCampaignRecord(record, rules),
} as const;

const { createCampaign, campaignReduce } = campaign;

/** Rules with other components. */
export const foreignRules: Rules = createRules({
  ...defaultContent,
  id: 'mine',
  slotCosts: defaultContent.slotCosts.map((cost) => cost + 1),
});

/** Returns a new campaign. Its menace neither changes the scoring nor starts a time loop. */
export function begin(people: number, more: Partial<CreateCampaignOptions> = {}): CampaignState {
  return createCampaign({ players: names(people), seed: 'campaign', menace: 'rogueComet', ...more });
}

/** Returns a new campaign with Luna at the higher of her starting levels. */
export function beginWithLuna(people: number, more: Partial<CreateCampaignOptions> = {}): CampaignState {
  return begin(people, { luna: {}, ...more });
}

/** Finished games by options, as JSON, played at random. */
const ends = once((options: string): GameState => {
  const game = simulate(rules.createGame(JSON.parse(options)), {}, rules); // Faster than one state after the other.
  game.playout(drawFor(options));
  return game.copy().state;
});

/** Plays a game from its first decision to its end at random. */
export const endOf = ({ options }: GameState): GameState => ends(JSON.stringify(options));

/** Returns the end of a game without any progress, with changes. */
function bareEnd(options: CreateGameOptions, change: Change): GameState {
  const start = rules.createGame(options);
  return edited(endOf(start), (draft) => {
    for (const [seat, player] of draft.players.entries()) {
      draft.destroyed.push(...player.hand, ...player.area.filter((card) => card !== null), ...player.resting.flat());
      const { markers, helium, upload } = must(start.players[seat]);
      Object.assign(player, { hand: [], coins: 0, markers, oneTimeMarkers: 0, helium, upload });
      player.area = player.area.map(() => null);
      player.resting = player.resting.map(() => []);
      player.tracks = perCompany(() => 0);
      player.bonuses = perCompany(() => 0);
      player.plans = player.plans.map((placed) => placed && { ...placed, uploaded: false });
    }
    draft.placed = [];
    if (draft.missions !== null) {
      draft.missions.first = null;
      for (const card of draft.missions.status) card.columns = [true, true, true];
    }
    if (draft.menace !== null) draft.menace.holder = null;
    draft.nextFirstPlayer = draft.firstPlayer;
    change(draft);
    complete(draft);
  });
}

/** Unchanged ends by game options, as JSON. */
const unchanged = once((options: string) => bareEnd(JSON.parse(options), () => {}));

/**
 * Returns the end of the current game without any progress: no cards, tasks or bonuses, and all markers at the start.
 * Then applies the changes and gives all players the coins for their totals.
 */
export function ended({ game }: CampaignState, totals: readonly number[], change?: Change): GameState {
  const { options } = game;
  const bare = change === undefined ? unchanged(JSON.stringify(options)) : bareEnd(options, change);
  const scores = rules.score(bare);
  return edited(bare, (draft) => {
    draft.players.forEach((player, seat) => {
      player.coins += (totals[seat] ?? 0) - (scores[seat]?.total ?? 0);
      if (player.coins < 0) throw new RangeError(`seat ${seat} has more than ${totals[seat]} already`);
    });
  });
}

/** Completes a changed state, so that a game can end with it. */
function complete(draft: DraftState): void {
  completeMissions(draft);
  const { nextFirstPlayer: next, firstPlayer, planSupply } = draft;
  for (const { plans, upload } of draft.players.slice(0, draft.options.players.length)) {
    for (let space = 1; space <= upload; space += 1) {
      const plan = plans[space] === null ? (planSupply.C.pop() ?? planSupply.B.pop()) : undefined;
      if (plan !== undefined) plans[space] = { plan, faceDown: false, uploaded: false };
    }
  }
  const taker = draft.players[next];
  if (next === firstPlayer || taker === undefined) return;
  taker.markers -= 1;
  draft.placed.push({ space: 'firstPlayer', seat: next });
}

/** The first player to finish has completed a mission, and every claimed task belongs to one. */
function completeMissions({ missions }: DraftState): void {
  if (missions === null) return;
  const first = missions.first === null ? undefined : missions.status[missions.first];
  if (first !== undefined) first.columns = [false, false, false];
  for (const card of missions.status)
    card.mission = card.columns.includes(false) ? (card.mission ?? missions.faceUp[0] ?? null) : null;
  const owner = missions.status.findIndex(({ columns }) => !columns.includes(true));
  missions.first ??= owner < 0 ? null : owner;
}

/** Returns the campaign after its game has ended with these totals. */
export function finish(state: CampaignState, totals: readonly number[], change?: Change): CampaignState {
  return campaignReduce(state, { type: 'trustGame', game: ended(state, totals, change) });
}

/** Sets Luna's level. */
export function settle(state: CampaignState, level: number): CampaignState {
  return campaignReduce(state, { type: 'setLunaLevel', level });
}

/** Finishes a chapter with equal totals and keeps Luna's level. */
export function pass(state: CampaignState): CampaignState {
  const after = finish(
    state,
    state.game.players.map(() => 100),
  );
  return after.phase === 'lunaLevel' && after.lunaLevel !== null ? settle(after, after.lunaLevel) : after;
}

/** Returns the campaign at the start of a chapter, after equal totals in all earlier ones. */
export function atChapter(state: CampaignState, chapter: number): CampaignState {
  return state.chapter < chapter ? atChapter(pass(state), chapter) : state;
}

/** Returns the last finished chapter. */
export const lastResult = ({ results }: CampaignState): ChapterResult => must(results.at(-1));

/** Returns the success points of a seat by reason, for the last game of the last chapter. */
export function partsOf(state: CampaignState, seat: Seat): SuccessPoints {
  return must(lastResult(state).games.at(-1)?.points[seat]);
}
