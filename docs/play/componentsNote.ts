import type { Content } from 'skymines-rules';
import { createText } from 'skymines-rules/text';
import { h } from '../shared/elements.ts';
import { ownSet, reconstructed } from './components.ts';
import type { Language } from './language.ts';
import type { Opened } from './openings.ts';

export function componentsNote({ words }: Language, content: Content): HTMLElement {
  const own = ownSet();
  const { count, all } = reconstructed(content);
  const note = h('p', { class: 'note' }, count === 0 ? words.exact : words.reconstruction(count, all));
  if (own.is === 'wrong') note.append(' ', words.ownWrong, ' ', own.problem);
  return note;
}

/** Returns the note on the components of a game and, in a campaign, its chapter. */
export function noteOf({ match, campaign }: Opened, language: Language): HTMLElement {
  const { rules, session } = match;
  const text = createText({ locale: language.locale, game: session.getState() }, rules);
  const chapter = campaign === null ? null : h('p', {}, text.chapter(campaign.state));
  return h('div', {}, chapter, componentsNote(language, rules.content));
}
