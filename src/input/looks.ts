/**
 * Returns what people see of a name, for comparison, by the data of Unicode: without spaces and signs that leave no ink, and
 * with one form for each sign. It is empty for a name that shows nothing, or that has control characters, line breaks, marks
 * that turn the direction of reading, or halves of characters. Letters of two scripts that look alike stay different: their
 * table is too large for what every page loads.
 */
export function looks(name: string): string {
  if (/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/u.test(name)) return '';
  return name.normalize('NFKC').replace(/[\p{DI}\s\u2800]/gu, ''); // U+2800: Braille without dots
}
