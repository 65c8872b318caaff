import { LUNA_SLOTS } from '../../../components/ids.ts';
import { END_SLOTS } from '../../../components/printed.ts';
import { at } from '../../../engine/lists.ts';
import { nextCard, openSlots } from '../../../game/luna/luna.ts';
import type { LunaState } from '../../../game/model/state.ts';
import type { Game } from '../../../game/rules/game.ts';
import { playerAt } from '../../../game/rules/players.ts';
import type { JsonProblems } from '../../../input/problems.ts';
import { unless } from '../../../input/problems.ts';
import { phaseOf } from './phase.ts';

/** Luna has what she can have, and her cards lie as the moment of the game asks. */
export function lunaStateProblems(game: Game): JsonProblems {
  const { luna } = game.state;
  return luna === null
    ? []
    : [...belongingProblems(game, luna), ...deckProblems(game, luna), ...slotProblems(game, luna)];
}

/** LUNA-10, LUNA-32, LACT-32: no cards in play, no tiles, no plans, no token; cards of the display in her reserve. */
function belongingProblems(game: Game, { seat }: LunaState): JsonProblems {
  const { hand, area, used, resting, tiles, oneTimeMarkers, token, covered } = playerAt(game, seat);
  const path = `$.players[${seat}]`;
  const cards = [...area.filter((card) => card !== null), ...resting.flat()];
  const isDealt = (card: string): boolean => game.box.card(card).letter !== null;
  return [
    ...unless(hand.every(isDealt), `${path}.hand`, 'cards that Luna has gained'),
    ...unless(cards.length === 0 && !used.includes(true), `${path}.area`, 'no action cards of Luna'),
    ...unless(tiles.length === 0, `${path}.tiles`, 'no tiles of Luna'),
    ...unless(oneTimeMarkers === 0, `${path}.oneTimeMarkers`, '0'),
    ...unless(token === null && covered.length === 0, `${path}.token`, 'no token and no plans of Luna'),
  ];
}

/** LUNA-14, LUNA-17, LUNA-18: grade 2 in its own deck, and a card of it out for every token behind her markers. */
function deckProblems({ box, state }: Game, luna: LunaState): JsonProblems {
  const { cards, levels } = box.content.luna;
  const { gradeTwo, tankTokens, researchTokens, startTank, startResearch } = at(levels, state.options.luna?.level ?? 0);
  const { helium, upload } = at(state.players, luna.seat);
  const all = gradeTwo ? cards.filter(({ grade }) => grade === 2).length : 0;
  const passed = [
    ...tankTokens.filter((space) => startTank < space && space <= helium),
    ...researchTokens.filter((space) => startResearch < space && space <= upload),
  ].length;
  const path = `$.players[${luna.seat}]`;
  return [
    ...unless(helium >= startTank, `${path}.helium`, `a space from ${startTank}`),
    ...unless(upload >= startResearch, `${path}.upload`, `a space from ${startResearch}`),
    ...unless(
      luna.gradeTwo.every((id) => box.lunaCard(id).grade === 2),
      '$.luna.gradeTwo',
      'cards of grade 2',
    ),
    ...unless(all - luna.gradeTwo.length >= Math.min(passed, all), '$.luna.gradeTwo', `${passed} cards fewer at least`),
  ];
}

/**
 * LUNA-19, LUNA-21, LUNA-27 to LUNA-32: her cards are dealt for the action phase, turned up from the left, and gone when
 * she has played the last; then one majority card may be gone, too.
 */
function slotProblems(game: Game, luna: LunaState): JsonProblems {
  const { slots, majority } = luna;
  const phase = phaseOf(game.state);
  const { passed } = playerAt(game, luna.seat);
  const isPlaying = phase === 'action' && !passed;
  const gone = majority.filter((card) => card === null).length;
  const most = isPlaying ? 0 : phase === 'action' || phase === 'over' ? 1 : 2;
  return [
    ...unless(
      phase === 'action' || passed === (phase === 'over'),
      `$.players[${luna.seat}].passed`,
      `${phase === 'over'}`,
    ),
    ...unless(
      isPlaying ? arePlayed(game, luna) : slots.every((slot) => slot === null),
      '$.luna.slots',
      isPlaying ? 'her cards in open slots, turned up from the left, not yet all' : 'no cards at this moment',
    ),
    ...unless(gone <= most && (most < 2 || gone === 2), '$.luna.majority', 'two majority cards while Luna plays'),
  ];
}

/** LUNA-25: a slot that opened after the cards were dealt is still empty. */
function arePlayed(game: Game, luna: LunaState): boolean {
  const open = openSlots(game);
  const next = nextCard(luna);
  const ends: readonly number[] = Object.values(END_SLOTS);
  return (
    next >= 0 &&
    luna.slots.every((slot, place) => {
      if (slot === null) return ends.includes(place);
      return open.includes(at(LUNA_SLOTS, place)) && slot.faceUp === place < next;
    })
  );
}
