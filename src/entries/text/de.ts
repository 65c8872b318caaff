export { de } from '../../text/de.ts';
