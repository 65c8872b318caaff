import type { Seat } from 'skymines-rules';
import { CRESCENT, SEAT_SIGNS } from '../art/seatSigns.ts';

/** Parsing a picture takes longer than copying it, and a table has more than a hundred pawns. */
const drawn = new Map<string, SVGSVGElement>();

export function pawn(seat: Seat, isLuna: boolean): SVGSVGElement {
  const key = `${seat} ${isLuna}`;
  const known = drawn.get(key) ?? newPawn(seat, isLuna);
  drawn.set(key, known);
  return known.cloneNode(true) as SVGSVGElement;
}

function newPawn(seat: Seat, isLuna: boolean): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '-11 -11 22 22');
  svg.setAttribute('class', 'pawn');
  svg.setAttribute('aria-hidden', 'true');
  const colour = `var(--sm-seat-${seat})`;
  svg.innerHTML = `<circle r="9.4" fill="${colour}" stroke="#fff" stroke-width="1.6"/><path d="${isLuna ? CRESCENT : SEAT_SIGNS[seat]}" fill="var(--sm-seat-ink)"/>`;
  return svg;
}
