export { LANGUAGE_CODES, LANGUAGES, type LanguageCode, type LanguageInUse } from '../../text/languages.ts';
