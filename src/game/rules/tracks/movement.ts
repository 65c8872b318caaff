import type { Track } from '../../../components/content.ts';
import type { Effect } from '../../../components/effects.ts';
import { COMPANIES, type Company, type Seat, type TrackLevel } from '../../../components/ids.ts';
import type { Advance, AdvanceSteps, Stop } from '../../model/actions.ts';
import type { BarrierFrame, ChosenTracksFrame, UnitsFrame } from '../../model/frames.ts';
import { type Decision, type Faults, fault, faultBy, NO_FAULTS, push } from '../decision.ts';
import type { Game, Work } from '../module.ts';
import { gainCoins, payCoins, playerAt, writePlayer } from '../players.ts';

/** SETUP-10: returns the track of a company in this game. */
export function trackOf(game: Game, company: Company): Track {
  return game.box.track(game.state.tracks[company]);
}

/** TRACK-4: returns the last space of a track. */
export function lastSpace(track: Track): number {
  return track.shares.length - 1;
}

/**
 * Returns the price of a marker's next step: 0, the coins of a barrier (TRACK-1), or `null` on the last space
 * (TRACK-4).
 */
export function stepCost(game: Game, seat: Seat, company: Company): number | null {
  const track = trackOf(game, company);
  const next = playerAt(game, seat).tracks[company] + 1;
  if (next > lastSpace(track)) return null;
  return track.barriers.find(({ before }) => before === next)?.cost ?? 0;
}

/** TRACK-2, TRACK-3, TRACK-4: checks that the next step is possible and affordable. */
function checkStep(game: Game, seat: Seat, company: Company): Faults {
  const cost = stepCost(game, seat, company);
  const { coins } = playerAt(game, seat);
  if (cost === null) return fault('trackEnd', { company });
  return cost > coins ? fault('barrierTooExpensive', { company, cost, coins }) : NO_FAULTS;
}

function freeSteps(game: Game, seat: Seat): Company[] {
  return COMPANIES.filter((company) => stepCost(game, seat, company) === 0);
}

export function meetsBarrier(game: Game, seat: Seat, company: Company, steps: number): boolean {
  const from = playerAt(game, seat).tracks[company];
  return trackOf(game, company).barriers.some(({ before }) => before > from && before <= from + steps);
}

/** TRACK-8: takes one step, paying any barrier before applying any threshold. The step must be possible. */
function takeStep(work: Work, seat: Seat, company: Company): void {
  payCoins(work, seat, stepCost(work, seat, company) ?? 0, 'TRACK-2', company);
  moveMarker(work, seat, company);
}

/** Moves a marker one space forward without paying. */
export function moveMarker(work: Work, seat: Seat, company: Company): void {
  const player = writePlayer(work, seat);
  player.tracks[company] += 1; // NOTE-8: markers move forward only
  const space = player.tracks[company];
  work.emit({ type: 'trackAdvanced', seat, company, to: space });
  trackOf(work, company).thresholds.forEach(({ at, coins }, index) => {
    if (at === space) crossThreshold(work, { seat, company, at, coins, level: index === 0 ? 1 : 2 });
  });
}

interface Crossing {
  readonly seat: Seat;
  readonly company: Company;
  readonly at: number;
  readonly coins: number;
  readonly level: TrackLevel;
}

function crossThreshold(work: Work, { seat, company, at, coins, level }: Crossing): void {
  work.emit({ type: 'thresholdCrossed', seat, company, level });
  gainCoins(work, seat, coins, 'TRACK-6', company);
  // TRACK-7, PASS-7, NOTE-9: other players at or beyond the threshold are paid too, in seat order, even if they have
  // passed.
  work.state.players.forEach((other, otherSeat) => {
    if (otherSeat !== seat && other.tracks[company] >= at) gainCoins(work, otherSeat, coins, 'TRACK-7', company);
  });
}

/**
 * ICON-7: moves a marker up to the next barrier, which needs a decision. Steps beyond the last space are lost (TRACK-5,
 * MAJ-14, NOTE-6).
 */
export function advanceTrack(work: Work, seat: Seat, company: Company, steps: number): void {
  for (let left = steps; left > 0; left -= 1) {
    const cost = stepCost(work, seat, company);
    if (cost === 0) {
      takeStep(work, seat, company);
      continue;
    }
    if (cost === null) work.emit({ type: 'stepsLost', seat, company, steps: left });
    else push(work, { kind: 'barrier', seat, company, steps: left });
    return;
  }
}

