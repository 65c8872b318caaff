// The build makes this file a separate entry, so that pages can compute the values of a position without loading the
// whole game.

export * from './area.ts';
export * from './plans.ts';
export * from './spaces.ts';
