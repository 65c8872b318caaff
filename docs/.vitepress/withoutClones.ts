/** Parts of the README that only concern clones of the repository. */
const FOR_CLONES = /<!-- clone -->[\s\S]*?<!-- \/clone -->\n*/g;

export const withoutClones = (text: string): string => text.replaceAll(FOR_CLONES, '');
