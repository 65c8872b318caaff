import { scene } from './scene.ts';

/** VitePress plays and draws the game at build time. */
export default { load: scene };
