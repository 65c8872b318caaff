/** Parts of the README for a clone of the repository: readers of the site have the site. */
const FOR_CLONES = /<!-- clone -->[\s\S]*?<!-- \/clone -->\n*/g;

export const withoutClones = (text: string): string => text.replaceAll(FOR_CLONES, '');
