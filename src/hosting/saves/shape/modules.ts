import { COMPANIES, MENACE_IDS } from '../../../components/ids.ts';
import { byCompany } from '../../../components/shape.ts';
import type {
  BeltState,
  LunaSlotCard,
  LunaState,
  MenaceState,
  MissionsState,
  StatusCard,
} from '../../../game/model/state.ts';
import { type ActionTally, COUNTERS } from '../../../game/model/tally.ts';
import { LIMITS } from '../../../input/limits.ts';
import {
  exact,
  type Fields,
  id,
  list,
  oneOf,
  optional,
  orNull,
  type Schema,
  tuple,
  whole,
  yesNo,
} from '../../../input/shapes.ts';
import { seat } from './seats.ts';

const amount = whole(0, LIMITS.figure);
const pieces = list(oneOf(COMPANIES));

export const luna: Schema<LunaState> = exact<LunaState>({
  seat,
  deck: list(id),
  gradeTwo: list(id),
  discard: list(id),
  shuffles: amount,
  slots: list(orNull(exact<LunaSlotCard>({ card: id, faceUp: yesNo }))),
  discardedPlans: list(id),
  majority: tuple<LunaState['majority']>(orNull(id), 2),
});

export const belt: Schema<BeltState> = exact<BeltState>({
  outposts: list(list(pieces)),
  shuttles: list(pieces),
  removedShuttles: byCompany(amount),
});

const COUNTER_NAMES = [...new Set(Object.values(COUNTERS)), 'mostExpansions'] as const;

const tally = exact<ActionTally>(
  Object.fromEntries(COUNTER_NAMES.map((name) => [name, optional(amount)])) as Fields<ActionTally>,
);

const statusCard = exact<StatusCard>({ mission: orNull(id), columns: tuple<StatusCard['columns']>(yesNo, 3) });

export const missions: Schema<MissionsState> = exact<MissionsState>({
  faceUp: list(id),
  status: list(statusCard),
  first: orNull(seat),
  tally,
});

export const menace: Schema<MenaceState> = exact<MenaceState>({ id: oneOf(MENACE_IDS), holder: orNull(seat) });
