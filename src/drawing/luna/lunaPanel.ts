import { HIDDEN, LUNA_SLOTS, type LunaCardId } from '../../components/ids.ts';
import type { LunaState } from '../../game/model/state.ts';
import type { Game } from '../../game/rules/game.ts';
import { playerAt } from '../../game/rules/players.ts';
import { chipsPanel } from '../components/chips.ts';
import { LUNA_CARD, lunaCardPanel } from '../components/lunaCard.ts';
import { pile } from '../components/pile.ts';
import { flow, moved, type Panel, row, stack } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { CAPTION, caption } from '../player/caption.ts';
import { headerPanel } from '../player/header.ts';
import { mat, roomOnMat } from '../player/mat.ts';
import { researchTrackPanel } from '../player/researchTrack.ts';
import { tankTrackPanel } from '../player/tankTrack.ts';
import { drawn, rect } from '../shapes.ts';
import { together } from '../svg.ts';

/** Everything that belongs to Luna: her action slots, majority cards, decks, gained cards and tracks. */
export function lunaPanel(pen: Pen, game: Game, luna: LunaState): Panel {
  const { seat } = luna;
  const tracks = [researchTrackPanel(pen, game, seat), tankTrackPanel(pen, game, seat)];
  const width = Math.max(...tracks.map((track) => track.width));
  const slots = luna.slots.map((each, index) =>
    captioned(pen, `${pen.text.heading('lunaSlot')} ${LUNA_SLOTS[index]}`, slotPanel(pen, game, each?.card ?? null)),
  );
  const hand = playerAt(game, seat).hand.map((id) => game.box.card(id));
  const majority = luna.majority.map((card) => slotPanel(pen, game, card));
  const room = roomOnMat(pen);
  const below = flow(
    [
      captioned(pen, pen.text.heading('majoritySlots'), row(majority, 8)),
      captioned(pen, `${pen.text.heading('hand')} (${hand.length})`, chipsPanel(pen, hand, 6, room)),
    ],
    room,
  );
  const cards = pen.isTall ? flow([...slots, piles(pen, luna)], room, 8) : row([row(slots, 8), piles(pen, luna)]);
  return mat(pen, game, seat, stack([headerPanel(pen, game, seat, width), cards, below, ...tracks], 12));
}

function captioned(pen: Pen, words: string, { width, height, markup }: Panel): Panel {
  return {
    width,
    height: height + CAPTION,
    markup: together([caption(pen, { x: 0, y: 0 }, words), moved(markup, 0, CAPTION)]),
  };
}

/** A card of hers, a back, or an empty slot. */
function slotPanel(pen: Pen, { box }: Game, id: LunaCardId | null): Panel {
  if (id !== null) return lunaCardPanel(pen, id === HIDDEN ? null : box.lunaCard(id));
  const area = rect({ x: 0, y: 0 }, LUNA_CARD.width, LUNA_CARD.height, 7);
  return { ...LUNA_CARD, markup: drawn(area, pen.paint({ fill: 'slot', line: 'line' })) };
}

/** How many cards lie in her decks and in her discard pile. */
function piles(pen: Pen, { deck, gradeTwo, discard }: LunaState): Panel {
  const size = { width: 130, height: 66 };
  const heading = (name: 'deck' | 'gradeTwo' | 'discard'): string => pen.text.heading(name);
  return stack(
    [
      pile(pen, size, heading('deck'), deck.length),
      pile(pen, size, heading('gradeTwo'), gradeTwo.length),
      pile(pen, size, heading('discard'), discard.length),
    ],
    6,
  );
}
