/** Outlines on a grid of 20 units. */
const OUTLINES = {
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'M5 5l10 10M15 5L5 15',
  new: 'M15.5 6.5A6.5 6.5 0 1 0 16.5 11M16 2.8v4h-4',
  replay: 'M6 4l10 6-10 6z',
  text: 'M4 4.5h12M4 8.2h12M4 11.8h12M4 15.5h7',
  help: 'M7.4 7.6a2.6 2.6 0 1 1 3.8 2.3c-.8.4-1.2.9-1.2 1.8M10 14.4v.2M17.2 10a7.2 7.2 0 1 1-14.4 0a7.2 7.2 0 1 1 14.4 0z',
  book: 'M10 5.4C8 4 5.6 3.8 3 4.4v11c2.6-.6 5-.4 7 1 2-1.4 4.4-1.6 7-1v-11c-2.6-.6-5-.4-7 1zM10 5.4v11',
  link: 'M8.5 11.5a3.2 3.2 0 0 0 4.6.2l2.4-2.4a3.2 3.2 0 0 0-4.6-4.6l-1 1M11.5 8.5a3.2 3.2 0 0 0-4.6-.2l-2.4 2.4a3.2 3.2 0 0 0 4.6 4.6l1-1',
  picture: 'M3 4h14v12H3zM3 14l4-4 3 3 3-3 4 4M7.6 7.4v.2',
  save: 'M10 3v9M6.5 8.8L10 12.2l3.5-3.4M4 15.8h12',
  load: 'M5.5 2.8h6l3.5 3.6v10.8h-9.5zM11.2 3v3.6h3.6',
  sound: 'M3 7.8v4.4h2.8L9.8 15.6V4.4L5.8 7.8zM12.8 7.4a3.8 3.8 0 0 1 0 5.2M15 5.2a6.8 6.8 0 0 1 0 9.6',
  flag: 'M5 17.5V3.2M5 4h10.5l-2.6 3.4 2.6 3.4H5',
  star: 'M10 2.6l2.2 4.9 5.3.5-4 3.5 1.2 5.2L10 14l-4.7 2.7 1.2-5.2-4-3.5 5.3-.5z',
  silence: 'M3 7.8v4.4h2.8L9.8 15.6V4.4L5.8 7.8zM13 7.8l4.4 4.4M17.4 7.8L13 12.2',
} as const;

export type IconName = keyof typeof OUTLINES;

export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = `<path d="${OUTLINES[name]}"/>`;
  return svg;
}
