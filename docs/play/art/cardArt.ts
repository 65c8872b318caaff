import { arc, COMPANY_COLOURS, companyPiece, fill, gradient, rock, stars } from './primitives.ts';

/** Draws a half-lit Moon, with a path that leads to it. */
export function firstGame(): string {
  return (
    gradient('glow', 'radial', [
      [0, '#aebbe0', 0.5],
      [100, '#aebbe0', 0],
    ]) +
    fill('glow', [430, 210, 330]) +
    stars(9, [860, 500], 60) +
    '<circle cx="430" cy="210" r="150" fill="#55618a"/><path d="M430 60A150 150 0 0 0 430 360A420 420 0 0 0 430 60Z" fill="#cdd5e8"/><path d="M430 60A150 150 0 0 0 430 360A420 420 0 0 0 430 60Z" fill="#cdd5e8" transform="rotate(180 430 210)" opacity=".12"/>' +
    '<g fill="#8f9bbb" opacity=".8"><circle cx="350" cy="150" r="26"/><circle cx="395" cy="265" r="36"/><circle cx="330" cy="232" r="13"/><circle cx="500" cy="190" r="18" opacity=".5"/></g>' +
    '<path d="M40 470Q300 470 560 380T850 130" fill="none" stroke="#e8ecf8" stroke-width="5" stroke-dasharray="1 15" stroke-linecap="round" opacity=".85"/>' +
    companyPiece('minerva', [215, 462], 17) +
    companyPiece('astrogo', [590, 366], 20) +
    companyPiece('tawac', [800, 190], 18)
  );
}

/** Draws Luna in her orbits. One moon for each level. */
export function lunaOrbits(level: number): string {
  const moons = Array.from({ length: 8 }, (_, index) => {
    const radius = 160 + index * 21;
    const angle = ((205 + index * 43) * Math.PI) / 180;
    const at = `cx="${(430 + Math.cos(angle) * radius).toFixed(0)}" cy="${(235 + Math.sin(angle) * radius).toFixed(0)}"`;
    const isOn = index < level;
    return (
      `<circle cx="430" cy="235" r="${radius}" fill="none" stroke="#86e08f" stroke-width="2" opacity="${isOn ? 0.55 : 0.14}"${isOn ? '' : ' stroke-dasharray="4 9"'}/>` +
      (isOn ? `<circle ${at} r="11" fill="#86e08f"/>` : '')
    );
  });
  return (
    gradient('green', 'radial', [
      [0, '#6fd07a', 0.5],
      [100, '#6fd07a', 0],
    ]) +
    fill('green', [430, 235, 340]) +
    stars(17, [860, 500], 50) +
    moons.join('') +
    '<circle cx="430" cy="235" r="128" fill="#86c98e"/><path d="M478 116A128 128 0 0 1 552 277A104 104 0 0 1 478 116Z" fill="#0b1a18"/>' +
    '<circle cx="356" cy="172" r="15" fill="#0b2a1c" opacity=".2"/><circle cx="386" cy="128" r="9" fill="#0b2a1c" opacity=".2"/><circle cx="510" cy="185" r="5" fill="#fff"/>' +
    '<path d="M348 232Q370 258 392 238M378 300Q424 336 472 306" fill="none" stroke="#0b2a1c" stroke-width="12" stroke-linecap="round"/>'
  );
}

/** Draws the board as friends see it: a Moon of facets in a ring of company colours. */
export function table(): string {
  const colours = [COMPANY_COLOURS.astrogo, COMPANY_COLOURS.tawac, COMPANY_COLOURS.skymine, COMPANY_COLOURS.minerva];
  const ring = colours.map((colour, index) =>
    arc(
      [430, 250],
      214,
      [190 + index * 90, 268 + index * 90],
      `stroke="${colour}" stroke-width="13" stroke-linecap="round" opacity=".8"`,
    ),
  );
  return (
    gradient('glow', 'radial', [
      [0, '#4a6fd0', 0.5],
      [100, '#4a6fd0', 0],
    ]) +
    fill('glow', [430, 250, 320]) +
    stars(23, [860, 500], 50) +
    ring.join('') +
    rock(11, [430, 250], 176, { dark: [38, 42, 60], light: [150, 156, 182], corners: 13 }) +
    companyPiece('skymine', [352, 220], 19) +
    companyPiece('minerva', [480, 190], 20) +
    companyPiece('astrogo', [420, 318], 20) +
    companyPiece('tawac', [512, 300], 18)
  );
}
