import { Converter, ReflectionKind } from 'typedoc';

/** Names the modules of the reference by import path: the entry `text/fr` becomes `skymines-rules/text/fr`. */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_, reflection) => {
    if (!reflection.kindOf(ReflectionKind.Module)) return;
    reflection.name = reflection.name === 'index' ? 'skymines-rules' : `skymines-rules/${reflection.name}`;
  });
}
