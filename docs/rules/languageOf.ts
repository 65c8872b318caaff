import { LANGUAGE_CODES, type LanguageCode } from 'skymines-rules/text/languages';
import { type Edition, loadEdition } from './edition.ts';

/** A question belongs to the language of the page if the language contains this share of its words. */
const ENOUGH = 0.6;
/** Another language is offered if it contains this much more of the words. */
const MORE = 0.3;

const loaded = new Map<LanguageCode, Promise<Edition>>();

/** Returns the edition in whose language a question is probably written, or null if that is the given one or unclear. */
export async function languageOf(question: string, edition: Edition): Promise<Edition | null> {
  const share = edition.search.knownShare(question);
  if (share >= ENOUGH) return null;
  const others = await Promise.all(LANGUAGE_CODES.filter((code) => code !== edition.code).map(loadOnce));
  const ranked = others.map((each) => ({ each, share: each.search.knownShare(question) }));
  const [best] = ranked.sort((a, b) => b.share - a.share);
  return best !== undefined && best.share >= share + MORE ? best.each : null;
}

function loadOnce(code: LanguageCode): Promise<Edition> {
  const edition = loaded.get(code) ?? loadEdition(code);
  loaded.set(code, edition);
  return edition;
}
