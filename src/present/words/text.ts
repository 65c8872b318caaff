/** `1 coin`, `2 coins`. */
export function count(amount: number, one: string, many: string = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** `a`, `a and b`, `a, b and c`; with another word instead of `and`. */
export function enumerate(items: readonly string[], and: string = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name as the owner of something. */
export function possessive(name: string): string {
  return `${name}'s`;
}
