import type { GameEventType } from '../game/model/events.ts';

/** Event types of Luna's cards and turns. */
export type LunaEventType = Extract<GameEventType, `luna${string}`> | 'uploadMoved' | 'planDiscarded';
/** Event types of the Belt, missions and menaces. */
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
/** Event types of the base game. */
export type BaseEventType = Exclude<GameEventType, LunaEventType | ModuleEventType>;
