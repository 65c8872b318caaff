import type { GameView, Seat } from 'skymines-rules';
import * as drawing from 'skymines-rules/drawing';
import type { RefKind } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { sentence } from '../../shared/sentence.ts';

/** Zones of the table that contain pictures. */
export const ZONES = ['map', 'lanes', 'bonus', 'cards', 'plans', 'rivals', 'own', 'area', 'hand', 'research'] as const;
export type Zone = (typeof ZONES)[number];

/** Zones with the components of the player using the screen. */
export const DOCK: readonly Zone[] = ['own', 'area', 'hand', 'research'];

/** Options of a picture, apart from its size. */
export type PictureOptions = Omit<drawing.LanesOptions, 'size'>;

export interface Picture {
  readonly id: string;
  readonly title: string;
  readonly zone: Zone;
  readonly draw: (options: PictureOptions & { readonly size: drawing.PictureSize }) => string;
}

/** Zones by the kind of component that can be chosen there. */
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

/**
 * Width above which the picture of the bonus spaces also shows those of the company tracks. It is this wide only when
 * the table is shown one part at a time, and then the tracks have no room for their own bonus spaces.
 */
const NARROW = 300;

/**
 * Returns the pictures of a position. With `own`, the viewer's components are drawn in full. With `strip`, every seat
 * is drawn as a strip to save space.
 */
export function picturesOf(view: GameView, text: Text, own: 'own' | 'strip' = 'own'): readonly Picture[] {
  const viewer: Seat = view.viewer === 'spectator' ? 0 : view.viewer;
  const others = view.seating.filter((seat) => own === 'strip' || seat !== viewer);
  const nameOf = (seat: Seat): string => sentence(text.name({ kind: 'seat', seat }));
  const shared = (zone: Zone, title: string, draw: typeof drawing.drawCards): Picture => {
    return { id: zone, zone, title, draw: (options) => draw(view, options) };
  };
  const of = (id: string, zone: Zone, seat: Seat, draw: typeof drawing.drawSeat): Picture => {
    return { id, zone, title: nameOf(seat), draw: (options) => draw(view, seat, options) };
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
