/** Returns the newest section of a changelog, which is the text of the release. */
export function notes(changelog: string): string {
  const [, section] = /^## .*\n+([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog) ?? [];
  if (section === undefined) throw new Error('CHANGELOG.md has no heading of a version');
  return section.trimEnd().concat('\n');
}
