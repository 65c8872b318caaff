export {
  type BonusSpacesOptions,
  drawBonusSpaces,
  drawCards,
  drawLanes,
  drawMap,
  drawPlans,
  type LanesOptions,
} from '../drawing/drawBoard.ts';
export {
  drawBelt,
  drawCard,
  drawLunaCard,
  drawMenace,
  drawMission,
  drawMoon,
  drawPlan,
  drawTile,
  drawToken,
  drawTracks,
} from '../drawing/drawComponents.ts';
export { drawLegend, LEGENDS, type LegendOf } from '../drawing/drawLegend.ts';
export { type CurveOptions, drawCurve, drawScoreBars } from '../drawing/drawScores.ts';
export { drawArea, drawHand, drawResearch, drawRival, drawSeat } from '../drawing/drawSeats.ts';
export { drawDestroyed, drawMissions, drawPlayer, drawTable } from '../drawing/drawTable.ts';
export type { Highlight } from '../drawing/highlight.ts';
export type { DrawingOptions, PictureSize, SizedOptions } from '../drawing/pen.ts';
export type { CurvePoint } from '../drawing/scores/curvePanel.ts';
export type { OwnSigns, SignKind } from '../drawing/signs/shapes.ts';
export type { Band, HighlightKind, Role, Theme } from '../drawing/theme.ts';
export { themeCss } from '../drawing/theme.ts';
export { CONTRAST, DARK, LIGHT, ROLES, THEMES } from '../drawing/themes.ts';
export type { TrackGhost } from '../drawing/tracks/lanesPanel.ts';
