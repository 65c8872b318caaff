import { EN } from './words/en.ts';

/** What the page says before its program is there. The words are loaded with the program, once. */
export default { load: () => EN.setup.intro };
