import type { Component } from '../components/content.ts';
import type { Heading } from '../text/headings.ts';
import type { Pen } from './pen.ts';

/** Checks whether any of these components has an invented field. */
export function isReconstructed(components: readonly Component[]): boolean {
  return components.some(({ sources }) => Object.values(sources).includes('reconstructed'));
}

/** Returns a note that some numbers are invented, or nothing if none are. */
export function reconstructedNote(pen: Pen, heading: Heading, components: readonly Component[]): string[] {
  return isReconstructed(components) ? [pen.text.heading(heading)] : [];
}
