/** Rows that can change at once: the last turn, and those that followed it. */
const MOST = 12;

/**
 * Updates a list of turns, the newest first, to a new one, and keeps the rows that stay the same, because each new row costs a
 * layout. Returns `false` if too many rows differ: the list keeps its rows, and the new one can take its place.
 */
export function renewRows(list: Element, next: Element): boolean {
  for (const row of [...linksIn(list), ...linksIn(next)]) row.tabIndex = -1;
  const isRenewed = replaced(list, next);
  const [first] = linksIn(isRenewed ? list : next);
  if (first !== undefined) first.tabIndex = 0;
  return isRenewed;
}

function linksIn(list: Element): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('.log-turn')];
}

function replaced(list: Element, next: Element): boolean {
  const [olds, news] = [[...list.children], [...next.children]];
  const isSame = (gone: number, added: number): boolean =>
    news.slice(added).every((row, index) => olds[gone + index]?.isEqualNode(row) !== false);
  for (let gone = 0; gone < Math.min(MOST, olds.length); gone += 1) {
    for (let added = 0; added < Math.min(MOST, news.length); added += 1) {
      if (olds[gone]?.isEqualNode(news[added] ?? null) !== true || !isSame(gone, added)) continue;
      for (const row of olds.slice(0, gone)) row.remove();
      list.prepend(...news.slice(0, added));
      return true;
    }
  }
  return false;
}
