const PASSWORD_ADVICE = 'Percent-encode special characters in the password.';

export const isPostgres = (database: string): boolean => /^postgres(ql)?:\/\//.test(database);

/**
 * Reads `DATABASE`, which is a file name or a PostgreSQL address. The scheme is returned in lower case.
 * @throws Error for a value that resembles another kind of address. The error never contains the value, because it may
 * include a password.
 */
export function readDatabase(value = ''): string {
  const text = value.trim().replace(/^postgres(ql)?:/i, (scheme) => scheme.toLowerCase());
  if (isPostgres(text)) {
    if (isComplete(text)) return text;
    throw new Error(`DATABASE is not a valid PostgreSQL address. ${PASSWORD_ADVICE}`);
  }
  if (looksLikeAddress(text))
    throw new Error(
      'DATABASE is neither a file name nor an address of the form postgres://user:password@host/name. Change it.',
    );
  return text === '' ? 'games.db' : text;
}

/**
 * Returns `false` if a slash or hash in the password would cut it short. The rest would be read as the database name.
 */
function isComplete(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { pathname, hash } = new URL(text);
  return !(pathname + hash).includes('@');
}

/**
 * Returns `true` for a string with a password or with a scheme of two or more letters. A single letter is a Windows
 * drive.
 */
const looksLikeAddress = (text: string): boolean =>
  /^[a-z][a-z\d+.-]+:|:\/\/|password\s*=/i.test(text) || /^(?![a-z]:[\\/]).*:.*@/is.test(text);

/**
 * Returns the address without its password, and the password as an environment variable for PostgreSQL programs. Every
 * user of a machine can read the arguments of its programs.
 */
export function withoutPassword(database: string): { readonly address: string; readonly env: object } {
  const url = new URL(database);
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password);
  if (password === '') return { address: database, env: {} };
  url.password = '';
  url.searchParams.delete('password');
  return { address: url.href, env: { PGPASSWORD: password } };
}
