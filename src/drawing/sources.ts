import type { Component } from '../components/content.ts';
import type { Heading } from '../text/headings.ts';
import type { Pen } from './pen.ts';

/** Checks whether any field of these components was invented. */
export function isReconstructed(components: readonly Component[]): boolean {
  return components.some(({ sources }) => Object.values(sources).includes('reconstructed'));
}

/** Returns a note about invented numbers, or nothing if there are none. */
export function reconstructedNote(pen: Pen, heading: Heading, components: readonly Component[]): string[] {
  return isReconstructed(components) ? [pen.text.heading(heading)] : [];
}
