import { type Choice, lookUp, type Ref } from 'skymines-rules/queries';
import type { Decision } from './decision.ts';

/** All face-up energy is used together (EXP-2), so no card or tile is chosen separately. */
export function energyPieces({ view, prompt, rules }: Decision): readonly Ref[] {
  const player = view.players[prompt.seat];
  if (player === undefined) return [];
  const box = lookUp(rules.content);
  const cards = player.area.flatMap((card, slot): Ref[] =>
    card !== null && player.used[slot] === false && box.card(card)?.action.kind === 'energy'
      ? [{ kind: 'card', card }]
      : [],
  );
  const tiles = player.tiles.flatMap(({ tile, used }): Ref[] =>
    tile === 'energyTile' && !used ? [{ kind: 'tile', tile }] : [],
  );
  return [...cards, ...tiles];
}

export function usesEnergy({ steps, ways }: Choice): boolean {
  return (
    steps[0]?.value === 'useEnergy' || (steps.length === 0 && ways.some(({ action }) => action.type === 'useEnergy'))
  );
}
