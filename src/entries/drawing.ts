export * from '../drawing/drawIcon.ts';
export { drawLegend, LEGENDS, type LegendOf } from '../drawing/drawLegend.ts';
export * from '../drawing/drawScores.ts';
export * from '../drawing/drawSheets.ts';
export * from '../drawing/drawSized.ts';
export type { DrawingOptions, Highlight, PictureSize, SizedOptions } from '../drawing/pen.ts';
export type { CurveMark, CurvePoint } from '../drawing/scores.ts';
export type { OwnSigns, SignKind } from '../drawing/signs/shapes.ts';
export {
  type Band,
  CONTRAST,
  DARK,
  type HighlightKind,
  LIGHT,
  ROLES,
  type Role,
  THEMES,
  type Theme,
  themeCss,
} from '../drawing/theme.ts';
export type { TrackGhost } from '../drawing/tracks/lanes.ts';
export type { TrackTrail } from '../drawing/tracks/trail.ts';
