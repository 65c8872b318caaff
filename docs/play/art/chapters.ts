import type { Chapter } from 'skymines-rules/campaign';
import {
  arc,
  COMPANY_COLOURS,
  companyPiece,
  fill,
  gradient,
  lander,
  type Point,
  ridge,
  rock,
  seeded,
  shuttle,
  stars,
} from './primitives.ts';

const GREY = { dark: [30, 32, 48], light: [142, 146, 172] };
const DARK = { dark: [6, 6, 10], light: [64, 52, 62] };

/** Chapter 1: four companies come down under the Earth. */
function landing(): string {
  const crater = ([x, y]: Point, size: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.24}" fill="#2b3350"/><ellipse cx="${x}" cy="${y + size * 0.08}" rx="${size * 0.85}" ry="${size * 0.16}" fill="#8790ac" opacity=".6"/>`;
  return (
    gradient('sky', 'linear', [
      [0, '#070b1c'],
      [55, '#1c2a66'],
      [70, '#2e4080'],
    ]) +
    gradient('blue', 'radial', [
      [0, '#6ea3ff', 0.55],
      [100, '#6ea3ff', 0],
    ]) +
    gradient('ground', 'linear', [
      [0, '#8a93b0'],
      [45, '#4a5374'],
      [100, '#10162a'],
    ]) +
    fill('sky') +
    stars(4, [860, 300], 60) +
    fill('blue', [670, 80, 190]) +
    '<circle cx="670" cy="80" r="74" fill="#3860ad"/><path d="M670 6A74 74 0 0 0 670 154A96 96 0 0 0 670 6Z" fill="#7db1ff"/>' +
    '<path d="M645 32h64M612 54h74M625 100h82" stroke="#dceaff" stroke-width="9" stroke-linecap="round" opacity=".75"/>' +
    ridge(3, 860, 340, 90, ['#2c3a70', '#182250']) +
    ridge(8, 860, 366, 70, ['#1c264e', '#111938']) +
    '<path d="M-200 390Q430 320 1060 400V800H-200Z" fill="url(#ground)"/>' +
    crater([190, 440], 54) +
    crater([360, 418], 34) +
    crater([660, 442], 64) +
    crater([500, 470], 40) +
    lander('skymine', [206, 356], 25, 30) +
    lander('minerva', [362, 330], 23, 100) +
    lander('astrogo', [508, 326], 23, -10) +
    lander('tawac', [684, 362], 26, 200)
  );
}

/** Chapter 2: shuttles between asteroids. */
function belt(): string {
  const rocks: readonly (readonly [x: number, y: number, radius: number])[] = [
    [120, 380, 78],
    [310, 190, 56],
    [560, 120, 46],
    [470, 350, 84],
    [740, 330, 60],
    [280, 450, 30],
    [690, 70, 22],
    [400, 60, 14],
    [610, 230, 16],
    [180, 90, 18],
    [800, 180, 26],
  ];
  return (
    gradient('sky', 'linear', [
      [0, '#0d0820'],
      [60, '#2a1440'],
      [100, '#120a22'],
    ]) +
    gradient('dust', 'radial', [
      [0, '#b4623c', 0.5],
      [100, '#b4623c', 0],
    ]) +
    gradient('mist', 'radial', [
      [0, '#7a3fae', 0.45],
      [100, '#7a3fae', 0],
    ]) +
    fill('sky') +
    fill('dust', [150, 420, 260]) +
    fill('mist', [640, 330, 300]) +
    stars(12, [860, 500], 90) +
    [460, 560, 680]
      .map((radius) => arc([120, 760], radius, [270, 350], 'stroke="#d9a27a" stroke-opacity=".3" stroke-width="2"'))
      .join('') +
    '<path d="M120 380L310 190L560 120M310 190L470 350L740 330M470 350L280 450" fill="none" stroke="#cfd6ea" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round" opacity=".8"/>' +
    rocks.map(([x, y, radius], index) => rock(index * 7 + 3, [x, y], radius, GREY)).join('') +
    companyPiece('astrogo', [118, 372], 13) +
    companyPiece('minerva', [456, 340], 15) +
    companyPiece('tawac', [736, 322], 11) +
    shuttle('tawac', [232, 268], -44, 70) +
    shuttle('astrogo', [446, 152], -16, 80) +
    shuttle('skymine', [606, 340], -5, 76)
  );
}

