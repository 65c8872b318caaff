import type { Seat, TokenId } from '../../components/ids.ts';
import type { DecisionKind, FrameOf } from './frames.ts';

/** The fields of a frame that are not who is asked what. A frame of several forms keeps all of them. */
type Asked<Frame> = Frame extends unknown
  ? { readonly [Key in keyof Frame as Exclude<Key, 'kind' | 'seat' | 'seats'>]: Frame[Key] }
  : never;

/** What a user interface needs to ask each kind of question, by its kind. */
export type PromptParams = {
  readonly [Kind in DecisionKind]: Kind extends 'startingToken' ? OfferedTokens : Asked<FrameOf<Kind>>;
};

/** The two starting tokens that a seat chooses from. */
export interface OfferedTokens {
  readonly offers: readonly TokenId[];
}

/** A question that a seat must answer. `legalActions` lists the answers. */
export type Prompt = {
  readonly [Kind in DecisionKind]: {
    readonly seat: Seat;
    readonly kind: Kind;
    readonly params: PromptParams[Kind];
  };
}[DecisionKind];
/** The question of one kind of decision: `PromptOf<'ousting'>`. */
export type PromptOf<Kind extends DecisionKind> = Extract<Prompt, { readonly kind: Kind }>;
