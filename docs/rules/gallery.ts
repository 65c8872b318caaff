import { type CardId, createGame, defaultContent } from 'skymines-rules';
import * as drawing from 'skymines-rules/drawing';
import { createText, type Locale } from 'skymines-rules/text';
import type { Component } from './componentRules.ts';

/** Draws one component of each kind. */
export function pictures(locale: Locale): Readonly<Record<Component, string>> {
  const options = { players: ['Ana', 'Ben'], seed: 'rules', firstPlayer: 0 } as const;
  const game = createGame(options);
  const belt = createGame({ ...options, board: 'belt' });
  const text = createText({ locale, game });
  const cardOf = (kind: string): CardId => {
    return defaultContent.cards.find(({ action, letter }) => action.kind === kind && letter !== null)?.id ?? 'A01';
  };
  let drawn = 0;
  const plain = (): drawing.DrawingOptions => ({ text, idPrefix: `component-${++drawn}-` });
  const sized = (width: number, height: number): drawing.SizedOptions => ({ ...plain(), size: { width, height } });
  return {
    resourceCard: drawing.drawCard(cardOf('resource'), plain()),
    energyCard: drawing.drawCard(cardOf('energy'), plain()),
    scientistCard: drawing.drawCard(cardOf('scientist'), plain()),
    fieldScientistCard: drawing.drawCard(cardOf('fieldScientist'), plain()),
    shareCard: drawing.drawCard(cardOf('share'), plain()),
    display: drawing.drawCards(game, sized(220, 220)),
    map: drawing.drawMap(game, sized(260, 220)),
    station: drawing.drawMap(game, sized(260, 220)),
    track: drawing.drawLanes(game, sized(280, 170)),
    bonusSpaces: drawing.drawBonusSpaces(game, sized(220, 200)),
    tile: drawing.drawTile('energyTile', plain()),
    plan: drawing.drawPlan('planA03', plain()),
    token: drawing.drawToken('token05', plain()),
    area: drawing.drawArea(game, 0, sized(240, 150)),
    research: drawing.drawResearch(game, 0, sized(280, 140)),
    mission: drawing.drawMission('mission1', null, plain()),
    belt: drawing.drawMap(belt, sized(260, 220)),
    menace: drawing.drawMenace('spacePirates', plain()),
    lunaCard: drawing.drawLunaCard('I-1', plain()),
  };
}

/** Crops a drawing to a single component, without its caption. */
export function crop(picture: Element, component: Component): void {
  const [svg] = picture.getElementsByTagName('svg');
  const toDrawing = svg?.getScreenCTM()?.inverse();
  const places = [...picture.querySelectorAll('g[data-ref]')];
  const only = component === 'station' ? picture.querySelector('g.station') : places.length === 1 ? places[0] : null;
  if (svg === undefined || toDrawing === undefined || !only) return;
  const { left, top, right, bottom } = only.getBoundingClientRect();
  const start = new DOMPoint(left, top).matrixTransform(toDrawing);
  const end = new DOMPoint(right, bottom).matrixTransform(toDrawing);
  svg.removeAttribute('width');
  svg.removeAttribute('height');
  svg.setAttribute('viewBox', [start.x, start.y, end.x - start.x, end.y - start.y].join(' '));
}
