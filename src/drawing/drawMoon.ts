import type { Content } from '../components/content.ts';
import { COMPANIES } from '../components/ids.ts';
import type { Game } from '../game/rules/game.ts';
import { drawBorders, drawContacts, drawGrounds } from './board/borders.ts';
import { legend } from './board/legend.ts';
import { MOON_LEGEND } from './board/moonLegend.ts';
import { drawSector } from './board/sectors.ts';
import { drawStation, stationCorners } from './board/stations.ts';
import { boundsOf, cropped, type Panel, row, sheet, titled } from './panel.ts';
import { type DrawingOptions, Pen } from './pen.ts';
import { reconstructedNote } from './sources.ts';

/** The map of the Moon with its stations, and the outposts of a game. */
export function moonPanel(pen: Pen, content: Content, game: Game | null): Panel {
  const { sectors, stations } = content.moon;
  const inner = sectors.filter((sector) => sector.enclaveIn !== null);
  const outer = sectors.filter((sector) => sector.enclaveIn === null);
  const outposts = game?.state.sectors ?? [];
  const body = [
    ...drawGrounds(pen, content),
    ...[...outer, ...inner].map((sector) => drawSector(pen, sector, outposts[sector.number - 1] ?? [])),
    ...drawBorders(pen, sectors),
    ...drawContacts(pen, content),
    ...COMPANIES.map((company) => drawStation(pen, { company, station: stations[company], shuttleColumn: null, game })),
  ];
  return cropped(body, boundsOf([...stationCorners(stations), ...sectors.flatMap(({ outline }) => outline)]));
}

/** Draws the Moon side of the board without pieces, with a legend. */
export function drawMoon(options: DrawingOptions): string {
  const pen = new Pen({ ...options, layout: 'wide' });
  const { content } = pen;
  const notes = [
    `${pen.text.heading('content')} (${content.id})`,
    ...reconstructedNote(pen, 'reconstructedMap', content.moon.sectors),
  ];
  const title = pen.text.heading('moon');
  const panel = row([titled(pen, title, moonPanel(pen, content, null), notes), legend(pen, MOON_LEGEND)], 24);
  return sheet(pen, panel, { id: 'moon', title, description: notes.join('. ') });
}
