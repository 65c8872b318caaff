/** The input: files of the repository as text, and the output of `git status --porcelain`. */
export interface Repository {
  readonly packageJson: string;
  readonly changelog: string;
  readonly security: string;
  readonly readme?: string;
  readonly gitStatus: string;
  /** The tag that triggered the release, if any, such as `v0.1.0`. */
  readonly tag?: string | undefined;
}

/** The newest heading of the changelog: `## 0.1.0 (2026-11-24)`. */
const HEADING = /^## (\S+)(?: \((.*)\))?$/m;

/** A mail address or a URL. */
const REACHABLE = /[^\s@<]+@[^\s@>]+\.[^\s@>]+|https:\/\/\S+/;

/** A separate line. */
const ADDRESS = /^Address: (.*)$/m;

const RELEASE_FIELDS = ['repository', 'homepage', 'bugs'] as const;

/** Returns a message for each missing item of a release that can be checked without tools. */
export function missing(repository: Repository): readonly string[] {
  const manifest: unknown = JSON.parse(repository.packageJson);
  return [
    ...uncommitted(repository.gitStatus),
    ...unversioned(fieldOf(manifest, 'version'), repository.changelog),
    ...untagged(fieldOf(manifest, 'version'), repository.tag),
    ...RELEASE_FIELDS.filter((field) => !leadsSomewhere(fieldOf(manifest, field))).map(
      (field) => `package.json has no address in its field "${field}": fill it in.`,
    ),
    ...unaddressed(repository.security),
    ...withoutDemo(repository.readme ?? ''),
  ];
}

function uncommitted(gitStatus: string): readonly string[] {
  const files = gitStatus.split('\n').filter((line) => line !== '');
  if (files.length === 0) return [];
  return [
    `Git knows of ${files.length === 1 ? '1 change' : `${files.length} changes`} without a commit: commit or undo them.`,
  ];
}

function unversioned(version: unknown, changelog: string): readonly string[] {
  const [, newest, date] = HEADING.exec(changelog) ?? [];
  if (newest === undefined) return ['CHANGELOG.md has no heading of a version, such as "## 0.1.0 (2026-11-24)".'];
  const sentences: string[] = [];
  if (newest !== version) {
    sentences.push(
      `package.json says version ${String(version)}, the newest heading in CHANGELOG.md ${newest}: make them one.`,
    );
  }
  if (!isDay(date))
    sentences.push(`The heading of ${newest} in CHANGELOG.md has no date: write "## ${newest} (YYYY-MM-DD)".`);
  return sentences;
}

function untagged(version: unknown, tag: string | undefined): readonly string[] {
  if (tag === undefined || tag === `v${version}`) return [];
  return [`The tag is ${tag}, but package.json says version ${String(version)}: its tag is v${String(version)}.`];
}

function isDay(text: string | undefined): boolean {
  if (text === undefined || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(text);
  // 31 February rolls over into March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The page on conduct names the same address. */
function unaddressed(security: string): readonly string[] {
  const [, address = ''] = ADDRESS.exec(security) ?? [];
  return REACHABLE.test(address) ? [] : ['SECURITY.md does not say where reports go: fill in its line "Address:".'];
}

/** The README contains its links to the site in a comment until the owner writes the homepage into them. */
function withoutDemo(readme: string): readonly string[] {
  if (!readme.includes('<!-- demo:')) return [];
  return ['README.md has its links to the site in a comment: replace https://HOMEPAGE and remove the comment marks.'];
}

/** npm takes a text, or an object with `url`; for `bugs` also one with `email`. */
function leadsSomewhere(field: unknown): boolean {
  const places = [field, fieldOf(field, 'url'), fieldOf(field, 'email')];
  return places.some((place) => typeof place === 'string' && REACHABLE.test(place));
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
