/** Time to wait for another tab to release a game, in milliseconds. A reloaded page competes with its former self. */
const RELEASE_TIMEOUT = 1000;

/** A tab's lock on a game, which only one tab may play. */
export interface Hold {
  readonly id: string;
  /** True if this tab plays the game, false if another one does. */
  readonly isOurs: Promise<boolean>;
  release(): void;
}

/** Locks a game for this tab unless another tab has it. Calls `onLost` if another tab takes it over later. */
export function holdGame(id: string, onLost: () => void): Hold {
  return request(id, { signal: AbortSignal.timeout(RELEASE_TIMEOUT) }, onLost);
}

/** Locks a game for this tab, taking it over from any other tab. */
export function takeGame(id: string, onLost: () => void): Hold {
  return request(id, { steal: true }, onLost);
}

function request(id: string, how: LockOptions, onLost: () => void): Hold {
  // Browsers provide locks on secure pages only. Without them, every tab may play.
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
