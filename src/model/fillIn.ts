/** A sentence with each `{name}` replaced by the parameter of that name. */
export function fillIn(message: string, params: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
