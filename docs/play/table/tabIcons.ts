const ICONS = {
  map: 'M14.5 3.5A8.5 8.5 0 1 0 20.5 15 7 7 0 0 1 14.5 3.5Z',
  bonus: 'M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8Z',
  cards: 'M8 7h11v14H8ZM5 17V3.5h10',
  plans: 'M9 3h6M10 3v6L4.5 19.5Q4 21 5.5 21h13Q20 21 19.5 19.5L14 9V3M7 15h10',
  log: 'M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5',
  rivals:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20q0-6 6.5-6t6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.3q3.5 1 3.5 5.7',
  list: 'M4 5h6v6H4ZM14 5h6v6h-6ZM4 15h6v4H4ZM14 15h6v4h-6Z',
} as const;

/** Returns the icon of a tab on a small screen. */
export function tabIcon(tab: keyof typeof ICONS): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = `<path d="${ICONS[tab]}" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`;
  return svg;
}
