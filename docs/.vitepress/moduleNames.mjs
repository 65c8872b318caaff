import { readFileSync } from 'node:fs';
import { Converter, ReflectionKind } from 'typedoc';

const { exports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The subpath of the package that each built file stands for: `textFr` is `skymines-rules/text/fr`. */
const NAMES = new Map(
  Object.entries(exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([subpath, { default: file }]) => [file.replace(/^.*\/|\.js$/g, ''), `skymines-rules${subpath.slice(1)}`]),
);

/** Names the modules of the reference as they are imported. */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_, reflection) => {
    if (reflection.kindOf(ReflectionKind.Module)) reflection.name = NAMES.get(reflection.name) ?? reflection.name;
  });
}
