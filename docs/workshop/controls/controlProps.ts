import type { Path } from '../paths.ts';
import type { Shape } from '../shapes/shape.ts';

/** A form field with its current value. */
export interface ControlProps<FieldShape extends Shape = Shape> {
  readonly shape: FieldShape;
  readonly label: string;
  readonly path: Path;
  readonly value: unknown;
  readonly form: FormContext;
}

/** Form functions that a control needs. */
export interface FormContext {
  /** Applies a typed value. */
  readonly set: (path: Path, value: unknown) => void;
  /** Applies a change of the form's structure, redraws the form, and focuses a field. */
  readonly reshape: (path: Path, value: unknown, focus: Path) => void;
  /** Creates the control for a nested field. */
  readonly control: (props: ControlProps) => HTMLElement;
}
