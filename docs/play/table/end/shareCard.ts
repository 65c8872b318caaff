import type { GameView } from 'skymines-rules';
import { DARK, drawMap, drawScoreBars } from 'skymines-rules/drawing';
import type { Text } from 'skymines-rules/text';

const SIZE = { width: 1200, height: 630 };
const MAP = { width: 610, height: 630 };
const LEFT = 640;
const BARS = { width: SIZE.width - LEFT - 40, height: 330 };

/** Draws the board with the result, in the format that link previews use. */
export function shareCard(view: GameView, title: string, text: Text): string {
  const { paint } = DARK;
  const map = drawMap(view, { text, theme: DARK, size: MAP, idPrefix: 'card-map-' });
  const bars = drawScoreBars(view, { text, theme: DARK, size: BARS, idPrefix: 'card-bars-' });
  const size = Math.min(64, (SIZE.width - LEFT - 40) / (title.length * 0.54));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="Saira, system-ui, sans-serif">`,
    `<title>${escaped(title)}</title><rect width="100%" height="100%" fill="${paint.paper}"/>`,
    placed(map, 10, 0),
    `<text x="${LEFT}" y="150" font-size="${size.toFixed(1)}" font-weight="800" fill="${paint.ink}">${escaped(title)}</text>`,
    placed(bars, LEFT, 200),
    `<text x="${LEFT}" y="590" font-size="24" font-weight="800" letter-spacing="3.4" fill="${paint.faint}">SKYMINES</text></svg>`,
  ].join('');
}

/** Positions a drawing inside another one. */
function placed(svg: string, x: number, y: number): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" `);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
