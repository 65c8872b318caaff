import { compact, type RichText } from './parts.ts';

/** A param of a template: its name, modifiers such as `short`, and the plural forms of its noun. */
export interface Placeholder {
  readonly name: string;
  readonly modifiers: readonly string[];
  readonly forms: readonly string[];
  /** True inside square brackets. */
  readonly isOptional: boolean;
}

/** Returns a param as text, or `null` if it is missing. */
type RenderPlaceholder = (placeholder: Placeholder) => RichText | null;

const OPTIONAL = /\[([^\]]*)\]/;
const PLACEHOLDER = /\{([^}]*)\}/;
/** A bar outside braces. */
const OTHERWISE = /\|(?![^{]*\})/;

/** Fills in a template. `[ for {cost.coin}| for free]` uses the text after the bar if a param before it is missing. */
export function fillTemplate(template: string, render: RenderPlaceholder): RichText {
  return compact(
    template.split(OPTIONAL).flatMap((section, index) => {
      if (index % 2 === 0) return filled(section, false, render) ?? [];
      const [text = '', otherwise = ''] = section.split(OTHERWISE);
      return filled(text, true, render) ?? filled(otherwise, true, render) ?? [];
    }),
  );
}

function filled(text: string, isOptional: boolean, render: RenderPlaceholder): RichText | null {
  const sections = text.split(PLACEHOLDER).map((section, index): RichText | null => {
    if (index % 2 === 0) return [section];
    const [param = '', ...forms] = section.split('|');
    const [name = '', ...modifiers] = param.split('.');
    return render({ name, modifiers, forms, isOptional });
  });
  if (isOptional && sections.includes(null)) return null;
  return sections.flatMap((section) => section ?? []);
}
