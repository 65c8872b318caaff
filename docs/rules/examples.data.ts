import { fileURLToPath } from 'node:url';
import { chooseExamples } from './examples/choose.ts';
import type { Example } from './examples/example.ts';

declare const data: Readonly<Record<string, Example>>;

export { data };

export default {
  load: () => chooseExamples(fileURLToPath(new URL('../../test/scenarios', import.meta.url))),
};
