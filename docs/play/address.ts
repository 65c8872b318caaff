const TABLE = '#table=';

const NEW = '#new';

const CHOOSE = '#choose';

export function tableInAddress(): string | null {
  return location.hash.startsWith(TABLE) ? location.hash.slice(TABLE.length) : null;
}

export function isNewGameAddress(): boolean {
  return location.hash === NEW;
}

export function isSetupAddress(): boolean {
  return location.hash === CHOOSE;
}

/** Returns `true` if the address has no hash. The page then resumes the last game. */
export function isPlainAddress(): boolean {
  return location.hash === '';
}

/** Puts the current game into the address. If the previous screen can be shown again, the Back button returns to it. */
export function putTableInAddress(id: string): void {
  if (tableInAddress() === id) return;
  // Going back must not start another game or reopen a link to a game that has since continued.
  if (isScreen()) history.pushState(null, '', here(TABLE + id));
  else replaceAddressWithTable(id);
}

/** Adds no history entry, for a game that opens automatically. */
export function replaceAddressWithTable(id: string): void {
  history.replaceState(null, '', here(TABLE + id));
}

export function putStartInAddress(): void {
  if (tableInAddress() !== null) history.pushState(null, '', here(''));
}

/** Returns `true` if the address shows a screen, and `false` if it triggers a one-time action. */
function isScreen(): boolean {
  return isPlainAddress() || isSetupAddress() || tableInAddress() !== null;
}

function here(hash: string): string {
  return location.pathname + location.search + hash;
}
