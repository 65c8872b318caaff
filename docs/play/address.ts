/** Prefix of an address that opens a game stored on this device. */
const TABLE = '#table=';

/** Address that starts a new game. */
const NEW = '#new';

/** Address that opens the game setup. */
const CHOOSE = '#choose';

/** Returns the id of the game in the address, or `null` if there is none. */
export function tableInAddress(): string | null {
  return location.hash.startsWith(TABLE) ? location.hash.slice(TABLE.length) : null;
}

/** Checks whether the address starts a new game. */
export function isNewGameAddress(): boolean {
  return location.hash === NEW;
}

/** Checks whether the address opens the game setup. */
export function isSetupAddress(): boolean {
  return location.hash === CHOOSE;
}

/** Checks whether the address has no hash, in which case the page resumes the last game. */
export function isPlainAddress(): boolean {
  return location.hash === '';
}

/** Puts the current game into the address. The Back button returns to the previous screen if it can be shown again. */
export function putTableInAddress(id: string): void {
  if (tableInAddress() === id) return;
  // Going back must not start another game, or reopen a link to a game that has continued since.
  if (isScreen()) history.pushState(null, '', here(TABLE + id));
  else replaceAddressWithTable(id);
}

/** Puts the current game into the address without a history entry, for a game that opens automatically. */
export function replaceAddressWithTable(id: string): void {
  history.replaceState(null, '', here(TABLE + id));
}

/** Puts the start page into the address. */
export function putStartInAddress(): void {
  if (tableInAddress() !== null) history.pushState(null, '', here(''));
}

/** Checks whether the address shows a screen rather than triggering a one-time action. */
function isScreen(): boolean {
  return isPlainAddress() || isSetupAddress() || tableInAddress() !== null;
}

function here(hash: string): string {
  return location.pathname + location.search + hash;
}
