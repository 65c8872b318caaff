/**
 * Maximum time to wait until another tab releases a game, in milliseconds. After a reload, the previous page may still
 * hold it.
 */
const RELEASE_TIMEOUT = 1000;

/** A tab's lock on a game, which can be played in only one tab at a time. */
export interface Hold {
  readonly id: string;
  /** Resolves to `true` if this tab may play the game, and to `false` if another tab is playing it. */
  readonly isOurs: Promise<boolean>;
  release(): void;
}

/**
 * Locks a game for this tab, unless another tab has locked it. Calls `onLost` if another tab takes the game over later.
 */
export function holdGame(id: string, onLost: () => void): Hold {
  return request(id, { signal: AbortSignal.timeout(RELEASE_TIMEOUT) }, onLost);
}

/** Locks a game for this tab, even if another tab has locked it. */
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
