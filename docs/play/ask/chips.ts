import type { Company, Content } from 'skymines-rules';
import { drawIcon, type Icon } from 'skymines-rules/drawing';
import { h } from '../../shared/elements.ts';
import { cardIcon, companyIcon } from './icons.ts';

/** Height of an icon in the line, before it is scaled with the table. */
const HEIGHT = 24;

/** Returns an icon that is hidden from screen readers. */
export function iconOf(icon: Icon): HTMLElement {
  const place = h('i', { class: 'term-icon', 'aria-hidden': 'true' });
  place.innerHTML = drawIcon(icon, { height: HEIGHT });
  return place;
}

export function companyChip(company: Company): HTMLElement {
  return iconOf(companyIcon(company));
}

export function cardChip(content: Content, id: string): HTMLElement {
  return iconOf(cardIcon(content, id));
}
