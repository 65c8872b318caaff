import type { Company, Content } from 'skymines-rules';
import { lookUp } from 'skymines-rules/queries';
import { h } from '../../shared/elements.ts';

/** Outlines of the icons, as in the pictures, on a square of 28 by 28 around 0,0. */
const SHAPES = {
  coin: '<circle r="13"/>',
  helium: '<path d="M-4-14H4V-10Q12-10 12-3V8Q12 14 6 14H-6Q-12 14-12 8V-3Q-12-10-4-10Z"/>',
  research: '<path d="M-5-14H5V-7L14 10Q15 14 11 14H-11Q-15 14-14 10L-5-7Z"/>',
  upload: '<path d="M0-14L14 0H8V14H-8V0H-14Z"/>',
  plan: '<path d="M-14-11H14V11H-14Z"/>',
  tile: '<path d="M-9-13H9L13-9V9L9 13H-9L-13 9V-9Z"/>',
  card: '<path d="M-10-14H10V14H-10Z"/>',
  firstPlayer: '<path d="M-11 14V-14M-11-14H14L8-5L14 4H-11Z"/>',
  carbon: '<path d="M0-14L12.5-7V7L0 14L-12.5 7V-7Z"/>',
  minerals: '<path d="M-8.5-12H8.5L14-3L0 14L-14-3Z"/>',
  titanium: '<path d="M-8-11H8L14 11H-14Z"/>',
  energy:
    '<path d="M0-15L4-9.5L10.6-10.6L9.5-4L15 0L9.5 4L10.6 10.6L4 9.5L0 15L-4 9.5L-10.6 10.6L-9.5 4L-15 0L-9.5-4L-10.6-10.6L-4-9.5Z"/>',
  scientist:
    '<path d="M-5.5-8.5a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0Z"/><path d="M-13.5 14Q-13.5-2 0-2Q13.5-2 13.5 14Z"/>',
  share: '<path d="M-11-13H6L11-8V13H-11Z"/>',
} as const;

export type Chip = keyof typeof SHAPES | 'fieldScientist';

/** Letters sit lower in these shapes. */
const LOW: readonly Chip[] = ['research', 'scientist', 'fieldScientist', 'upload'];

/** Icons have the colours of the pictures. `amount` is written on the icon. */
export function chip(kind: Chip, amount: string | number = ''): SVGSVGElement {
  const shape = SHAPES[kind === 'fieldScientist' ? 'scientist' : kind];
  const role = ['upload', 'plan'].includes(kind)
    ? 'research'
    : ['tile', 'card', 'firstPlayer'].includes(kind)
      ? 'other'
      : kind;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '-16 -16 32 32');
  svg.setAttribute('class', 'chip');
  svg.setAttribute('aria-hidden', 'true');
  const y = LOW.includes(kind) ? 11 : kind === 'titanium' ? 7 : 6;
  svg.innerHTML = `<g fill="var(--sm-${role})" stroke="var(--sm-${role}-line, var(--sm-${role}-ink))">${shape}</g><text y="${y}" fill="var(--sm-${role}-ink)">${amount}</text>`;
  return svg;
}

/** A company's letter on its shape. */
export function companyChip(company: Company): HTMLElement {
  return h('i', { class: 'badge', 'data-company': company, 'aria-hidden': 'true' }, company.charAt(0).toUpperCase());
}

export function cardChip(content: Content, id: string): SVGSVGElement {
  const action = lookUp(content).card(id)?.action;
  if (action === undefined) return chip('card');
  if (action.kind === 'resource') return chip(action.resource, action.value);
  if (action.kind === 'energy') return chip('energy', action.value);
  return action.kind === 'scientist' ? chip('scientist', action.points) : chip(action.kind);
}
