// Focusable elements.
const STOP = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';

/** The choices come before the buttons that end a turn. Within a part, elements keep their order on the page. */
export function onTab(root: HTMLElement, parts: () => readonly Element[]): void {
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { activeElement: from } = document;
    if (from === null || from.closest('dialog') !== null) return;
    const stops = parts().flatMap((part) => [
      ...(part.matches(STOP) ? [part as HTMLElement] : []),
      ...part.querySelectorAll<HTMLElement | SVGElement>(`${STOP}, :focus`),
    ]);
    const seen = stops.filter((stop) => stop === from || (stop.getClientRects().length > 0 && !isFurther(root, stop)));
    const at = seen.findIndex((stop) => stop === from);
    const next = at < 0 ? undefined : seen[event.shiftKey ? at - 1 : at + 1];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  });
}

/** At the start of a turn, Tab skips the places that the player's cards lead to. */
function isFurther(root: HTMLElement, stop: Element): boolean {
  return root.hasAttribute('data-at-start') && stop.closest('.sm-look-none') !== null;
}
