import type { Path } from '../paths.ts';
import type { Shape } from '../shapes/shape.ts';

/** A question of a form, with the value it has now. */
export interface Ask<Asked extends Shape = Shape> {
  readonly shape: Asked;
  readonly label: string;
  readonly path: Path;
  readonly value: unknown;
  readonly form: AskedIn;
}

/** What a control needs of the form it is part of. */
export interface AskedIn {
  /** Takes what was typed. */
  readonly set: (path: Path, value: unknown) => void;
  /** Takes what changes the form itself, shows it anew, and goes on at a place. */
  readonly reshape: (path: Path, value: unknown, focus: Path) => void;
  /** The control for a question within another one. */
  readonly control: (ask: Ask) => HTMLElement;
}
