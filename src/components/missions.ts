import { type Component, sources } from './component.ts';
import { REQUIREMENTS, type Requirement } from './effects.ts';
import { byKind, citing, exact, id, type Schema, tuple, whole } from './shape.ts';

/** Requirement of a mission task: it concerns the face-up cards or the action just taken (MISSION-17 to MISSION-21). */
export type Task =
  | Requirement
  | { readonly kind: 'heliumInOneAction'; readonly steps: number }
  | { readonly kind: 'expansionsInOneAction'; readonly count: number }
  | { readonly kind: 'trackStepsInOneAction'; readonly steps: number }
  | { readonly kind: 'uploadsInOneAction'; readonly count: number }
  | { readonly kind: 'plansInOneAction'; readonly count: number };

/** A mission card with three tasks. */
export interface Mission extends Component {
  readonly id: string;
  /** Left, middle and right column (MISSION-6). */
  readonly tasks: readonly [Task, Task, Task];
}

const amount = whole(1, 40);

const task = byKind<Task>({
  ...REQUIREMENTS,
  heliumInOneAction: { steps: amount },
  expansionsInOneAction: { count: amount },
  trackStepsInOneAction: { steps: amount },
  uploadsInOneAction: { count: amount },
  plansInOneAction: { count: amount },
});

export const mission: Schema<Mission> = exact<Mission>({
  id,
  tasks: citing('MISSION-6', tuple<Mission['tasks']>(task, 3)),
  sources,
});
