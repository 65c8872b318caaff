export { frRules } from '../../../rulebook/rules.ts';
