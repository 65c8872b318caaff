import '../shared/font.css';
import './reset.css';
import './style.css';
import './tableFirst.css';
import { h } from '../shared/elements.ts';
import { Page } from './page.ts';
import { styleParts } from './table/parts.ts';
import { themeCss } from './theme.ts';

const place = document.querySelector<HTMLElement>('.play');
document.head.append(h('style', {}, themeCss()));
styleParts(async () => {
  const { default: css } = await import('./tableParts.css?inline');
  document.head.append(h('style', {}, css));
});
if (place !== null) void new Page(place).open();
if (import.meta.env.PROD) void navigator.serviceWorker?.register('../offline.js');
