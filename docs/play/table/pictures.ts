import type { GameView, Seat } from 'skymines-rules';
import {
  drawArea,
  drawBonusSpaces,
  drawCards,
  drawHand,
  drawLanes,
  drawMap,
  drawPlans,
  drawResearch,
  drawRival,
  drawSeat,
  type LanesOptions,
  type PictureSize,
} from 'skymines-rules/drawing';
import type { RefKind } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { seatName } from '../seatNames.ts';

export const ZONES = ['map', 'lanes', 'bonus', 'cards', 'plans', 'rivals', 'own', 'area', 'hand', 'research'] as const;
export type Zone = (typeof ZONES)[number];

/** Zones of the player at the screen. */
export const DOCK: readonly Zone[] = ['own', 'area', 'hand', 'research'];

export type PictureOptions = Omit<LanesOptions, 'size'>;

export interface Picture {
  readonly id: string;
  readonly title: string;
  readonly zone: Zone;
  readonly draw: (options: PictureOptions & { readonly size: PictureSize }) => string;
}

export const ZONE_OF: Readonly<Partial<Record<RefKind, Zone>>> = {
  sector: 'map',
  asteroid: 'map',
  outpostSpace: 'map',
  shuttleSpace: 'map',
  column: 'map',
  menace: 'map',
  task: 'map',
  mission: 'map',
  company: 'lanes',
  trackSpace: 'lanes',
  bonusSpace: 'bonus',
  displaySlot: 'cards',
  displaySpace: 'plans',
  plan: 'plans',
  researchSpace: 'research',
};

// On small screens, the tracks have no room for their bonus spaces, but this picture is wide enough to show them.
const NARROW = 300;

/** `own` draws the viewer's components in full. `strip` draws every seat as a strip to save space. */
export function picturesOf(view: GameView, text: Text, own: 'own' | 'strip' = 'own'): readonly Picture[] {
  const viewer: Seat = view.viewer === 'spectator' ? 0 : view.viewer;
  const others = view.seating.filter((seat) => own === 'strip' || seat !== viewer);
  const shared = (zone: Zone, title: string, draw: typeof drawCards): Picture => {
    return { id: zone, zone, title, draw: (options) => draw(view, options) };
  };
  const of = (id: string, zone: Zone, seat: Seat, draw: typeof drawSeat): Picture => {
    return { id, zone, title: seatName(text, seat), draw: (options) => draw(view, seat, options) };
  };
  return [
    shared('map', text.heading(view.belt === null ? 'moon' : 'belt'), drawMap),
    shared('lanes', text.heading('tracks'), drawLanes),
    shared('bonus', text.heading('spaces'), (game, options) =>
      drawBonusSpaces(game, { ...options, tracks: options.size.width > NARROW }),
    ),
    shared('cards', text.heading('display'), drawCards),
    shared('plans', text.heading('researchDisplay'), drawPlans),
    ...others.map((seat) => of(seat === view.luna?.seat ? 'luna' : `seat${seat}`, 'rivals', seat, drawRival)),
    of('own', 'own', viewer, drawSeat),
    { ...of('area', 'area', viewer, drawArea), title: text.heading('area') },
    { ...of('hand', 'hand', viewer, drawHand), title: text.heading('hand') },
    { ...of('research', 'research', viewer, drawResearch), title: text.category('research') },
  ];
}
