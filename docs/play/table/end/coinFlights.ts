import type { ScoreCategory } from 'skymines-rules';
import { drawIcon } from 'skymines-rules/drawing';
import { h } from '../../../shared/elements.ts';

/** Coins per bar, time between two of them and time of each one in milliseconds at normal speed. */
const FLIGHT = { coins: 5, gap: 45, duration: 320 } as const;

/** Coins fly from a company's station to its part of every bar. Small screens show no station. */
export function flyCoins(scene: HTMLElement, category: ScoreCategory, factor: number): void {
  const station = scene.querySelector(`.end-map [data-ref="company:${category}"]`)?.getBoundingClientRect();
  if (station === undefined || station.width === 0) return;
  const origin = scene.getBoundingClientRect();
  const from = {
    x: station.left + station.width / 2 - origin.left,
    y: station.top + station.height / 2 - origin.top,
  };
  for (const part of scene.querySelectorAll(`.final-part[data-source="${category}"]:not(.is-empty)`)) {
    const { left, top, height } = part.getBoundingClientRect();
    const to = { x: left - origin.left, y: top + height / 2 - origin.top };
    for (let index = 0; index < FLIGHT.coins; index += 1) scene.append(coin(from, to, index * FLIGHT.gap, factor));
  }
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function coin(from: Spot, to: Spot, delay: number, factor: number): HTMLElement {
  const element = h('span', { class: 'final-coin', 'aria-hidden': 'true' });
  element.innerHTML = drawIcon({ kind: 'coin', text: '1' }, { height: 24 });
  const at = ({ x, y }: Spot): string => `translate(${x}px, ${y}px)`;
  const timing = {
    duration: FLIGHT.duration * factor,
    delay: delay * factor,
    fill: 'backwards',
    easing: 'ease-in-out',
  } as const;
  const flight = element.animate({ transform: [at(from), at(to)], opacity: [0.6, 1] }, timing);
  flight.finished.finally(() => element.remove()).catch(() => undefined);
  return element;
}
