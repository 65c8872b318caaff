/** How long another tab may take to let go of a game, in milliseconds: a page that is loaded anew follows on itself. */
const PATIENCE = 1000;

/** What this tab has of a game that only one tab may play. */
export interface Hold {
  readonly id: string;
  /** Whether this tab plays the game; if not, another one does. */
  readonly isOurs: Promise<boolean>;
  release(): void;
}

/** Holds a game for this tab, unless another one holds it. `lost` is called when another tab takes it later. */
export function holdGame(id: string, lost: () => void): Hold {
  return request(id, { signal: AbortSignal.timeout(PATIENCE) }, lost);
}

/** Holds a game for this tab, and takes it from any other. */
export function takeGame(id: string, lost: () => void): Hold {
  return request(id, { steal: true }, lost);
}

function request(id: string, how: LockOptions, lost: () => void): Hold {
  // Browsers have locks for secure pages only; without them each tab plays on.
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
      if (isHeld) lost();
      else answer(false);
    });
  });
  return { id, isOurs, release };
}
