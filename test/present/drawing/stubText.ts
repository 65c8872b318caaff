export { interimText as stubText } from '../../../src/present/text/interimText.ts';
