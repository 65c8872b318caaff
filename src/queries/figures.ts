// The figures of a position. The build makes this file an entry of its own, so that a page that asks for a figure does not load the whole game.

export * from './area.ts';
export * from './companies.ts';
export * from './plans.ts';
export * from './spaces.ts';
