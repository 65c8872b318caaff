import {
  type CardId,
  COMPANIES,
  type Company,
  type GameView,
  type MenaceId,
  type PlanId,
  type Seat,
} from 'skymines-rules';
import type { Position } from '../motion/changes.ts';

/** Something that the whole table should notice. */
export type Moment =
  | {
      readonly kind: 'round';
      readonly round: number;
      readonly leaving: readonly CardId[];
      readonly arriving: readonly CardId[];
      /** Special plan that opens in this round. */
      readonly plan: PlanId | null;
    }
  | { readonly kind: 'reveal'; readonly cards: readonly (readonly CardId[])[] }
  | { readonly kind: 'menace'; readonly menace: MenaceId }
  | Ribbon;

export type Ribbon =
  | { readonly kind: 'lead'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'doubled'; readonly company: Company; readonly from: number; readonly to: number }
  | { readonly kind: 'lastRound' }
  | { readonly kind: 'menaceRemoved'; readonly menace: MenaceId; readonly seat: Seat }
  | { readonly kind: 'missionDone'; readonly seat: Seat };

/** State between two positions, on which the next moments depend. */
export interface Memory {
  readonly position: Position;
  /** Number of events so far. It is lower after an undo. */
  readonly count: number;
  /** Seat with the most points, and the round in which the lead last changed. */
  readonly leader: Seat | null;
  readonly leadRound: number;
  /** Share values at the start of the round. A company that has doubled is left out. */
  readonly worths: Readonly<Partial<Record<Company, number>>>;
}

export interface Course {
  readonly rounds: number;
  /** Special plan of each round. */
  readonly plans: ReadonlyMap<number, PlanId>;
}

/** Returns the moments between the remembered position and the next one. Without memory, there are none. */
export function momentsDue(
  memory: Memory | null,
  position: Position,
  count: number,
  course: Course,
): { readonly memory: Memory; readonly moments: readonly Moment[] } {
  const isContinued = memory !== null && count >= memory.count && isSameGame(memory.position.view, position.view);
  if (!isContinued) return { memory: newMemory(position, count), moments: [] };
  const before = memory.position.view;
  const after = position.view;
  const isNewRound = after.round > before.round;
  const moments = [
    ...(isNewRound ? roundMoments(before, after, course) : []),
    ...menaceMoments(before, after),
    ...reveal(before, after),
    ...missions(before, after),
    ...doublings(memory, position, isNewRound),
    ...leads(memory, position),
  ];
  return { memory: remember(memory, position, count, moments, isNewRound), moments };
}

function isSameGame(before: GameView, after: GameView): boolean {
  return before.players.length === after.players.length && after.round >= before.round;
}

function newMemory(position: Position, count: number): Memory {
  const { worths, scores } = position.figures;
  return { position, count, leader: leaderOf(scores), leadRound: 0, worths };
}

function remember(
  memory: Memory,
  position: Position,
  count: number,
  moments: readonly Moment[],
  isNewRound: boolean,
): Memory {
  const doubled = moments.flatMap((moment) => (moment.kind === 'doubled' ? [moment.company] : []));
  const kept = isNewRound ? position.figures.worths : memory.worths;
  const worths = Object.fromEntries(Object.entries(kept).filter(([company]) => !doubled.includes(company as Company)));
  const hasLead = moments.some(({ kind }) => kind === 'lead');
  return {
    position,
    count,
    worths,
    leader: leaderOf(position.figures.scores) ?? memory.leader,
    leadRound: hasLead ? position.view.round : memory.leadRound,
  };
}

/** `null` while several players lead together. */
function leaderOf(scores: readonly number[]): Seat | null {
  const most = Math.max(...scores);
  return scores.filter((score) => score === most).length === 1 ? scores.indexOf(most) : null;
}

/** At most once a round. The first leader of the game takes the lead silently. */
function leads(memory: Memory, { view, figures }: Position): readonly Moment[] {
  const leader = leaderOf(figures.scores);
  const isChange = leader !== null && memory.leader !== null && leader !== memory.leader;
  if (!isChange || memory.leadRound === view.round || view.stack.length === 0) return [];
  return [{ kind: 'lead', seat: leader, points: figures.scores[leader] ?? 0 }];
}

function roundMoments(before: GameView, after: GameView, { rounds, plans }: Course): readonly Moment[] {
  const shown = (view: GameView): readonly CardId[] => view.display.filter((card) => card !== null);
  const plan = plans.get(after.round) ?? null;
  const round: Moment = {
    kind: 'round',
    round: after.round,
    leaving: shown(before).filter((card) => !shown(after).includes(card)),
    arriving: shown(after).filter((card) => !shown(before).includes(card)),
    plan: plan !== null && after.specialPlans.includes(plan) ? plan : null,
  };
  return after.round === rounds ? [round, { kind: 'lastRound' }] : [round];
}

/** The menace is announced when the first planning begins. */
function menaceMoments(before: GameView, after: GameView): readonly Moment[] {
  const { menace } = after;
  if (menace === null) return [];
  const { id, holder } = menace;
  if (!isPlanning(before) && isPlanning(after) && after.round === 1) return [{ kind: 'menace', menace: id }];
  const isRemoved = holder !== null && before.menace?.holder === null;
  return isRemoved ? [{ kind: 'menaceRemoved', menace: id, seat: holder }] : [];
}

function isPlanning({ stack }: GameView): boolean {
  return stack.some(({ kind }) => kind === 'planning');
}

/** All planned cards are turned face up together. */
function reveal(before: GameView, after: GameView): readonly Moment[] {
  if (!isPlanning(before) || isPlanning(after) || before.round !== after.round) return [];
  const cards = after.players.map(({ area }) => area.filter((card): card is CardId => card !== null && card !== '?'));
  return cards.some((each) => each.length > 0) ? [{ kind: 'reveal', cards }] : [];
}

function missions(before: GameView, after: GameView): readonly Moment[] {
  return (after.missions?.status ?? []).flatMap(({ columns, mission }, seat): readonly Moment[] => {
    const old = before.missions?.status[seat];
    const isDone = mission !== null && columns.every((isOpen) => !isOpen);
    return isDone && old?.columns.some((isOpen) => isOpen) === true ? [{ kind: 'missionDone', seat }] : [];
  });
}

function doublings({ worths }: Memory, { figures }: Position, isNewRound: boolean): readonly Moment[] {
  if (isNewRound) return [];
  return COMPANIES.flatMap((company): readonly Moment[] => {
    const [from = 0, to] = [worths[company], figures.worths[company]];
    return from > 0 && to >= from * 2 ? [{ kind: 'doubled', company, from, to }] : [];
  });
}
