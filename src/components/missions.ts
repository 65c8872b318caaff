import type { Component } from './component.ts';
import type { Resource } from './ids.ts';

/** What a mission task asks: of the face-up action area, or of the one action just done (MISSION-17 to MISSION-21). */
export type Task =
  | { readonly kind: 'scientists'; readonly count: number }
  | { readonly kind: 'resource'; readonly resource: Resource; readonly total: number }
  | { readonly kind: 'oneResource'; readonly total: number }
  | { readonly kind: 'energy'; readonly total: number }
  | { readonly kind: 'heliumInOneAction'; readonly steps: number }
  | { readonly kind: 'expansionsInOneAction'; readonly count: number }
  | { readonly kind: 'trackStepsInOneAction'; readonly steps: number }
  | { readonly kind: 'uploadsInOneAction'; readonly count: number }
  | { readonly kind: 'plansInOneAction'; readonly count: number };

export interface Mission extends Component {
  readonly id: string;
  /** Left, middle and right column (MISSION-6). */
  readonly tasks: readonly [Task, Task, Task];
}
