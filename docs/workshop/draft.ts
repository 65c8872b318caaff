import { type Content, validateContent } from 'skymines-rules';
import type { ContentProblem } from 'skymines-rules/content';
import type { PieceClass } from './piece.ts';
import { boardClasses } from './pieces/boards.ts';
import { cardClasses } from './pieces/cards.ts';
import { moduleClasses } from './pieces/modules.ts';
import { researchClasses } from './pieces/research.ts';
import { spaceClasses } from './pieces/spaces.ts';

/** The component set being edited, with its problems and its classes of pieces. */
export interface Draft {
  readonly content: Content;
  readonly problems: readonly ContentProblem[];
  readonly classes: readonly PieceClass[];
}

export function draftOf(content: Content): Draft {
  const classes = [cardClasses, boardClasses, researchClasses, spaceClasses, moduleClasses].flatMap((part) =>
    part(content),
  );
  return { content, problems: validateContent(content), classes };
}
