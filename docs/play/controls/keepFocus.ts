/** Draws again and focuses the control that had the focus. */
export function keepFocus(place: HTMLElement, draw: () => void): void {
  const focused = document.activeElement;
  const card = focused?.closest<HTMLElement>('[data-card]')?.dataset['card'];
  const key = focused instanceof HTMLElement ? focused.dataset['control'] : undefined;
  draw();
  const control =
    key === undefined ? (focused?.matches('.level-slider') ? '.level-slider' : null) : `[data-control="${key}"]`;
  if (control !== null) place.querySelector<HTMLElement>(`[data-card="${card}"] ${control}`)?.focus();
}
