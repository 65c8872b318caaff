import { fileURLToPath } from 'node:url';
import type { transformerTwoslash } from '@shikijs/vitepress-twoslash';
import ts from 'typescript';

type Options = NonNullable<Parameters<typeof transformerTwoslash>[0]>;

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Type-checks every TypeScript block against the built package. An invalid block fails the build. */
export const checked: Options = {
  explicitTrigger: false,
  throws: true,
  twoslashOptions: {
    // With a trailing slash, type errors would go unnoticed.
    vfsRoot: root,
    compilerOptions: {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.Preserve,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      moduleDetection: ts.ModuleDetectionKind.Force,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      types: [],
    },
  },
};
