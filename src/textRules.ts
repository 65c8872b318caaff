export { enRules } from './present/text/en/rules.ts';
