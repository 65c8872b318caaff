import type { Seat, TokenId } from '../../components/ids.ts';
import type { DecisionFrame, DecisionKind } from './frames.ts';

type FrameParams = {
  readonly [Kind in DecisionKind]: Omit<Extract<DecisionFrame, { readonly kind: Kind }>, 'kind' | 'seat' | 'seats'>;
};

/** What a user interface needs to ask each kind of question, by its kind. */
export interface PromptParams extends Omit<FrameParams, 'startingToken'> {
  /** `offers`: the two tokens dealt to this seat. */
  readonly startingToken: { readonly offers: readonly TokenId[] };
}

/** A question that a seat must answer. `legalActions` lists the answers. */
export type Prompt = {
  readonly [Kind in DecisionKind]: {
    readonly seat: Seat;
    readonly kind: Kind;
    readonly params: PromptParams[Kind];
  };
}[DecisionKind];
