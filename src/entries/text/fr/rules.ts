export { frRules } from '../../../rulebook/fr.ts';
