import type { Content, Moon } from '../../components/content.ts';
import { COMPANIES, type Company } from '../../components/ids.ts';
import type { Game } from '../../game/rules/game.ts';
import type { Pen, PictureSize } from '../pen.ts';
import { element, group, pathData, together } from '../svg.ts';
import { contactLines, rim, sectorBorders } from './borders.ts';
import { framedMoon, type MapFrame, mapFrame, stationMiddle } from './frame.ts';
import { glow, moonGround, space } from './ground.ts';
import { missionChips, missionStrip } from './missionChips.ts';
import { type SectorSizes, smaller } from './sectorLook.ts';
import { sectorPlace } from './sectorPlace.ts';
import { stationCard } from './stationCard.ts';

/** Radius of the Moon's disc at scale 1. */
const REFERENCE = 232;

function sizesIn({ radius }: MapFrame): SectorSizes {
  const scale = radius / REFERENCE;
  return {
    outpost: Math.max(18, 21 * scale),
    number: Math.max(10.5, 12.5 * scale),
    dome: Math.max(13, 15 * scale),
    sign: Math.max(16.5, 19 * scale) / 28,
  };
}

/** Draws the Moon, the stations in the corners and, if there is a game, its outposts. */
export function moonMap(pen: Pen, content: Content, game: Game | null, size: PictureSize): string {
  const frame = mapFrame(content.moon.stations, size, missionStrip(game));
  const moon = framedMoon(content, frame);
  const { sectors, stations } = moon;
  const inner = sectors.filter(({ enclaveIn }) => enclaveIn !== null);
  const outer = sectors.filter(({ enclaveIn }) => enclaveIn === null);
  const outposts = (number: number): readonly Company[] => game?.state.sectors[number - 1] ?? [];
  // A sector has the colour of the company that occupies it.
  const holders = sectors.map(({ number }) => {
    const [holder = null, ...rivals] = outposts(number);
    return rivals.length === 0 ? holder : null;
  });
  const sizes = sizesIn(frame);
  return together([
    ...space(pen, frame),
    ...links(pen, moon, frame),
    glow(pen, frame),
    ...moonGround(pen, sectors, holders),
    ...sectorBorders(pen, sectors),
    contactLines(pen, sectors),
    ...[...outer, ...inner].map((sector) =>
      sectorPlace(pen, sector, {
        outposts: outposts(sector.number),
        enclaves: inner.filter(({ enclaveIn }) => enclaveIn === sector.number),
        // Enclaves are smaller than other sectors.
        sizes: sector.enclaveIn === null ? sizes : smaller(sizes),
      }),
    ),
    // Highlights must not hide which station a sector touches.
    ...contactsOver(pen, sectors),
    ...missionChips(pen, game, frame),
    ...COMPANIES.map((company) =>
      stationCard(pen, { company, station: stations[company], shuttleColumn: null, game }, frame),
    ),
  ]);
}

/**
 * Draws the arcs of selectable sectors again, on top of the sectors' highlights. Clicks pass through the arcs to the
 * sectors.
 */
function contactsOver(pen: Pen, sectors: Moon['sectors']): string[] {
  const open = sectors.filter(({ number, stations }) => {
    return stations.length > 0 && pen.markOf({ kind: 'sector', sector: number })?.as === 'choice';
  });
  return open.length === 0 ? [] : [group({ 'pointer-events': 'none' }, contactLines(pen, sectors, open))];
}

/** Draws dotted lines from a station to the sectors it touches. */
function links(pen: Pen, { sectors }: Moon, frame: MapFrame): string[] {
  return COMPANIES.flatMap((company) => {
    const from = stationMiddle(frame, company);
    const ends = sectors.flatMap((sector) =>
      sector.stations.some((each) => each.company === company)
        ? rim(sector, sectors).map((line) => line[Math.floor(line.length / 2)] ?? sector.position)
        : [],
    );
    if (ends.length === 0) return [];
    const d = ends.map((end) => pathData([from, end])).join('');
    return [
      element('path', {
        d,
        ...pen.paint({ line: `company-${company}`, width: 2, dash: '0 5' }),
        'stroke-linecap': 'round',
        opacity: '.8',
      }),
    ];
  });
}
