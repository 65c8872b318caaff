import { arc, companyPiece, fill, gradient, stars } from './primitives.ts';

/** Draws the end of a campaign: a golden star over the ring of the companies. */
export function triumph(): string {
  const rays = Array.from({ length: 24 }, (_, index) =>
    arc(
      [430, 220],
      150 + (index % 3) * 46,
      [index * 15, index * 15 + 5],
      'stroke="#ffd35e" stroke-width="5" stroke-linecap="round" opacity=".55"',
    ),
  );
  return (
    gradient('gold', 'radial', [
      [0, '#ffd35e', 0.7],
      [40, '#b0762a', 0.35],
      [100, '#b0762a', 0],
    ]) +
    fill('gold', [430, 220, 360]) +
    stars(51, [860, 500], 110) +
    rays.join('') +
    '<path d="M430 96L462 180L552 186L482 243L504 330L430 282L356 330L378 243L308 186L398 180Z" fill="#ffd35e" stroke="#fff3d0" stroke-width="5" stroke-linejoin="round"/>' +
    companyPiece('skymine', [240, 410], 24) +
    companyPiece('minerva', [366, 430], 24) +
    companyPiece('astrogo', [494, 430], 24) +
    companyPiece('tawac', [620, 410], 24)
  );
}
