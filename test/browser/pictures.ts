import * as drawing from '../../src/entries/drawing.ts';
import { type CreateGameOptions, defaultContent, type GameState, viewFor } from '../../src/entries/index.ts';
import { PANELS } from '../kit/panels.ts';
import { names } from '../kit/people.ts';
import { playRandomly } from '../kit/playRandomly.ts';

type Draw = (options: drawing.DrawingOptions) => string;
/** A picture, with the game that it shows, if any. */
export interface Picture {
  readonly game?: GameState;
  readonly draw: Draw;
}

/** Plays a game with these options for this many random actions. */
function after(actions: number, players: number, more: Partial<CreateGameOptions>): GameState {
  const seed = `pictures ${players}`;
  return playRandomly({ players: names(players), seed, tracks: 'random', startingTokens: 'choose', ...more }, actions)
    .end;
}

const STATES: Readonly<Record<string, GameState>> = {
  start: after(0, 4, {}),
  moon: after(250, 4, { missions: true }),
  belt: after(250, 3, { board: 'belt', missions: true, menace: 'singularity', luna: { level: 3 } }),
  end: after(Number.POSITIVE_INFINITY, 2, { luna: { level: 8 } }),
};

function ofState(name: string, state: GameState): [string, Draw][] {
  const view = viewFor(state, 0);
  return [
    [`${name}: table`, (options) => drawing.drawTable(state, options)],
    [`${name}: table as seat 0 sees it`, (options) => drawing.drawTable(view, options)],
    [`${name}: player`, (options) => drawing.drawPlayer(state, 0, options)],
    [`${name}: last player`, (options) => drawing.drawPlayer(state, state.players.length - 1, options)],
  ];
}

/** Draws a part in a given size, on the background of a page. */
function onPanel(draw: (options: drawing.SizedOptions) => string, width: number, height: number): Draw {
  return (options) => {
    const { paint } = options.theme ?? drawing.LIGHT;
    const ground = `<rect width="${width}" height="${height}" class="sm-panel" fill="${paint.panel}"/>`;
    return draw({ ...options, size: { width, height } }).replace('</desc>', `</desc>${ground}`);
  };
}

/** Returns the parts of a table in their sizes on a screen of 1280 by 800 pixels. */
function panels(name: string, state: GameState): [string, Draw][] {
  return Object.entries(PANELS).flatMap(([part, { draw, sizes }]) =>
    sizes.slice(0, 1).map(([width, height]): [string, Draw] => {
      const seat = part === 'rival' ? state.players.length - 1 : 0;
      return [`${name}: ${part} in a size`, onPanel((options) => draw(state, seat, options), width, height)];
    }),
  );
}

const { cards, plans, specialPlans, tokens, tiles, missions, menaces, luna } = defaultContent;

/** Draws each of some components by its id. */
function each(
  components: readonly { readonly id: string }[],
  draw: (id: string, options: drawing.DrawingOptions) => string,
): [string, Draw][] {
  return components.map(({ id }) => [id, (options) => draw(id, options)]);
}

const PARTS: readonly [string, Draw][] = [
  ...each(cards.slice(0, 5), drawing.drawCard),
  ...each([...plans.slice(0, 3), ...specialPlans.slice(0, 1)], drawing.drawPlan),
  ...each(tokens, drawing.drawToken),
  ...tiles.map(({ id }): [string, Draw] => [id, (options) => drawing.drawTile(id, options)]),
  ...each(missions, (id, options) => drawing.drawMission(id, null, options)),
  ...menaces.map(({ id }): [string, Draw] => [id, (options) => drawing.drawMenace(id, options)]),
  ...each(luna.cards, drawing.drawLunaCard),
];

const EMPTY: readonly [string, Draw][] = [
  ['the Moon', (options) => drawing.drawMoon(options)],
  ['the Belt', (options) => drawing.drawBelt(options)],
  ['the tracks', (options) => drawing.drawTracks(options)],
  ...drawing.LEGENDS.map((of): [string, Draw] => [`the legend of ${of}`, (options) => drawing.drawLegend(of, options)]),
];

/** All pictures to test, by name. */
export const PICTURES: readonly (readonly [string, Picture])[] = [
  ...[...EMPTY, ...PARTS].map(([name, draw]) => [name, { draw }] as const),
  ...Object.entries(STATES).flatMap(([name, game]) =>
    [...ofState(name, game), ...panels(name, game)].map(([shown, draw]) => [shown, { game, draw }] as const),
  ),
];
