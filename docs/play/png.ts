import { download } from '../shared/elements.ts';

/** Device pixels per drawing pixel, unless the image would then exceed `MAX_SIZE`. */
const SCALE = 2;
const MAX_SIZE = 4096;

/** In milliseconds. No event reports that an image's fonts have been drawn. */
const FONT_DELAY = 100;

export async function savePng(name: string, svg: string): Promise<void> {
  const image = new Image();
  image.src = dataUrl('image/svg+xml', new TextEncoder().encode(withFonts(svg, await fonts())));
  await image.decode();
  await new Promise((resolve) => setTimeout(resolve, FONT_DELAY));
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(SCALE, MAX_SIZE / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  download(name, await canvas.convertToBlob());
}

function withFonts(svg: string, css: string): string {
  return svg.replace('</title>', `</title><style>${css}</style>`);
}

/** An SVG image cannot load external files, so the fonts are embedded. */
async function fonts(): Promise<string> {
  const sheets = [...document.styleSheets];
  const faces = sheets.flatMap(({ cssRules, href }) =>
    [...cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [filled(rule.cssText, href)] : [])),
  );
  return (await Promise.all(faces)).join('');
}

async function filled(css: string, sheet: string | null): Promise<string> {
  const [link, path] = /url\("?([^")]+)"?\)/.exec(css) ?? [];
  if (link === undefined || path === undefined) return css;
  const font = await fetch(new URL(path, sheet ?? location.href));
  return css.replace(link, `url("${dataUrl('font/woff2', new Uint8Array(await font.arrayBuffer()))}")`);
}

function dataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
