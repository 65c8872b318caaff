import type { Seat } from 'skymines-rules';
import type { BotLevel } from 'skymines-rules/bots';
import { SEAT_SIGNS } from './seatSigns.ts';

/** A human player, by seat; a bot, by level; or Luna. */
export type FaceOf = Seat | BotLevel | 'luna';

const NIGHT = '#0b1020';

/** Draws a face in a ring of the seat's colour. Screen readers skip it, because a name always stands beside it. */
export function face(who: FaceOf, colour: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '-32 -32 64 64');
  svg.setAttribute('class', 'face');
  svg.setAttribute('aria-hidden', 'true');
  svg.style.setProperty('--face', colour);
  svg.innerHTML = faceMarkup(who);
  return svg;
}

/** Returns the content of a face, centred on 0,0 with a radius of 31. The seat's colour is the property `--face`. */
function faceMarkup(who: FaceOf): string {
  const ring =
    '<circle r="29.5" fill="color-mix(in srgb,var(--face) 34%,#1c2742)" stroke="var(--face)" stroke-width="3"/>';
  if (who === 'luna') return ring + LUNA;
  return ring + (typeof who === 'number' ? person(who) : helmet(who));
}

// The shoulders end at the inner edge of the ring.
function person(seat: Seat): string {
  return (
    `<g fill="var(--face)"><circle cy="-7" r="12"/><path d="M-20.5 19.3C-18 10 -10 7.5 0 7.5S18 10 20.5 19.3A28.2 28.2 0 0 1 -20.5 19.3Z"/></g>` +
    `<path fill="${NIGHT}" d="${SEAT_SIGNS[seat] ?? ''}" transform="translate(0 -7)"/>`
  );
}

/** Outline of the helmet, and what its visor shows, from the most naive bot to the most cunning one. */
const HELMETS: Readonly<Record<BotLevel, readonly [outline: string, visor: string, look: string]>> = {
  // Round eyes and an open mouth
  beginner: [
    'M0 -25V-18M-3 -25a3 3 0 1 1 6 0a3 3 0 1 1 -6 0ZM-16 14V-2A16 16 0 0 1 16 -2V14Q16 18 12 18H-12Q-16 18 -16 14Z',
    'M-12 -4Q-12 -9 -7 -9H7Q12 -9 12 -4V6Q12 11 7 11H-7Q-12 11 -12 6Z',
    '<circle cx="-5" cy="-2" r="3.2"/><circle cx="5" cy="-2" r="3.2"/><circle cy="6" r="2"/>',
  ],
  // Eyes that shine with joy
  easy: [
    'M-9 -16L-13 -24M9 -16L13 -24M-20 -4H-16V8H-20ZM16 -4H20V8H16ZM-16 -10Q-16 -17 -9 -17H9Q16 -17 16 -10V13Q16 18 11 18H-11Q-16 18 -16 13Z',
    'M-12 -8H12V8Q12 11 9 11H-9Q-12 11 -12 8Z',
    '<path d="M-9 1Q-5.5 -6 -2 1M2 1Q5.5 -6 9 1M-5 5Q0 9.5 5 5" fill="none" stroke="var(--face)" stroke-width="2.4" stroke-linecap="round"/>',
  ],
  // Narrow eyes and a thin smile
  fast: [
    'M0 -24V-17M-2.5 -24a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1 -5 0ZM-20 -3H-16V7H-20ZM16 -3H20V7H16ZM-16 -7Q-16 -17 0 -17T16 -7V10L10 18H-10L-16 10Z',
    'M-13 -8H13V5L8 11H-8L-13 5Z',
    '<path d="M-10 -5L-2 -1.5L-9 0ZM10 -5L2 -1.5L9 0Z"/><path d="M-4.5 5.5Q0 8 4.5 5.5" fill="none" stroke="var(--face)" stroke-width="2" stroke-linecap="round"/>',
  ],
  // One eye that scans the table
  strong: [
    'M0 -26L6 -16H-6ZM-17 -8L-9 -18H9L17 -8V8L8 20H-8L-17 8Z',
    'M-15 -7H15V3L11 6H-11L-15 3Z',
    '<path d="M-12 -0.5H12" stroke="var(--face)" stroke-width="1.2"/><circle cx="4" cy="-0.5" r="4"/><path d="M-5 11H5M-4 14H4" stroke="#0b1020" stroke-width="1.8"/>',
  ],
};

function helmet(level: BotLevel): string {
  const [outline, visor, look] = HELMETS[level];
  return (
    `<path d="${outline}" fill="var(--face)" stroke="var(--face)" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="${visor}" fill="${NIGHT}"/><g fill="var(--face)">${look}</g>`
  );
}

// The bright part of the Moon, with one closed eye and a smile. The shadow covers the upper right.
const LUNA =
  `<circle r="21" fill="var(--face)"/><path d="M8 -19.4A21 21 0 0 1 19.8 7A16.5 16.5 0 0 1 8 -19.4Z" fill="${NIGHT}"/>` +
  '<g fill="none" stroke="#0b1020" stroke-width="2.6" stroke-linecap="round"><path d="M-12.5 -1Q-9 3 -5.5 0"/><path d="M-8 9.5Q-1 14.5 6 10"/></g>' +
  '<circle cx="-11" cy="-10" r="2.6" fill="#0b1020" opacity="0.2"/><circle cx="13" cy="-8" r="1.5" fill="#fff"/>';
