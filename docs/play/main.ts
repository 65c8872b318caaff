import '../shared/font.css';
import './reset.css';
import './style.css';
import './table.css';
import { h } from '../shared/elements.ts';
import { Page } from './page.ts';
import { themeCss } from './theme.ts';

const place = document.querySelector<HTMLElement>('.play');
document.head.append(h('style', {}, themeCss()));
if (place !== null) void new Page(place).open();
if (import.meta.env.PROD) void navigator.serviceWorker?.register('../offline.js');
