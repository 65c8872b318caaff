export { frRules } from './present/text/fr/rules.ts';
