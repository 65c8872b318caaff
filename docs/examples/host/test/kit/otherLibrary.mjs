// Preloaded into the server without its knowledge. Gives it another build of the library, from the folder in LIBRARY.
import { register } from 'node:module';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) register(import.meta.url);

const folder = pathToFileURL(`${process.env['LIBRARY']}/`);

export function resolve(specifier, context, next) {
  const [isLibrary, entry = 'index'] = /^skymines-rules(?:\/(.+))?$/.exec(specifier) ?? [];
  if (isLibrary === undefined) return next(specifier, context);
  return { url: new URL(`${entry}.mjs`, folder).href, format: 'module', shortCircuit: true };
}
