/** What nobody sees, or what breaks a line or turns the direction of reading. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/u;

/** Latin letters beside those of another alphabet with capitals, but for Greek and Cyrillic, which `ALIKE` compares. */
const MIXED = /^(?=.*\p{sc=Latn}).*(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])\p{LC}/u;

/**
 * What Greek and Cyrillic letters look like: the Latin letter or digit that confusables.txt of UTS 39 gives them, and the
 * Greek capital for some Cyrillic letters. A space stands for every other letter.
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
 * Returns what people see of a name, for comparison, by the data of Unicode: without spaces and signs that leave no ink, and
 * with one form for all signs that look alike. It is empty for a name that shows nothing, that has control characters, line
 * breaks, marks that turn the direction of reading or halves of characters, or that mixes alphabets.
 */
export function looks(name: string): string {
  const signs = name.normalize('NFKD');
  if (HIDDEN.test(name) || MIXED.test(signs)) return '';
  return signs
    .replace(/[\p{DI}\s\u2800]/gu, '') // U+2800: Braille without dots
    .replace(/[Α-ԝ]/g, (letter) => ALIKE[letter.charCodeAt(0) - 0x390]?.trim() || letter)
    .replace(/[1I|]/g, 'l')
    .replace(/0/g, 'O')
    .replace(/m/g, 'rn');
}
