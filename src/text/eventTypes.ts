import type { GameEventType } from '../game/model/events.ts';

/** The events of Luna's cards and turns. */
export type LunaEventType = Extract<GameEventType, `luna${string}`> | 'uploadMoved' | 'planDiscarded';
/** The events of the Belt, of missions and of menaces. */
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
/** The events of the base game. */
export type BaseEventType = Exclude<GameEventType, LunaEventType | ModuleEventType>;
