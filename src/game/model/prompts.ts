import type { Seat, TokenId } from '../../components/ids.ts';
import type { DecisionFrame, DecisionKind } from './frames.ts';

type FrameParams = {
  readonly [Kind in DecisionKind]: Omit<Extract<DecisionFrame, { readonly kind: Kind }>, 'kind' | 'seat' | 'seats'>;
};

/** What a user interface needs to ask each kind of question. */
export interface PromptParams extends Omit<FrameParams, 'startingToken'> {
  /** The two tokens dealt to this seat. */
  readonly startingToken: { readonly offers: readonly TokenId[] };
}

/** Somebody must decide something. `legalActions` lists the answers. */
export type Prompt = {
  readonly [Kind in DecisionKind]: {
    readonly seat: Seat;
    readonly kind: Kind;
    readonly params: PromptParams[Kind];
  };
}[DecisionKind];
