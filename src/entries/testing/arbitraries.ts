// These types are kept out of `testing.ts` because they refer to fast-check, which is an optional peer dependency.
export { type Arbitraries, arbitraries, type PlayedGame, type PlayingRules } from '../../testing/arbitraries.ts';
