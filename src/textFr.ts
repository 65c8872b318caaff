export { fr } from './present/text/fr.ts';
