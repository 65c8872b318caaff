import type { Effect } from '../../../components/effects.ts';
import type { CardRef, PlanId, Seat } from '../../../components/ids.ts';
import { END_SLOTS } from '../../../components/printed.ts';
import { indices } from '../../../engine/lists.ts';
import type { FlipPlan, Stop, Upload } from '../../model/actions.ts';
import type { UploadFrame } from '../../model/frames.ts';
import type { PlacedPlan } from '../../model/state.ts';
import { faceUp, meetsRequirements, totalsShownBy } from '../area/area.ts';
import { grant } from '../bonus/grant.ts';
import { type Decision, type Faults, fault, NO_FAULTS, push } from '../decision.ts';
import type { Game, Work } from '../game.ts';
import { payCoins, playerAt, writePlayer } from '../players.ts';

/** SCI-3 to SCI-14: the player may turn a plan face down, then moves the upload marker as far as they like. */
export const upload: Decision<UploadFrame, FlipPlan | Upload | Stop> = {
  answers: ['flipPlan', 'upload', 'stop'],
  automatic: true,

  candidates(game, _frame, seat) {
    const spaces = indices(playerAt(game, seat).plans);
    const flips = spaces.map((position): FlipPlan => ({ type: 'flipPlan', seat, position }));
    return [...flips, { type: 'upload', seat }, { type: 'stop', seat }];
  },

  check(game, frame, action) {
    if (action.type === 'flipPlan') return checkFlip(game, frame, action.position);
    return action.type === 'upload' ? checkEntry(game, frame) : NO_FAULTS; // SCI-4: stopping is always legal
  },

  apply(work, frame, action) {
    const { seat } = frame;
    if (action.type === 'stop') {
      finish(work, frame);
    } else if (action.type === 'flipPlan') {
      payCoins(work, seat, work.box.content.figures.flipPrice, 'SCI-3');
      const placed = writePlayer(work, seat).plans[action.position];
      if (placed) placed.faceDown = true;
      work.emit({ type: 'planFlipped', seat, position: action.position, plan: placed?.plan ?? '' });
      push(work, { ...frame, flipped: true });
    } else {
      enterNextPlan(work, seat);
      push(work, frame);
    }
  },
};

/** SCI-3, AMB-RP-7, AMB-RP-16: before the marker moves, any one face-up plan on the track may be flipped. */
function checkFlip(game: Game, { seat, from, flipped }: UploadFrame, space: number): Faults {
  const player = playerAt(game, seat);
  const cost = game.box.content.figures.flipPrice;
  const placed = player.plans[space];
  if (flipped) return fault('alreadyFlipped');
  if (player.upload !== from) return fault('flipAfterMove');
  if (placed === undefined || placed === null) return fault('noPlanHere', { position: space });
  if (placed.faceDown) return fault('planFaceDown', { position: space });
  return player.coins < cost ? fault('flipTooExpensive', { cost, coins: player.coins }) : NO_FAULTS;
}

/** SCI-5 to SCI-11 */
function checkEntry(game: Game, { seat, card }: UploadFrame): Faults {
  const { plans, upload: space, coins } = playerAt(game, seat);
  if (space === game.box.content.playerBoard.research.last) return fault('researchTrackEnd'); // SPECIAL-4, SCI-19
  const placed = plans[space + 1];
  if (placed === undefined || placed === null) return fault('emptySpaceAhead', { position: space + 1 }); // RP-1
  if (placed.faceDown) return NO_FAULTS; // SCI-10
  const { plan } = placed;
  if (meetsPlan(game, seat, plan, card)) return NO_FAULTS;
  const special = game.box.find.specialPlan(plan);
  if (special !== undefined) return fault('tooFewCoinsForPlan', { plan, cost: special.cost, coins });
  return fault('requirementsNotMet', { plan, asks: plan, ...totalsShown(game, seat, card) });
}

/** SCI-6 to SCI-9 */
export function meetsPlan(game: Game, seat: Seat, plan: PlanId, scientist: CardRef | null): boolean {
  const special = game.box.find.specialPlan(plan);
  if (special !== undefined) return playerAt(game, seat).coins >= special.cost;
  return meetsRequirements(totalsShown(game, seat, scientist), game.box.plan(plan).requirements);
}

/** AMB-TRACK-11: a destroyed scientist is not in the action area, so it does not reduce the number of scientists. */
function totalsShown(game: Game, seat: Seat, scientist: CardRef | null) {
  return totalsShownBy(game, seat, scientist !== null && faceUp(game, seat, 'scientist').includes(scientist));
}

function enterNextPlan(work: Work, seat: Seat): void {
  const player = writePlayer(work, seat);
  player.upload += 1;
  const placed = player.plans[player.upload];
  if (!placed) return;
  const special = work.box.find.specialPlan(placed.plan);
  if (!placed.faceDown) {
    placed.uploaded = true; // AMB-RP-3
    payCoins(work, seat, special?.cost ?? 0, 'SCI-9');
  }
  work.emit({ type: 'uploadAdvanced', seat, to: player.upload, plan: placed.plan });
  // SPECIAL-6, SCI-19
  const { slotSpace } = work.box.content.playerBoard.research;
  if (player.upload === slotSpace) work.emit({ type: 'slotOpened', seat, slot: END_SLOTS.research });
}

/**
 * SCI-12, SCI-15: gives the reward of the last plan entered, then the card's research points. AMB-RP-9: research points
 * in the reward are added to the card's points, and the player chooses when to spend the total if the reward
 * also requires another decision.
 */
function finish(work: Work, { seat, card, from }: UploadFrame): void {
  const { plans, upload: space } = playerAt(work, seat);
  const reward = space === from ? [] : rewardOf(work, plans[space] ?? null); // SCI-14
  const action = work.box.action(card);
  const points = action.kind === 'scientist' ? action.points : 0;
  if (reward.some(({ kind }) => kind === 'research')) {
    grant(work, seat, [...reward, { kind: 'research', points }]);
    return;
  }
  push(work, { kind: 'researchPoints', seat, points }); // pushed first, so that it runs after the reward
  grant(work, seat, reward);
}

/** SCI-13: face-down and special plans give no reward. */
export function rewardOf(game: Game, placed: PlacedPlan | null): readonly Effect[] {
  if (placed === null || placed.faceDown || game.box.find.specialPlan(placed.plan) !== undefined) return [];
  return game.box.plan(placed.plan).reward;
}
