import type { Seat } from 'skymines-rules';

// Diamond, star, triangle and circle. Luna has a crescent.
const SIGNS = [
  'M0 -6 4.5 0 0 6 -4.5 0Z',
  'M0 -6 1.5 -2 5.8 -1.9 2.4 0.8 3.6 5 0 2.5 -3.6 5 -2.4 0.8 -5.8 -1.9 -1.5 -2Z',
  'M0 -5.5 5 3.5 -5 3.5Z',
  'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z',
] as const;
const CRESCENT = 'M2 -5.5A5.5 5.5 0 1 0 5.5 2A4.5 4.5 0 0 1 2 -5.5Z';

export function pawn(seat: Seat, isLuna: boolean): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '-11 -11 22 22');
  svg.setAttribute('class', 'pawn');
  svg.setAttribute('aria-hidden', 'true');
  const colour = `var(--sm-seat-${seat})`;
  svg.innerHTML = `<circle r="9.4" fill="${colour}" stroke="#fff" stroke-width="1.6"/><path d="${isLuna ? CRESCENT : SIGNS[seat]}" fill="var(--sm-seat-ink)"/>`;
  return svg;
}
