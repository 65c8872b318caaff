/** Lets the arrow keys move the focus among buttons that are one stop for the Tab key. */
export function roving(group: HTMLElement, current: number): HTMLElement {
  const buttons = [...group.querySelectorAll('button')];
  buttons.forEach((each, index) => {
    each.tabIndex = index === current ? 0 : -1;
  });
  group.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = buttons[(at + step + buttons.length) % buttons.length];
    next?.focus();
    if (next?.getAttribute('role') === 'radio') next.click();
  });
  return group;
}
