import type { MenaceId } from 'skymines-rules';

/** Lines of each menace's sign, in an area of 32 by 32 centred on 0,0. */
const LINES: Readonly<Record<MenaceId, string>> = {
  // A ship with two windows and claws
  spacePirates: 'M-13-2L-8-9H8L13-2L8 4H-8ZM0-9V-14M-4 14L0 9L4 14M-9 4L-12 11M9 4L12 11M0 4V9M-4-2h.1M4-2h.1',
  // A ball with a tail
  rogueComet: 'M-12 7a6 6 0 1 1 12 0a6 6 0 1 1-12 0ZM-9 0L3-13M-3 0L12-13M1 4L13-5',
  // Two mouths of a tunnel
  einsteinRosenBridge:
    'M-12-10A12 4.5 0 1 0 12-10A12 4.5 0 1 0-12-10ZM-12 10A12 4.5 0 1 0 12 10A12 4.5 0 1 0-12 10ZM-12-10Q-3 0-12 10M12-10Q3 0 12 10',
  // A body with antennas
  unknownProbe:
    'M-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0ZM0-5V-14M0 5V14M-5 0H-14M5 0H14M-8-8L-4-4M8 8L4 4M8-8L4-4M-8 8L-4 4',
  // Matter around a point
  singularity:
    'M-13 0A13 5 0 1 0 13 0A13 5 0 1 0-13 0ZM-6.5 11.3A5 13 30 1 0 6.5-11.3A5 13 30 1 0-6.5 11.3ZM6.5 11.3A5 13-30 1 0-6.5-11.3A5 13-30 1 0 6.5 11.3ZM0 0h.1',
  // A clock that turns back
  temporalAnomaly: 'M-9-8A12 12 0 1 1-12 2M-9-15V-8H-2M0-6V1L5 5',
};

/** Draws a menace's sign in the colour of the text. */
export function menaceSign(menace: MenaceId | 'any'): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '-16 -16 32 32');
  svg.setAttribute('class', 'menace-sign');
  svg.setAttribute('aria-hidden', 'true');
  const d = menace === 'any' ? 'M-6-6Q-6-12 0-12T6-6Q6-2 0 1V5M0 11h.1' : LINES[menace];
  svg.innerHTML = `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
  return svg;
}
