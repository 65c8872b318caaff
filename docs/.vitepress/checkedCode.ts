import { fileURLToPath } from 'node:url';
import type { transformerTwoslash } from '@shikijs/vitepress-twoslash';
import ts from 'typescript';

type Options = NonNullable<Parameters<typeof transformerTwoslash>[0]>;

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Checks every block of TypeScript against the built package. A block that is wrong fails the build. */
export const checked: Options = {
  explicitTrigger: false,
  throws: true,
  twoslashOptions: {
    // With a slash at its end every type error would pass unseen.
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