/** Chapter 3: the first outposts at dusk. */
function outposts(): string {
  const house = (company: keyof typeof COMPANY_COLOURS, [x, y]: Point, size: number): string =>
    `<g transform="translate(${x} ${y})scale(${size / 20})"><path d="M-20 0V-24L0-42L20-24V0Z" fill="#141826" stroke="${COMPANY_COLOURS[company]}" stroke-width="3"/><path d="M-9-18h7v8h-7ZM3-18h7v8h-7Z" fill="${COMPANY_COLOURS[company]}"/></g>`;
  const dome = ([x, y]: Point, size: number): string =>
    `<path d="M${x - size} ${y}A${size} ${size} 0 0 1 ${x + size} ${y}Z" fill="#cfe8fb" opacity=".22"/><path d="M${x - size} ${y}A${size} ${size} 0 0 1 ${x + size} ${y}M${x} ${y - size}V${y}" fill="none" stroke="#cfe8fb" stroke-width="2" opacity=".6"/>`;
  return (
    gradient('sky', 'linear', [
      [0, '#0a0a14'],
      [50, '#33241f'],
      [66, '#a5683a'],
    ]) +
    gradient('sun', 'radial', [
      [0, '#fff0c4'],
      [14, '#ffd889', 0.9],
      [55, '#ff9a4a', 0.3],
      [100, '#ff9a4a', 0],
    ]) +
    gradient('ground', 'linear', [
      [0, '#5a4a48'],
      [40, '#2b2630'],
      [100, '#0a0c16'],
    ]) +
    fill('sky') +
    stars(31, [860, 240], 70) +
    fill('sun', [640, 316, 250]) +
    ridge(21, 860, 336, 60, ['#4a3231', '#2d1f24']) +
    ridge(5, 860, 366, 44, ['#2d2229', '#1a151d']) +
    '<path d="M-200 372Q380 330 1060 380V800H-200Z" fill="url(#ground)"/>' +
    '<path d="M150 420L330 392L520 420L700 398" fill="none" stroke="#ffd889" stroke-width="2.5" stroke-dasharray="1 9" stroke-linecap="round" opacity=".8"/>' +
    dome([250, 404], 34) +
    dome([614, 412], 42) +
    house('skymine', [150, 420], 30) +
    house('minerva', [330, 392], 24) +
    house('astrogo', [520, 420], 34) +
    house('tawac', [700, 398], 26) +
    house('skymine', [420, 372], 13) +
    house('tawac', [216, 376], 12) +
    '<ellipse cx="330" cy="466" rx="80" ry="15" fill="#15121c"/><ellipse cx="640" cy="476" rx="60" ry="11" fill="#15121c"/>'
  );
}

/** Draws a vortex of broken rings, with a dark shard in its middle. */
function vortex([x, y]: Point, seed: number): string {
  const next = seeded(seed);
  const rings = Array.from({ length: 34 }, (_, index) => {
    const radius = 46 + index * 8.5;
    const from = next() * 360;
    const look = `stroke="rgb(${255 - index * 4},${104 - index},${92 - index})" stroke-width="${(1.6 + next() * 2.4).toFixed(1)}" stroke-linecap="round" opacity="${(0.85 - index * 0.021).toFixed(2)}"`;
    return arc([x, y], radius, [from, from + 60 + next() * 150], look);
  });
  return `<g transform="translate(${x} ${y})scale(1 .74)translate(${-x} ${-y})">${rings.join('')}</g>`;
}

/** Chapter 4: a menace in the Belt. */
function menace(): string {
  const shard = ([x, y]: Point, size: number): string =>
    `<g transform="translate(${x} ${y})scale(${size})" stroke="#3a1a20" stroke-width=".03"><path d="M0-1L.55-.4L.6.35L.1 1L-.5.55L-.55-.35Z" fill="#08070b"/><path d="M0-1L.55-.4L.05-.1Z" fill="#3b3036"/><path d="M.05-.1L.55-.4L.6.35Z" fill="#191318"/><path d="M0-1L.05-.1L-.55-.35Z" fill="#241c22"/><path d="M.05-.1L.6.35L.1 1Z" fill="#0e0b0f"/></g><circle cx="${x}" cy="${y}" r="${size * 0.13}" fill="#ffc9c2"/>`;
  const bits: readonly (readonly [x: number, y: number, radius: number])[] = [
    [160, 120, 26],
    [720, 160, 34],
    [640, 410, 22],
    [250, 430, 40],
    [90, 300, 16],
    [560, 70, 12],
    [330, 60, 10],
  ];
  return (
    gradient('sky', 'linear', [
      [0, '#12060c'],
      [60, '#31101a'],
      [100, '#0c0509'],
    ]) +
    gradient('heat', 'radial', [
      [0, '#ff6a55', 0.75],
      [35, '#c0303c', 0.4],
      [100, '#c0303c', 0],
    ]) +
    fill('sky') +
    stars(44, [860, 500], 70) +
    fill('heat', [430, 240, 330]) +
    vortex([430, 240], 17) +
    bits.map(([x, y, radius], index) => rock(index * 5 + 2, [x, y], radius, DARK)).join('') +
    shard([430, 240], 92) +
    shuttle('skymine', [214, 372], -32, 60) +
    shuttle('tawac', [664, 330], 214, 60)
  );
}

/** Scenes of the chapters, 860 by 500. */
export const CHAPTER_SCENES: Readonly<Record<Chapter, () => string>> = { 1: landing, 2: belt, 3: outposts, 4: menace };
