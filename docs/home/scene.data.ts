import { scene } from './scene.ts';

/** Played and drawn at build time. */
export default { load: scene };
