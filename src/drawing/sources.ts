import type { Component } from '../components/content.ts';
import type { Heading } from '../text/headings.ts';
import type { Pen } from './pen.ts';

/** Whether some field of these components had to be made up. */
export function isReconstructed(components: readonly Component[]): boolean {
  return components.some(({ sources }) => Object.values(sources).includes('reconstructed'));
}

/** The line that says so, if it is so. */
export function reconstructedNote(pen: Pen, heading: Heading, components: readonly Component[]): string[] {
  return isReconstructed(components) ? [pen.text.heading(heading)] : [];
}
