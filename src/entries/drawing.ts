export { drawBelt } from '../drawing/drawBelt.ts';
export { drawBoard } from '../drawing/drawBoard.ts';
export { drawCompanyTracks } from '../drawing/drawCompanyTracks.ts';
export {
  drawCard,
  drawLunaCard,
  drawMenace,
  drawMission,
  drawPlan,
  drawTile,
  drawToken,
} from '../drawing/drawComponents.ts';
export { drawLegend, LEGENDS, type LegendOf } from '../drawing/drawLegend.ts';
export { drawMoon } from '../drawing/drawMoon.ts';
export { drawRounds } from '../drawing/drawRounds.ts';
export {
  drawDestroyed,
  drawDisplay,
  drawLuna,
  drawMissions,
  drawPlayer,
  drawResearchDisplay,
  drawTable,
} from '../drawing/drawTable.ts';
export { drawTracks } from '../drawing/drawTracks.ts';
export type { Highlight, HighlightKind } from '../drawing/highlight.ts';
export type { Layout } from '../drawing/layout.ts';
export type { DrawingOptions } from '../drawing/pen.ts';
export type { OwnSigns } from '../drawing/signs/ownSigns.ts';
export type { SignKind } from '../drawing/signs/shapes.ts';
export { type Band, type Role, type Theme, themeCss } from '../drawing/theme.ts';
export { CONTRAST, DARK, LIGHT, ROLES, THEMES } from '../drawing/themes.ts';
