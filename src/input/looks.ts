/** Control characters, line breaks, bidirectional marks and lone surrogates. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/u;

/**
 * Matches names that mix Latin letters with another alphabet that has capital letters. `ALIKE` covers Greek and
 * Cyrillic.
 */
const MIXED = /^(?=.*\p{sc=Latn}).*(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])\p{LC}/u;

/**
 * Lookalikes of the Greek and Cyrillic letters from U+0390. Most are the Latin letters and digits in confusables.txt of
 * UTS 39; some Cyrillic letters have a Greek capital instead. A space marks a letter without a lookalike.
 */
const ALIKE =
  ' AB  EZH lK MN O P  TY X        ' + // U+0390
  ' a y     i   v o p o u          ' + // U+03B0
  '            F                   ' + // U+03D0
  '   j      M          Sl J       ' + // U+03F0
  'A BΓ E 3  K MHOΠPCTYΦX      b   ' + // U+0410
  'a6 r e        oπpc y x          ' + // U+0430
  '     si j        w              ' + // U+0450
  '    Vv                          ' + // U+0470
  '                              Yy' + // U+0490
  '           h e  l              i' + // U+04B0
  '                3               ' + // U+04D0
  '                 d          G   ' + // U+04F0
  '           qWw'; // U+0510

/**
 * Returns a name's canonical form, which is the same for names that look alike. Spaces and invisible characters are
 * removed, and lookalikes are replaced by the same character, based on Unicode data. The result is empty if the name
 * has no visible characters, if it mixes alphabets, or if it contains control characters, line breaks, bidirectional
 * marks or lone surrogates.
 */
export function canonicalName(name: string): string {
  const characters = name.normalize('NFKD');
  if (HIDDEN.test(name) || MIXED.test(characters)) return '';
  return characters
    .replace(/[\p{DI}\s\u2800]/gu, '') // U+2800: Braille without dots
    .replace(/[Α-ԝ]/g, (letter) => ALIKE[letter.charCodeAt(0) - 0x390]?.trim() || letter)
    .replace(/[1I|]/g, 'l')
    .replace(/0/g, 'O')
    .replace(/m/g, 'rn');
}
