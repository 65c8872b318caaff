import { type Action, changeFor, type SessionChange } from 'skymines-rules';
import type { GameChange, TableGame } from '../tableGame.ts';
import type { Match } from './match.ts';
import { Opponents } from './opponents.ts';
import { canRedo, canUndo, redo, undo } from './undo.ts';

export function atScreen(match: Match): TableGame {
  const { rules, session, people } = match;
  return {
    rules,
    people,
    isSolo: people.length === 1,
    bots: new Map(match.seating.bots.map(({ seat, level }) => [seat, level])),
    opponents: new Opponents(match),
    get viewer() {
      return match.viewer;
    },
    get view() {
      return match.view;
    },
    get events() {
      return session.events(match.view.viewer);
    },
    get past() {
      return { options: session.getState().options, actions: session.actions };
    },
    get awaited() {
      return match.awaited;
    },
    get isHandover() {
      return match.isHandover;
    },
    get prompt() {
      return match.prompt;
    },
    get only() {
      return match.only;
    },
    get canUndo() {
      return canUndo(match);
    },
    get canRedo() {
      return canRedo(match);
    },
    takeScreen: () => match.takeScreen(),
    act: (actions) => match.act(actions),
    goOn: (action) => match.goOn(action),
    takeBack: (seat, card) => match.takeBack(seat, card),
    undo: () => undo(match),
    redo: () => redo(match),
    subscribe: (listener) => session.subscribe((change) => listener(tableChange(match, change))),
    recall(listener) {
      const { actions } = session;
      const replay = rules.createSession({
        options: session.getState().options,
        actions: actions.slice(0, knownActions(match)),
      });
      replay.subscribe((change) => listener(tableChange(match, change)));
      for (const action of actions.slice(replay.actions.length)) replay.dispatch(action);
    },
  };
}

/** Returns the number of actions that every human player has already seen. */
function knownActions({ session, people }: Match): number {
  const seats = session.actions.map(({ seat }: Action) => seat);
  return Math.max(0, Math.min(...people.map((person) => seats.lastIndexOf(person))));
}

function tableChange({ viewer }: Match, change: SessionChange): GameChange {
  if (change.type === 'undone') return { type: 'reset' };
  const [seen, open] = [changeFor(change, viewer), changeFor(change, 'spectator')];
  return { type: 'done', seat: change.action.seat, events: seen.events, open: open.events };
}
