const NAME = /^[A-Za-z_$][\w$]*$/;

/** The JSON path of a key or an index below another path. */
export function below(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return NAME.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
}
