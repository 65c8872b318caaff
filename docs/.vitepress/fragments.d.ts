// What the blocks of the pages use without importing it, since they show a few lines of a program. Whole examples import all they need.
type Root = typeof import('skymines-rules');

declare const createGame: Root['createGame'];
declare const createSession: Root['createSession'];
declare const isIllegalActionError: Root['isIllegalActionError'];
declare const pending: Root['pending'];
declare const reasonText: Root['reasonText'];
declare const reduce: Root['reduce'];
declare const action: import('skymines-rules').Action;
declare const record: import('skymines-rules').GameRecord;
declare const show: (view: import('skymines-rules').GameView) => void;
declare let state: import('skymines-rules').GameState;
