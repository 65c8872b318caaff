/** In milliseconds. After a reload, the previous page may still hold the game for a moment. */
const RELEASE_TIMEOUT = 1000;

/** A tab's lock on a game, which can be played in only one tab at a time. */
export interface Hold {
  readonly id: string;
  /** Resolves to `false` if another tab is playing the game. */
  readonly isOurs: Promise<boolean>;
  release(): void;
}

/** Does not take the lock from another tab. Calls `onLost` if another tab takes this one over later. */
export function holdGame(id: string, onLost: () => void): Hold {
  return request(id, { signal: AbortSignal.timeout(RELEASE_TIMEOUT) }, onLost);
}

/** Takes the lock even from another tab. */
export function takeGame(id: string, onLost: () => void): Hold {
  return request(id, { steal: true }, onLost);
}

function request(id: string, how: LockOptions, onLost: () => void): Hold {
  // Browsers support locks only on secure pages. Without locks, every tab may play.
  if (!('locks' in navigator)) return { id, isOurs: Promise.resolve(true), release: () => {} };
  let release = (): void => {};
  const isOver = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isOurs = new Promise<boolean>((answer) => {
    let isHeld = false;
    const whileHeld = (): Promise<void> => {
      isHeld = true;
      answer(true);
      return isOver;
    };
    navigator.locks.request(`skymines-rules:${id}`, how, whileHeld).catch(() => {
      if (isHeld) onLost();
      else answer(false);
    });
  });
  return { id, isOurs, release };
}
