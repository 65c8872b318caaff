const WIDTH = 720;
const LABEL = 190;
const BAR = 22;
const ROW = 34;

/** Returns a bar chart as SVG, with the best value of each row as a bar and its median as a line across it. */
export function chart(
  title: string,
  rows: readonly { readonly name: string; readonly best: number; readonly median: number }[],
): string {
  const most = Math.max(...rows.map(({ best }) => best));
  const scale = (figure: number): number => Math.round(((WIDTH - LABEL - 90) * figure) / most);
  const bars = rows.map(({ name, best, median }, index) => {
    const y = 40 + index * ROW;
    const text = y + BAR / 2 + 5;
    return [
      `<text x="${LABEL - 10}" y="${text}" text-anchor="end">${name}</text>`,
      `<rect x="${LABEL}" y="${y}" width="${scale(best)}" height="${BAR}" rx="2" class="bar"/>`,
      `<line x1="${LABEL + scale(median)}" x2="${LABEL + scale(median)}" y1="${y - 2}" y2="${y + BAR + 2}"/>`,
      `<text x="${LABEL + scale(best) + 8}" y="${text}">${Math.round(best / 1000)} k</text>`,
    ].join('\n  ');
  });
  const height = 50 + rows.length * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">
  <style>
    text { font: 14px system-ui, sans-serif } .ground { fill: #fff } .bar { fill: #3b6ea5 } line { stroke: #b5482f; stroke-width: 2 } text { fill: #222 }
    @media (prefers-color-scheme: dark) { .ground { fill: #16181d } .bar { fill: #6ea3dc } line { stroke: #ef8a6f } text { fill: #ddd } }
  </style>
  <rect width="${WIDTH}" height="${height}" class="ground"/>
  <text x="10" y="22" font-weight="600">${title}</text>
  ${bars.join('\n  ')}
</svg>
`;
}
