import { defaultContent as content } from '../../../src/index.ts';
import { createText, en, type Text } from '../../../src/text.ts';

/** The words of pictures without a game. */
export const english: Text = createText({ locale: en, content });
