import { scene } from './scene.ts';

/** Played and drawn when the site is built. */
export default { load: scene };
