/** The mark of an address that leads to a game on this device. */
const TABLE = '#table=';

/** The mark of an address that begins a game. */
const NEW = '#new';

/** The mark of an address that leads to the choice of a game. */
const CHOOSE = '#choose';

/** The id of the game that the address leads to; `null` if it leads to none. */
export function askedTable(): string | null {
  return location.hash.startsWith(TABLE) ? location.hash.slice(TABLE.length) : null;
}

/** Whether the address asks for a new game at once. */
export function wantsNew(): boolean {
  return location.hash === NEW;
}

/** Whether the address asks for the choice of a game. */
export function wantsChoice(): boolean {
  return location.hash === CHOOSE;
}

/** Whether the address asks for nothing, so that the page goes on with the game of the last visit. */
export function wantsNothing(): boolean {
  return location.hash === '';
}

/** Puts the game on the table into the address. The way back leads to the screen before, if that can be shown once more. */
export function leadToTable(id: string): void {
  if (askedTable() === id) return;
  // Whoever goes back must not begin a game once more, nor bring back what a link held before it was played on.
  if (isScreen()) history.pushState(null, '', here(TABLE + id));
  else replaceWithTable(id);
}

/** The same without a way back, for the game that opens by itself. */
export function replaceWithTable(id: string): void {
  history.replaceState(null, '', here(TABLE + id));
}

/** Puts the start page into the address. */
export function leadToStart(): void {
  if (askedTable() !== null) history.pushState(null, '', here(''));
}

/** Whether the address names a screen, and not something that is done once. */
function isScreen(): boolean {
  return wantsNothing() || wantsChoice() || askedTable() !== null;
}

function here(hash: string): string {
  return location.pathname + location.search + hash;
}
