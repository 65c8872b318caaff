import type { GameEventType } from '../game/model/events.ts';

/** Event types for Luna's cards and turns. */
export type LunaEventType = Extract<GameEventType, `luna${string}`> | 'uploadMoved' | 'planDiscarded';
/** Event types for the Belt, missions and menaces. */
export type ModuleEventType =
  | 'outpostPlaced'
  | 'shuttlePlaced'
  | 'shuttleReturned'
  | 'shuttleLost'
  | 'markerRemoved'
  | 'missionsRevealed'
  | 'taskClaimed'
  | 'missionCompleted'
  | 'menaceRevealed'
  | 'outpostsSettled'
  | 'menaceConfronted'
  | 'menaceRemoved'
  | 'menaceStrikes';
/** Event types for the base game. */
export type BaseEventType = Exclude<GameEventType, LunaEventType | ModuleEventType>;
