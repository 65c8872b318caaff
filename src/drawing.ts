export { drawBelt } from './present/drawing/drawBelt.ts';
export { drawBoard } from './present/drawing/drawBoard.ts';
export { drawCompanyTracks } from './present/drawing/drawCompanyTracks.ts';
export {
  drawCard,
  drawLunaCard,
  drawMenace,
  drawMission,
  drawPlan,
  drawTile,
  drawToken,
} from './present/drawing/drawComponents.ts';
export { drawLegend, LEGENDS, type LegendOf } from './present/drawing/drawLegend.ts';
export { drawMoon } from './present/drawing/drawMoon.ts';
export { drawRounds } from './present/drawing/drawRounds.ts';
export { drawDisplay, drawLuna, drawPlayer, drawResearchDisplay, drawTable } from './present/drawing/drawTable.ts';
export { drawTracks } from './present/drawing/drawTracks.ts';
export type { Highlight, HighlightKind } from './present/drawing/highlight.ts';
export type { Layout } from './present/drawing/layout.ts';
export type { DrawingOptions } from './present/drawing/pen.ts';
export { type Band, type Role, type Theme, themeCss } from './present/drawing/theme.ts';
export { CONTRAST, DARK, LIGHT, THEMES } from './present/drawing/themes.ts';
