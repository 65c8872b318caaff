import type { GameView, Seat } from 'skymines-rules';
import * as drawing from 'skymines-rules/drawing';
import type { RefKind } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { seatName } from '../seatNames.ts';

export const ZONES = ['map', 'lanes', 'bonus', 'cards', 'plans', 'rivals', 'own', 'area', 'hand', 'research'] as const;
export type Zone = (typeof ZONES)[number];

/** Zones of the player at the screen. */
export const DOCK: readonly Zone[] = ['own', 'area', 'hand', 'research'];

export type PictureOptions = Omit<drawing.LanesOptions, 'size'>;

export interface Picture {
  readonly id: string;
  readonly title: string;
  readonly zone: Zone;
  readonly draw: (options: PictureOptions & { readonly size: drawing.PictureSize }) => string;
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
  const shared = (zone: Zone, title: string, draw: typeof drawing.drawCards): Picture => {
    return { id: zone, zone, title, draw: (options) => draw(view, options) };
  };
  const of = (id: string, zone: Zone, seat: Seat, draw: typeof drawing.drawSeat): Picture => {
    return { id, zone, title: seatName(text, seat), draw: (options) => draw(view, seat, options) };
  };
  return [
    shared('map', text.heading(view.belt === null ? 'moon' : 'belt'), drawing.drawMap),
    shared('lanes', text.heading('tracks'), drawing.drawLanes),
    shared('bonus', text.heading('spaces'), (game, options) =>
      drawing.drawBonusSpaces(game, { ...options, tracks: options.size.width > NARROW }),
    ),
    shared('cards', text.heading('display'), drawing.drawCards),
    shared('plans', text.heading('researchDisplay'), drawing.drawPlans),
    ...others.map((seat) => of(seat === view.luna?.seat ? 'luna' : `seat${seat}`, 'rivals', seat, drawing.drawRival)),
    of('own', 'own', viewer, drawing.drawSeat),
    { ...of('area', 'area', viewer, drawing.drawArea), title: text.heading('area') },
    { ...of('hand', 'hand', viewer, drawing.drawHand), title: text.heading('hand') },
    { ...of('research', 'research', viewer, drawing.drawResearch), title: text.category('research') },
  ];
}
