/** Lets Enter press the main button of a scene while the focus is on no other control. */
export function enterStarts(scene: HTMLElement): HTMLElement {
  scene.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (key !== 'Enter' || !(target instanceof Element) || target.closest('button, a') !== null) return;
    event.preventDefault();
    scene.querySelector<HTMLButtonElement>('.main')?.click();
  });
  return scene;
}
