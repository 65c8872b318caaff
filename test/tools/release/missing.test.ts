import { expect, test } from 'vitest';
import { textOf } from '../../kit/docs.ts';
import { missing, type Repository } from './missing.ts';

const MANIFEST = {
  version: '0.1.0',
  repository: { type: 'git', url: 'git+https://example.org/skymines.git' },
  homepage: 'https://example.org/skymines',
  bugs: { email: 'bugs@example.org' },
};

const READY: Repository = {
  packageJson: JSON.stringify(MANIFEST),
  changelog: '# Changelog\n\n## 0.1.0 (2026-11-24)\n\nThe first release.\n\n## 0.0.9\n',
  security: '# Security\n\nAddress: security@example.org\n',
  gitStatus: '',
};

function manifest(changes: object): Repository {
  return { ...READY, packageJson: JSON.stringify({ ...MANIFEST, ...changes }) };
}

test('reports nothing when everything is filled in', () => {
  expect(missing(READY)).toEqual([]);
});

test('counts uncommitted changes', () => {
  expect(missing({ ...READY, gitStatus: ' M README.md\n' })).toEqual([
    'Git knows of 1 change without a commit: commit or undo them.',
  ]);
  expect(missing({ ...READY, gitStatus: ' M README.md\n?? notes.txt\n' })).toEqual([
    'Git knows of 2 changes without a commit: commit or undo them.',
  ]);
});

test('compares the version with the newest heading', () => {
  expect(missing(manifest({ version: '0.0.9' }))).toEqual([
    'package.json says version 0.0.9, the newest heading in CHANGELOG.md 0.1.0: make them one.',
  ]);
  expect(missing({ ...READY, changelog: '# Changelog\n' })).toEqual([
    'CHANGELOG.md has no heading of a version, such as "## 0.1.0 (2026-11-24)".',
  ]);
});

test('compares the tag with the version', () => {
  expect(missing({ ...READY, tag: 'v0.1.0' })).toEqual([]);
  expect(missing({ ...READY, tag: 'v0.2.0' })).toEqual([
    'The tag is v0.2.0, but package.json says version 0.1.0: its tag is v0.1.0.',
  ]);
});

test.each(['', ' (unreleased)', ' (2026-02-31)', ' (24.11.2026)'])('rejects "%s" as a release date', (date) => {
  expect(missing({ ...READY, changelog: `# Changelog\n\n## 0.1.0${date}\n` })).toEqual([
    'The heading of 0.1.0 in CHANGELOG.md has no date: write "## 0.1.0 (YYYY-MM-DD)".',
  ]);
});

test.each(['repository', 'homepage', 'bugs'])('requires %s', (field) => {
  const sentence = `package.json has no address in its field "${field}": fill it in.`;
  expect(missing(manifest({ [field]: undefined }))).toEqual([sentence]);
  expect(missing(manifest({ [field]: '' }))).toEqual([sentence]);
  expect(missing(manifest({ [field]: { url: 'later' } }))).toEqual([sentence]);
  expect(missing(manifest({ [field]: 'https://example.org/' }))).toEqual([]);
});

test('requires the address in the security policy', () => {
  const security = '# Security\n\nWrite to us@example.org some day.\n\nAddress: to be filled in\n';
  expect(missing({ ...READY, security })).toEqual([
    'SECURITY.md does not say where reports go: fill in its line "Address:".',
  ]);
  expect(textOf('.github/CODE_OF_CONDUCT.md')).toContain('the address in\n[SECURITY.md](../SECURITY.md)');
});

test('requires the links to the site in the README', () => {
  expect(missing({ ...READY, readme: '<!-- demo: [Play](https://HOMEPAGE/play/) -->' })).toEqual([
    'README.md has its links to the site in a comment: replace https://HOMEPAGE and remove the comment marks.',
  ]);
  expect(missing({ ...READY, readme: '[Play](https://example.org/play/)' })).toEqual([]);
});

test('reports all problems together', () => {
  expect(missing({ packageJson: '{}', changelog: '', security: '', gitStatus: '?? a\n' })).toHaveLength(6);
});
