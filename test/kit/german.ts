import { holds } from './french.ts';

/** English words of the rules that are not German words. */
const ENGLISH =
  'and|any|are|barrier|belt|board|bonuses|by|cards?|cent(er|re)|chapter|coins?|columns?|company|display|down|each|energy|extra' +
  '|field|first|for|from|game|home|human|if|is|its|level|may|menace|moon|more|must|not|of|one|only|other|outposts?|own|pays?|pieces' +
  '|players?|requirement|research|resources?|resting|rewards?|rounds?|scientists?|scoring|shared?|shares|spaces?|steps?|tasks?|that' +
  '|the|thresholds?|tiles?|to|tokens?|tracks?|turns?|two|up|value|when|with';

/** Text that is the same in all languages: ids in brackets, and the names of companies and of the currency. */
const NAMES = /AMB-[A-Z]+-\d+|\([a-z]+-?[a-z]*\d+\)|Skymine Resources|CrypCoin(?!\p{L})/gu;

const WRONG_CASE =
  /(?<!\p{L})(aus|bei|mit|von|zu) ((die|das)|(der|dem|einer|einem|deinem) (?!oder|der|seiner)\p{Ll}+e[rs]?) /u;
const WRONG_GENDER =
  /(?<!\p{L})((ein|einen) (Karte|Station|Mission|Bedrohung)|eine (Slot|Sektor|Plättchen)|den (Karte|Plättchen|Feld))(?!\p{L})/u;

const FAULTS: Readonly<Record<string, (text: string) => boolean>> = {
  'holds what a program says': (text) => /undefined|NaN|\[object|[{}|]|[a-zäöü][A-ZÄÖÜ]/.test(text.replace(NAMES, '')),
  'has a straight apostrophe or foreign quotation marks': (text) => /['"«»”]/.test(text),
  'has a wrong blank': (text) => /\s[:;?!,.)]|\(\s|\s\s|^\s|\s$/.test(text),
  'has an English word': (text) => holds(text.replace(NAMES, ''), ENGLISH),
  'counts in a wrong way': (text) =>
    holds(text, '(?<![\\d-])1 (Schritte|Einheiten|Karten|Anteile|Forschungspunkte|Kuppeln|Ränge|Stufen|Spielsteine)') ||
    holds(text, '(?<!Stufe )([02-9]|\\d\\d) (Schritt|Einheit|Karte|Anteil|Forschungspunkt|Kuppel)'),
  'declines in a wrong way': (text) => WRONG_CASE.test(text) || WRONG_GENDER.test(text) || holds(text, 'mal den'),
};

/** Returns the faults of a German text, each followed by the text. */
export function germanFaults(text: string): readonly string[] {
  return Object.keys(FAULTS)
    .filter((fault) => FAULTS[fault]?.(text))
    .map((fault) => `${fault}: ${text}`);
}
