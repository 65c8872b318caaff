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
export {
  type BonusSpacesOptions,
  type CurveOptions,
  drawArea,
  drawBonusSpaces,
  drawCards,
  drawCurve,
  drawHand,
  drawLanes,
  drawMap,
  drawPlans,
  drawResearch,
  drawRival,
  drawScoreBars,
  drawSeat,
  type LanesOptions,
} from '../drawing/drawSized.ts';
export { drawDestroyed, drawMissions, drawPlayer, drawTable } from '../drawing/drawTable.ts';
export type { DrawingOptions, Highlight, PictureSize, SizedOptions } from '../drawing/pen.ts';
export type { CurvePoint } from '../drawing/scores/curvePanel.ts';
export type { OwnSigns, SignKind } from '../drawing/signs/shapes.ts';
export { type Band, type HighlightKind, type Role, type Theme, themeCss } from '../drawing/theme.ts';
export { CONTRAST, DARK, LIGHT, ROLES, THEMES } from '../drawing/themes.ts';
export type { TrackGhost } from '../drawing/tracks/lanesPanel.ts';