/**
 * TRACK-3, NOTE-7: the player pays the barrier in front of the marker, or loses the remaining steps. The decision is
 * offered even to players with too few coins, because claiming a task may provide them (AMB-MISSION-1).
 */
export const barrier: Decision<BarrierFrame, Advance | Stop> = {
  answers: ['advance', 'stop'],
  automatic: true,

  candidates: (_game, { company }, seat) => [
    { type: 'advance', seat, company },
    { type: 'stop', seat },
  ],

  check(game, { seat, company: expected }, action) {
    if (action.type === 'stop') return NO_FAULTS;
    const { company } = action;
    return company === expected ? checkStep(game, seat, company) : fault('wrongTrack', { company, expected });
  },

  apply(work, { seat, company, steps }, action) {
    if (action.type === 'stop') {
      work.emit({ type: 'stepsLost', seat, company, steps });
      return;
    }
    takeStep(work, seat, company);
    advanceTrack(work, seat, company, steps - 1);
  },
};

/** RES-13: each unit moves one of the seat's markers one space. The units may be used on several tracks. */
export const units: Decision<UnitsFrame, Advance | Stop> = {
  answers: ['advance', 'stop'],
  automatic: true,

  candidates(game, _frame, seat) {
    const all: (Advance | Stop)[] = [];
    for (const company of COMPANIES) {
      if (checkStep(game, seat, company).length === 0) all.push({ type: 'advance', seat, company });
    }
    if (freeSteps(game, seat).length === 0) all.push({ type: 'stop', seat });
    return all;
  },
  allLegal: true,

  check(game, { seat }, action) {
    if (action.type === 'advance') return checkStep(game, seat, action.company);
    const [free] = freeSteps(game, seat);
    // AMB-RES-1, AMB-RES-2: units must be used while any marker can move for free.
    return free === undefined ? NO_FAULTS : fault('unitsMustMove', { company: free });
  },

  apply(work, { seat, units: left }, action) {
    if (action.type === 'stop') {
      work.emit({ type: 'stepsLost', seat, company: null, steps: left }); // RES-14
      return;
    }
    takeStep(work, seat, action.company);
    if (left > 1) push(work, { kind: 'units', seat, units: left - 1 });
  },
};

type ChosenTracks = Extract<Effect, { kind: 'chosenTracks' }>;

/**
 * ICON-8: all steps are taken on one track of the player's choice (AMB-ICON-3). BSP-7, BSP-8: each step count is used
 * on a different track (AMB-TRACK-15), in any order.
 */
export const chosenTracks: Decision<ChosenTracksFrame, AdvanceSteps> = {
  answers: ['advanceSteps'],
  automatic: true,

  candidates: (_game, frame, seat) =>
    [...new Set(frame.steps)].flatMap((steps) =>
      frame.companies.map((company) => ({ type: 'advanceSteps', seat, company, steps })),
    ),

  check(_game, { rule, companies, steps }, action) {
    if (!companies.includes(action.company)) {
      return faultBy(rule, 'trackNotOffered', { company: action.company, companies });
    }
    if (steps.includes(action.steps)) return NO_FAULTS;
    const params = { steps: action.steps, offered: steps };
    // ICON-8 offers every track. The bonus spaces of a track offer all other tracks.
    const isSplit = companies.length === COMPANIES.length;
    return faultBy(rule, isSplit ? 'stepsSplit' : 'stepsNotOffered', params);
  },

  apply(work, { seat, rule, steps, companies }, { company, steps: taken }) {
    const place = steps.indexOf(taken);
    const left = steps.filter((_, index) => index !== place);
    if (left.length > 0) {
      const others = companies.filter((other) => other !== company);
      push(work, { kind: 'chosenTracks', seat, rule, steps: left, companies: others });
    }
    advanceTrack(work, seat, company, taken);
  },
};

/**
 * Returns the companies whose tracks an effect offers: all companies, or all except the one whose track gives the
 * effect.
 */
export function offeredCompanies({ among }: ChosenTracks, source: Company | undefined): readonly Company[] {
  return among === 'others' && source !== undefined ? COMPANIES.filter((company) => company !== source) : COMPANIES;
}
