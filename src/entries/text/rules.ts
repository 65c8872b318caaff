export { RULES as enRules } from '../../rulebook/rules.ts';
