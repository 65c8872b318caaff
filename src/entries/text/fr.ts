export { fr } from '../../text/fr.ts';
