export { deRules } from '../../../rulebook/de.ts';
