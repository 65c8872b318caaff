export { type BonusSpacesOptions, drawBonusSpaces } from '../drawing/drawBonusSpaces.ts';
export {
  drawCard,
  drawLunaCard,
  drawMenace,
  drawMission,
  drawPlan,
  drawTile,
  drawToken,
} from '../drawing/drawComponents.ts';
export { drawCards, drawPlans } from '../drawing/drawDisplays.ts';
export { drawLanes, type LanesOptions } from '../drawing/drawLanes.ts';
export { drawLegend, LEGENDS, type LegendOf } from '../drawing/drawLegend.ts';
export { drawMap } from '../drawing/drawMap.ts';
export { drawBelt, drawMoon, drawTracks } from '../drawing/drawPrinted.ts';
export { type CurveOptions, drawCurve, drawScoreBars } from '../drawing/drawScores.ts';
export { drawArea, drawHand, drawResearch, drawRival, drawSeat } from '../drawing/drawSeats.ts';
export { drawDestroyed, drawMissions, drawPlayer, drawTable } from '../drawing/drawTable.ts';
export type { Highlight } from '../drawing/highlight.ts';
export type { DrawingOptions, PictureSize, SizedOptions } from '../drawing/pen.ts';
export type { CurvePoint } from '../drawing/scores/curvePanel.ts';
export type { OwnSigns } from '../drawing/signs/ownSigns.ts';
export type { SignKind } from '../drawing/signs/shapes.ts';
export type { Band, HighlightKind, Role, Theme } from '../drawing/theme.ts';
export { themeCss } from '../drawing/themeCss.ts';
export { CONTRAST, DARK, LIGHT, ROLES, THEMES } from '../drawing/themes.ts';
export type { TrackGhost } from '../drawing/tracks/lanesPanel.ts';
