// Few people open a legend, so the page loads it by itself.
export { drawLegend } from 'skymines-rules/drawing';
