import type { Seat, TokenId } from '../../components/ids.ts';
import type { DecisionKind, FrameOf } from './frames.ts';

/** The fields of a frame except its kind and its seats. The conditional type distributes over unions. */
type ParamsOf<Frame> = Frame extends unknown
  ? { readonly [Key in keyof Frame as Exclude<Key, 'kind' | 'seat' | 'seats'>]: Frame[Key] }
  : never;

/** The params of each kind of prompt. They are the data that a user interface needs to show the prompt. */
export type PromptParams = {
  readonly [Kind in DecisionKind]: Kind extends 'startingToken' ? OfferedTokens : ParamsOf<FrameOf<Kind>>;
};

/** The params of the `startingToken` prompt: the two tokens that the seat may choose from. */
export interface OfferedTokens {
  readonly offers: readonly TokenId[];
}

/** An open decision of one seat. `legalActions` lists its options. */
export type Prompt = {
  readonly [Kind in DecisionKind]: {
    readonly seat: Seat;
    readonly kind: Kind;
    readonly params: PromptParams[Kind];
  };
}[DecisionKind];
/** A prompt for one kind of decision, such as `PromptOf<'ousting'>`. */
export type PromptOf<Kind extends DecisionKind> = Extract<Prompt, { readonly kind: Kind }>;
