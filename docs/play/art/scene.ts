import { h } from '../../shared/elements.ts';

const URLS = new Map<string, string>();

/** Returns an image of a scene. Each scene is drawn once, because copies of it would slow down the page. */
export function sceneImage(name: string, draw: () => string): HTMLImageElement {
  let url = URLS.get(name);
  if (url === undefined) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 500" width="860" height="500">${draw()}</svg>`;
    url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    URLS.set(name, url);
  }
  return h('img', { class: 'scene-art', src: url, alt: '', width: 860, height: 500 });
}
